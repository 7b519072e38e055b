import { substituteFor } from '@diatrivi/domain/examination/committee/committee'
import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import type { CommitteeDependencies, SeatRow } from '../committee.model.ts'
import { updateSeat } from '../committee.repository.ts'
import { revokeLinksOfSeat } from '../link/signed-link.repository.ts'
import { lockSeat } from '../lock-committee.ts'
import { giveSeat } from './give-seat.ts'
import { seatEvent, theTwoOf } from './seat-message.model.ts'

type Dependencies = Pick<CommitteeDependencies, 'clock' | 'history' | 'notices' | 'examination'>

/**
 * A member leaves, or the secretary writes down that one has, and the first substitute who has accepted takes the seat:
 * docs/regulation.md#leave-seat.
 */
export async function leaveSeat(
  deps: Dependencies,
  tx: Tx,
  actor: MemberActor,
  seatId: number,
  reason: string,
): Promise<void> {
  const { clock, history, notices } = deps
  const { committee, seat } = await lockSeat(tx, seatId)
  const { thesis, seats } = committee
  enforce(canCommittee.leave(actor, thesis, seat))
  const at = clock.now()
  await updateSeat(tx, seat.id, { state: 'left', leftOn: clock.today(), reason }, at)
  // A member who was present at an examination marks it, wherever he or she sits since.
  await revokeLinksOfSeat(tx, { seatId, purposes: ['seat', 'dates'] }, at)
  const person = fullName(seat.person)
  const { accountId: actorId } = actor
  await history.record(tx, seatEvent(thesis, { what: 'seat_left', member: person, actorId, at }))
  const left = theTwoOf(thesis).map(
    (recipientId): NewNotice => ({ recipientId, kind: 'seat_left', thesis, facts: { person, reason } }),
  )
  await notices.notify(tx, left, at)
  await notices.notifyOffice(tx, { kind: 'seat_left', thesis, facts: { person, reason }, actorId }, at)
  const substitute = substituteFor(seat, seats)
  if (substitute !== null)
    await moveUp(deps, tx, thesis, found(seats.find(({ id }) => id === substitute.id)), seat)
}

async function moveUp(
  deps: Dependencies,
  tx: Tx,
  thesis: ThesisInQuestion,
  substitute: SeatRow,
  left: SeatRow,
): Promise<void> {
  const { clock, history, notices, examination } = deps
  const at = clock.now()
  const { position, id: replacesSeatId } = left
  await updateSeat(tx, substitute.id, { role: 'member', position, replacesSeatId }, at)
  const member = fullName(substitute.person)
  await history.record(tx, seatEvent(thesis, { what: 'seat_filled', member, actorId: null, at }))
  const given = await giveSeat(deps, tx, thesis, substitute)
  await notices.notify(tx, [...given, ...(await examination.notifyNewMember(tx, thesis, substitute))], at)
}
