import { calendarEntryOf } from '@diatrivi/domain/examination/examination/calendar-entry'
import { calendarFile } from '@diatrivi/domain/shared/calendar-file'
import { athensMinute, type IsoDate } from '@diatrivi/domain/shared/dates'
import { fullName } from '../../../entities/person/person.ts'
import type { CancelledExamination, Seat } from '../../../entities/process/process.mapper.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { saveFile } from '../../../shared/api/download.ts'
import { now } from '../../../shared/format/clock.ts'
import { momentOf } from '../../../shared/format/moments.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'

/**
 * Hands the reader the examination as a file for the own calendar: the same entry as in the mails of the service, and
 * for one that was cancelled what takes it away.
 */
export function saveInCalendar(
  { startsAt, changedAt, ...its }: CancelledExamination,
  { title, seats }: { title: string; seats: readonly Seat[] },
): void {
  const supervisor = seats.find(({ role }) => role === 'supervisor')
  const [day, time] = toClockText(startsAt).split(' ') as [IsoDate, string]
  const moment = athensMinute(day, time)
  if (moment === null) throw new Error('An examination is at an hour that the clocks skip.')
  const changed = momentOf(changedAt.date.slice(0, 19))
  const planned = { ...its, startsAt: moment, changedAt: changed }
  const said = {
    title,
    supervisor: supervisor === undefined ? '' : fullName(supervisor.person),
    language: getLocale(),
    service: window.location.host,
  }
  const content = calendarFile(calendarEntryOf(planned, said), now())
  saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), 'examination.ics')
}
