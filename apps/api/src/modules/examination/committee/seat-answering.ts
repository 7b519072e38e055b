import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { afterSeatAct } from '@diatrivi/domain/examination/committee/seat'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { OfficeNotice } from '../../thesis/notice/notice.model.ts'
import type { NewNotice, NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { SeatRow } from './committee.model.ts'
import { updateSeat } from './committee.repository.ts'
import type { Committee } from './committee-changes.ts'
import type { ExaminationAhead } from './examination-ahead.model.ts'
import { seatEvent } from './seat-event.ts'

export interface Answer {
  accepts: boolean
  noImpediment: boolean
  reason: string | null
}

interface Dependencies {
  clock: Clock
  history: HistoryService
  notices: NoticeService
  examination: ExaminationAhead
}

/** Writes an answer down that was found allowed, whether it came from an account or by a link. */
export function seatAnswering({ clock, history, notices, examination }: Dependencies) {
  return async (
    tx: Tx,
    { thesis, rules, seats }: Committee,
    seat: SeatRow,
    { accepts, noImpediment, reason }: Answer,
  ): Promise<void> => {
    const at = clock.now()
    const state = found(afterSeatAct(seat.state, accepts ? 'accept' : 'decline'))
    await updateSeat(tx, seat.id, { state, answeredAt: at, noImpediment, reason }, at)
    const person = fullName(seat.person)
    const kind = accepts ? 'seat_accepted' : 'seat_declined'
    await history.record(tx, seatEvent(thesis, { what: kind, member: person, actorId: seat.accountId, at }))
    const facts = { person, ...(reason === null ? {} : { reason }) }
    const answered: NewNotice = { recipientId: thesis.instructorId, kind, thesis, facts }
    const changed = seats.map((one) => (one.id === seat.id ? { ...one, state } : one))
    const isNowComplete =
      accepts && seat.role === 'member' && committeeState(changed, found(rules)).isComplete
    const isNewMember = accepts && seat.role === 'member'
    const theDay = isNewMember ? await examination.tellNewMember(tx, thesis, seat) : []
    await notices.notify(tx, [answered, ...(isNowComplete ? completed(thesis) : []), ...theDay], at)
    if (isNowComplete) await notices.notifyOffice(tx, completedFor(thesis, seat.accountId), at)
  }
}

/** The same for the office of the department. */
export function completedFor(thesis: ThesisInQuestion, actorId: number | null): OfficeNotice {
  return { kind: 'committee_complete', thesis, actorId }
}

export function completed(thesis: ThesisInQuestion): NewNotice[] {
  return theTwoOf(thesis).map((recipientId) => ({ recipientId, kind: 'committee_complete', thesis }))
}

/** Instructor and student. */
export function theTwoOf({ instructorId, studentId }: ThesisInQuestion): number[] {
  return studentId === null ? [instructorId] : [instructorId, studentId]
}
