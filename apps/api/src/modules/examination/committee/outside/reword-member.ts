import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import {
  type OutsideWords,
  sameWords,
  wordsInLine,
} from '@diatrivi/domain/examination/committee/outside-words'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { seatRewordedMail } from '../../../thesis/notice/mails/outside-seat.mail.ts'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'
import { findThesisFacts, lockTheses } from '../../../thesis/thesis/thesis-lock.queries.ts'
import type { CommitteeDependencies } from '../committee.model.ts'
import { findSeat } from '../committee.queries.ts'
import { outsideAddressee, outsideFacts } from './outside-mail.queries.ts'
import { listThesesOfOutsider, lockOutsidePerson, writeOutsidePerson } from './outside-person.repository.ts'
import { recordRewording } from './record-rewording.ts'

/**
 * Writes other words about a person without an account, as the office does; the supervisors concerned and the person are
 * notified: docs/regulation.md#outside-words
 */
export async function rewordMember(
  deps: Pick<CommitteeDependencies, 'clock' | 'history' | 'notices'>,
  tx: Tx,
  actor: MemberActor,
  seatId: number,
  words: OutsideWords,
): Promise<void> {
  const { clock, notices } = deps
  const seat = found(await findSeat(tx, seatId))
  const thesis = found(await findThesisFacts(tx, seat.thesisId))
  enforce(canCommittee.rewordOutside(actor, thesis, seat))
  const { outsidePersonId } = seat
  const personId = found(outsidePersonId)
  const theses = await lockTheses(tx, await listThesesOfOutsider(tx, personId))
  const before = found(await lockOutsidePerson(tx, personId))
  if (sameWords(before, words)) return
  const at = clock.now()
  const person = await writeOutsidePerson(tx, personId, words, at)
  await recordRewording(deps, tx, person, before, actor.accountId)
  const facts = { person: fullName(person) }
  const rewordings = theses.map(
    (one): NewNotice => ({ recipientId: one.instructorId, kind: 'seat_reworded', thesis: one, facts }),
  )
  await notices.notify(tx, rewordings, at)
  const mail = { ...(await outsideFacts(tx, thesis)), words: wordsInLine(person) }
  await enqueueMail(tx, seatRewordedMail(await outsideAddressee(tx, seat), mail), at)
}
