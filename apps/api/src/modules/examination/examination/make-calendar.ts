import { calendarEntryOf } from '@diatrivi/domain/examination/examination/calendar-entry'
import { calendarFile } from '@diatrivi/domain/shared/calendar-file'
import type { Language } from '@diatrivi/domain/shared/language'
import type { Reader } from '../../../platform/database/transaction.ts'
import { findFullName } from '../../people/account/account.queries.ts'
import type { NoticeCalendar } from '../../thesis/notice/notice.model.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { ExaminationDependencies } from './examination.model.ts'
import type { ExaminationRow } from './examination.queries.ts'

/** An examination as a file for calendars: one entry for all people, whose number grows. */
export async function makeCalendar(
  { clock, links }: Pick<ExaminationDependencies, 'clock' | 'links'>,
  db: Reader,
  { title, instructorId }: Pick<ThesisInQuestion, 'title' | 'instructorId'>,
  { updatedAt: changedAt, ...row }: ExaminationRow,
): Promise<NoticeCalendar> {
  const service = new URL(links.home()).host
  const supervisor = await findFullName(db, instructorId)
  const file = (language: Language) =>
    calendarFile(
      calendarEntryOf({ ...row, changedAt }, { title, supervisor, language, service }),
      clock.now(),
    )
  return { entry: String(row.id), isCancelled: row.state === 'cancelled', file }
}
