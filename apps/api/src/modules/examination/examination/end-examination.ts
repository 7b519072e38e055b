import type { Tx } from '../../../platform/database/transaction.ts'
import type { NoticeCalendar } from '../../thesis/notice/notice.model.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { listSeats } from '../committee/committee.queries.ts'
import { deleteDateOptions } from './date/date-option.repository.ts'
import type { ExaminationDependencies } from './examination.model.ts'
import { findExaminationAhead } from './examination.queries.ts'
import { updateExamination } from './examination.repository.ts'
import { examinationEvent, factsOf, noticesToAll } from './examination-message.model.ts'
import { makeCalendar } from './make-calendar.ts'
import { notifyOutside } from './outside/notify-outside.ts'

/**
 * Ends the examination with the assignment: the student has given the thesis up. The thesis is locked, and its committee still
 * sits. Returns what takes the examination out of the calendar of the student, who is notified of the release itself; null
 * where none was ahead.
 */
export async function endExamination(
  deps: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'history' | 'notices'>,
  tx: Tx,
  thesis: ThesisInQuestion,
  { actorId, reason }: { actorId: number; reason: string },
): Promise<NoticeCalendar | null> {
  const { clock, history, notices } = deps
  await deleteDateOptions(tx, thesis.id)
  const ahead = await findExaminationAhead(tx, thesis.id)
  if (ahead === null) return null
  const at = clock.now()
  const row = await updateExamination(tx, ahead.id, { state: 'cancelled', cancelReason: reason }, at)
  const event = { what: 'exam_cancelled', actorId, at, details: { reason } } as const
  await history.record(tx, examinationEvent(thesis, row, event))
  const seats = await listSeats(tx, thesis.id)
  const facts = { ...factsOf(row), reason }
  const calendar = await makeCalendar(deps, tx, thesis, row)
  const toAll = noticesToAll({ thesis, seats }, { kind: 'exam_cancelled', facts, calendar, actorId })
  await notices.notify(
    tx,
    toAll.filter(({ recipientId }) => recipientId !== thesis.studentId),
    at,
  )
  await notifyOutside(deps, tx, { thesis, seats }, row, { change: 'exam_cancelled', reason, calendar })
  return calendar
}
