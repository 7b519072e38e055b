import { lastLinkDay } from '@diatrivi/domain/examination/commissioner/commissioner'
import { canCommissioner } from '@diatrivi/domain/examination/commissioner/commissioner.policy'
import { endOfDay } from '@diatrivi/domain/examination/committee/signed-link'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mailOutside } from '../../../platform/mail/paced-mail.repository.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { commissionerLinkMail } from '../../thesis/notice/mails/outside-commissioner.mail.ts'
import { hashOfLinkCode, newLinkCode } from '../committee/link/link-code.model.ts'
import { outsideFacts } from '../committee/outside/outside-mail.queries.ts'
import { type CommissionerDependencies, commissionerEvent, mailKeys, toMentor } from './commissioner.model.ts'
import { insertCommissionerLink, revokeCommissionerLinks } from './commissioner.repository.ts'
import { lockCommissioner } from './lock-commissioner.ts'

/** Mails the mentor a link; the one before ends when the mail leaves: docs/regulation.md#commissioner. */
export async function sendLink(
  { clock, links, history }: Pick<CommissionerDependencies, 'clock' | 'links' | 'history'>,
  tx: Tx,
  actor: MemberActor,
  thesisId: number,
): Promise<void> {
  const { thesis, rules, current } = await lockCommissioner(tx, thesisId)
  enforce(canCommissioner.sendLink(actor, thesis, rules))
  const { id: commissionerId, firm, mentor } = found(current)
  const to = toMentor(found(mentor))
  const [at, day] = [clock.now(), lastLinkDay(clock.today())]
  const facts = { ...(await outsideFacts(tx, thesis)), firm, day }
  await mailOutside(
    tx,
    { to, ...mailKeys(thesis, 'link') },
    async (mailedAt) => {
      const code = newLinkCode()
      await revokeCommissionerLinks(tx, commissionerId, mailedAt)
      const link = {
        commissionerId,
        codeHash: hashOfLinkCode('commissioner-link', code),
        createdAt: at,
        expiresAt: endOfDay(day),
      }
      await insertCommissionerLink(tx, link)
      return commissionerLinkMail(to, { ...facts, url: links.byLink('company', code) })
    },
    at,
  )
  await history.record(tx, commissionerEvent(thesis, { what: 'commissioner_link_sent', actor, firm, at }))
}
