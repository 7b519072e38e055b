import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { afterSeatAction } from '@diatrivi/domain/examination/committee/seat'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'
import type { Committee, CommitteeDependencies, SeatAnswer, SeatRow } from '../committee.model.ts'
import { updateSeat } from '../committee.repository.ts'
import type { OtherExamination } from '../examination-ahead.model.ts'
import { completeForOffice, completeNotices, seatEvent } from './seat-message.model.ts'

/**
 * Writes an answer down that was found allowed, whether it came from an account or by a link. Returns the examination that
 * an accepted seat clashes with.
 */
export async function answerSeat(
  {
    clock,
    history,
    notices,
    examination,
  }: Pick<CommitteeDependencies, 'clock' | 'history' | 'notices' | 'examination'>,
  tx: Tx,
  { thesis, rules, seats }: Committee,
  seat: SeatRow,
  { accepts, noImpediment, reason }: SeatAnswer,
): Promise<OtherExamination | null> {
  const at = clock.now()
  const state = found(afterSeatAction(seat.state, accepts ? 'accept' : 'decline'))
  await updateSeat(tx, seat.id, { state, answeredAt: at, noImpediment, reason }, at)
  const person = fullName(seat.person)
  const kind = accepts ? 'seat_accepted' : 'seat_declined'
  await history.record(tx, seatEvent(thesis, { what: kind, member: person, actorId: seat.accountId, at }))
  const facts = { person, ...(reason === null ? {} : { reason }) }
  const answered: NewNotice = { recipientId: thesis.instructorId, kind, thesis, facts }
  const changed = seats.map((one) => (one.id === seat.id ? { ...one, state } : one))
  const isNewMember = accepts && seat.role === 'member'
  const isNowComplete = isNewMember && committeeState(changed, found(rules)).isComplete
  const theDay = isNewMember ? await examination.notifyNewMember(tx, thesis, seat) : []
  await notices.notify(tx, [answered, ...(isNowComplete ? completeNotices(thesis) : []), ...theDay], at)
  if (isNowComplete) await notices.notifyOffice(tx, completeForOffice(thesis, seat.accountId), at)
  return accepts ? ((await examination.findBusy(tx, thesis.id, [seat])).get(seat) ?? null) : null
}
