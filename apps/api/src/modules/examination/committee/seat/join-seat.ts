import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { wordsInLine } from '@diatrivi/domain/examination/committee/outside-words'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { findAccount } from '../../../people/account/account.queries.ts'
import type { CommitteeDependencies } from '../committee.model.ts'
import { updateSeat } from '../committee.repository.ts'
import { revokeLinksOfSeat } from '../link/signed-link.repository.ts'
import { lockSeat } from '../lock-committee.ts'
import { findOutsidePerson } from '../outside/outside-person.repository.ts'

/**
 * A person takes a seat that was given to the address before there was an account for it, and acts by the account from
 * then on, and by no link: docs/regulation.md#join-seat
 */
export async function joinSeat(
  { clock, history, notices }: Pick<CommitteeDependencies, 'clock' | 'history' | 'notices'>,
  tx: Tx,
  actor: MemberActor,
  seatId: number,
): Promise<void> {
  const { committee, seat } = await lockSeat(tx, seatId)
  const { thesis, seats } = committee
  const account = found(await findAccount(tx, actor.accountId))
  enforce(canCommittee.join(actor, account.isActive ? account.email : null, thesis, seats, seat))
  const before = found(await findOutsidePerson(tx, found(seat.outsidePersonId)))
  const at = clock.now()
  await updateSeat(tx, seatId, { accountId: actor.accountId, outsidePersonId: null }, at)
  await revokeLinksOfSeat(tx, { seatId }, at)
  const person = fullName(account)
  const details = { member: wordsInLine(before), after: `${person} (${account.username})` }
  const { accountId: actorId } = actor
  await history.record(tx, { thesisId: thesis.id, actorId, what: 'seat_reworded', details, at })
  const { instructorId: recipientId } = thesis
  await notices.notify(tx, [{ recipientId, kind: 'seat_reworded', thesis, facts: { person } }], at)
}
