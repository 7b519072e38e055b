import { canCommissioner, linkHolds } from '@diatrivi/domain/examination/commissioner/commissioner.policy'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { commentBeginning } from '@diatrivi/domain/thesis/comment/comment'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mailOutside } from '../../../platform/mail/paced-mail.repository.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { commissionerAnswerMail } from '../../thesis/notice/mails/outside-commissioner.mail.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { outsideFacts } from '../committee/outside/outside-mail.queries.ts'
import { commentNotices, theTwoOf } from './comment-notices.model.ts'
import {
  type Commissioner,
  type CommissionerDependencies,
  lastDayOf,
  mailKeys,
  toMentor,
} from './commissioner.model.ts'
import { insertCommissionerComment } from './commissioner.repository.ts'
import { lockCommissioner } from './lock-commissioner.ts'

/** Student or supervisor says something: the other is notified, and the mentor mailed while a link holds. */
export async function sendComment(
  { clock, notices }: Pick<CommissionerDependencies, 'clock' | 'notices'>,
  tx: Tx,
  actor: MemberActor,
  { thesisId, text }: { thesisId: number; text: string },
): Promise<number> {
  const { thesis, current } = await lockCommissioner(tx, thesisId)
  enforce(canCommissioner.writeComment(actor, thesis))
  const to = found(current)
  const at = clock.now()
  const comment = { commissionerId: to.id, authorId: actor.accountId, text, writtenAt: at }
  const id = await insertCommissionerComment(tx, comment)
  const isStudents = actor.accountId === thesis.studentId
  const person = fullName(isStudents ? found(thesis.student) : thesis.instructor)
  const others = theTwoOf(thesis).filter((accountId) => accountId !== actor.accountId)
  await notices.notify(tx, commentNotices(thesis, others, { person, text }), at)
  await mailMentor(tx, thesis, to, { person, text, at })
  return id
}

/** Codes are not kept, so that the mail names the day of the one with the link. Without a link that holds none leaves. */
async function mailMentor(
  tx: Tx,
  thesis: ThesisInQuestion,
  commissioner: Commissioner,
  { person, text, at }: { person: string; text: string; at: Date },
): Promise<void> {
  const { mentor, link, firm } = commissioner
  if (mentor === null || link === null || !linkHolds(commissioner, at)) return
  const to = toMentor(mentor)
  const days = { sentOn: athensDate(link.createdAt), day: lastDayOf(link) }
  const facts = { ...(await outsideFacts(tx, thesis)), firm, person, text: commentBeginning(text), ...days }
  await mailOutside(
    tx,
    { to, ...mailKeys(thesis, 'answer') },
    async () => commissionerAnswerMail(to, facts),
    at,
  )
}
