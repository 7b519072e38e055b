import { calendarEntryOf } from '@diatrivi/domain/examination/examination/calendar-entry'
import { calendarFile } from '@diatrivi/domain/shared/calendar-file'
import type { Language } from '@diatrivi/domain/shared/language'
import type { Clock } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { findFullName } from '../../people/account/account.queries.ts'
import type { NoticeCalendar } from '../../thesis/notice/notice.model.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findExamination } from './examination.queries.ts'

interface Dependencies {
  clock: Clock
  links: WebLinks
}

/** An examination as a file for calendars, as it is now: one entry for everybody, whose number grows. */
export function examinationCalendars({ clock, links }: Dependencies) {
  const service = new URL(links.home()).host
  return {
    async of(
      db: Reader,
      { title, instructorId }: Pick<ThesisInQuestion, 'title' | 'instructorId'>,
      examinationId: number,
    ): Promise<NoticeCalendar> {
      const { updatedAt: changedAt, ...row } = found(await findExamination(db, examinationId))
      const supervisor = await findFullName(db, instructorId)
      const file = (language: Language) =>
        calendarFile(
          calendarEntryOf({ ...row, changedAt }, { title, supervisor, language, service }),
          clock.now(),
        )
      return { entry: String(examinationId), isCancelled: row.state === 'cancelled', file }
    },
  }
}

export type ExaminationCalendars = ReturnType<typeof examinationCalendars>
