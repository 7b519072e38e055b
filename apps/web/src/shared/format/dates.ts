import { weekday } from '@diatrivi/domain/examination/paper/document/long-date'
import { daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { NO_BREAK } from './numbers.ts'
import { readerLocale } from './reader-locale.ts'

/** `7/3/2026`: in tables, chips and fields. */
export function formatDay(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}/${month}/${year}`
}

/** A day is no moment, so no time zone may move it. */
function format(date: IsoDate, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(readerLocale(), { ...options, timeZone: 'UTC' })
  return formatter.format(Date.parse(`${date}T00:00:00Z`))
}

/** `7 Μαρτίου 2026`: in text. */
export function formatDayLong(date: IsoDate): string {
  return format(date, { day: 'numeric', month: 'long', year: 'numeric' }).replaceAll(' ', NO_BREAK)
}

/** `Σάββατο` */
export function formatWeekday(date: IsoDate): string {
  return weekday(date, getLocale())
}

/** `Σάββατο 7 Μαρτίου 2026`: a day to be kept, as of an examination or a deadline. */
export function formatDayOfWeek(date: IsoDate): string {
  return `${formatWeekday(date)} ${formatDayLong(date)}`
}

/** `Μαρ`: along a timeline. */
export function formatMonth(date: IsoDate): string {
  return format(date, { month: 'short' })
}

/** `7/3/2026, 14:30` from `2026-03-07 14:30`, as the clocks of Athens showed it. */
export function formatClock(clockText: string): string {
  const [day = '', time = ''] = clockText.split(' ')
  return `${formatDay(day as IsoDate)},${NO_BREAK}${time.slice(0, 5)}`
}

const WEEK = 7
const MONTH = 30
const YEAR = 365

/** `σήμερα`, `σε 3 ημέρες`, `πριν από 2 εβδομάδες`: days for a fortnight, then the larger units, rounded down. */
export function relativeDay(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return m.format_today()
  if (days === 1) return m.format_tomorrow()
  if (days === -1) return m.format_yesterday()
  const distance = spanOf(Math.abs(days))
  return days > 0 ? m.format_in({ distance }) : m.format_ago({ distance })
}

function spanOf(days: number): string {
  if (days < 2 * WEEK) return m.format_days({ count: days })
  if (days < 2 * MONTH) return m.format_weeks({ count: Math.floor(days / WEEK) })
  if (days < 2 * YEAR) return m.format_months({ count: Math.floor(days / MONTH) })
  return m.format_years({ count: Math.floor(days / YEAR) })
}

export type SpanUnit = 'days' | 'weeks' | 'months'

/** `1 ημέρα`, `3 εβδομάδες`. */
export function formatSpan(count: number, unit: SpanUnit): string {
  if (unit === 'days') return m.format_days({ count })
  return unit === 'weeks' ? m.format_weeks({ count }) : m.format_months({ count })
}
