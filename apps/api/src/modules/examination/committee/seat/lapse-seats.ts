import type { Tx } from '../../../../platform/database/transaction.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'
import { lockTheses } from '../../../thesis/thesis/thesis-lock.queries.ts'
import type { CommitteeDependencies } from '../committee.model.ts'
import { findSeat, listOverdue } from '../committee.queries.ts'
import { updateSeat } from '../committee.repository.ts'
import { revokeLinksOfSeat } from '../link/signed-link.repository.ts'
import { seatEvent } from './seat-message.model.ts'

/** Invitations in one batch: few enough to be held in memory. */
const BATCH = 200

type Dependencies = Pick<CommitteeDependencies, 'db' | 'clock' | 'history' | 'notices'>

/** Ends the invitations whose days are over; run by one process, and harmless when run twice. */
export async function lapseSeats(deps: Dependencies): Promise<void> {
  const overdue = await listOverdue(deps.db, deps.clock.today(), BATCH)
  for (const { id, thesisId } of overdue) await deps.db.transaction((tx) => lapse(deps, tx, id, thesisId))
}

async function lapse(
  { clock, history, notices }: Dependencies,
  tx: Tx,
  seatId: number,
  thesisId: number,
): Promise<void> {
  const [thesis] = await lockTheses(tx, [thesisId])
  const seat = await findSeat(tx, seatId)
  // Answered, or asked again, while this one was waiting for the lock.
  if (thesis === undefined || seat?.state !== 'invited' || seat.dueOn >= clock.today()) return
  const at = clock.now()
  await updateSeat(tx, seatId, { state: 'lapsed' }, at)
  await revokeLinksOfSeat(tx, { seatId }, at)
  const person = fullName(seat.person)
  await history.record(tx, seatEvent(thesis, { what: 'seat_lapsed', member: person, actorId: null, at }))
  const { instructorId: recipientId } = thesis
  const lapsed: NewNotice = { recipientId, kind: 'seat_lapsed', thesis, facts: { person } }
  await notices.notify(tx, [lapsed], at)
}
