import { daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import { m } from '../../paraglide/messages.js'
import { readersZone, today as todayInAthens, now as whatTheClockShows } from './clock.ts'
import { formatDayOfWeek, relativeDay } from './dates.ts'
import { NO_BREAK } from './numbers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const ATHENS_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const asUtc = (clockText: string) => Date.parse(`${clockText.replace(' ', 'T')}Z`)

/** How far the clocks of Athens are ahead, in summer and in winter time. */
const offsetAt = (moment: number) => asUtc(ATHENS_CLOCK.format(moment)) - moment

/** The moment when the clocks of Athens showed `2026-03-07 14:30`. */
export function momentOf(clockText: string): Date {
  const asIfUtc = asUtc(clockText)
  const about = asIfUtc - offsetAt(asIfUtc)
  return new Date(asIfUtc - offsetAt(about))
}

/** `μόλις τώρα`, `πριν από 5 λεπτά`, `πριν από 3 ώρες`, `χθες`: of a moment that has passed, as `2026-03-07 14:30` in Athens. */
export function relativeMoment(clockText: string): string {
  const passed = whatTheClockShows().getTime() - momentOf(clockText).getTime()
  if (passed < MINUTE) return m.format_just_now()
  if (passed < HOUR)
    return m.format_ago({ distance: m.format_minutes({ count: Math.floor(passed / MINUTE) }) })
  const day = clockText.slice(0, 10) as IsoDate
  const today = todayInAthens()
  const hours = Math.floor(passed / HOUR)
  // Shortly after midnight "yesterday" would suggest a longer time.
  if (daysBetween(day, today) === 0 || hours < 6)
    return m.format_ago({ distance: m.format_hours({ count: hours }) })
  return relativeDay(day, today)
}

/** As the clock of the reader shows it, wherever he or she is. */
const readersClock = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(readersZone() !== undefined && { timeZone: readersZone() }),
  }).format(moment)

/** Whether the clock of the reader does not show what those of Athens show at `2026-03-07 14:30`. */
export function isElsewhere(clockText: string): boolean {
  return readersClock(momentOf(clockText)) !== clockText.slice(0, 16)
}

/** `Σάββατο 7 Μαρτίου 2026, 14:30`, and for a reader whose clock shows another hour: `(ώρα Ελλάδας)`. */
export function formatAppointment(clockText: string): string {
  const [day = '', time = ''] = clockText.split(' ')
  const moment = `${formatDayOfWeek(day as IsoDate)},${NO_BREAK}${time.slice(0, 5)}`
  return isElsewhere(clockText) ? m.format_greek_time({ moment }) : moment
}

/** `Σάββατο 7 Μαρτίου 2026, 14:30 · σήμερα · Αίθουσα Α1`. */
export function formatMeeting(clockText: string, place: string | null): string {
  const day = clockText.slice(0, 10) as IsoDate
  return [formatAppointment(clockText), relativeDay(day, todayInAthens()), place].filter(Boolean).join(' · ')
}
