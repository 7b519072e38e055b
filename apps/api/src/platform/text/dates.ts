import { weekday } from '@diatrivi/domain/examination/paper/document/long-date'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'

const LOCALES: Record<Language, string> = { el: 'el-GR', en: 'en-GB' }

/** `7 Μαρτίου 2026` from `2026-03-07`. A day is no moment, so no time zone may move it. */
export function formatDayLong(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

/** `Σάββατο 7 Μαρτίου 2026`: a day to be kept, as of an examination or a deadline. */
export function formatDayOfWeek(language: Language): (day: string) => string {
  const formatLong = formatDayLong(language)
  return (day) => `${weekday(day as IsoDate, language)} ${formatLong(day)}`
}

const MOMENT = new Intl.DateTimeFormat(LOCALES.el, {
  timeZone: 'Europe/Athens',
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

/** `7 Μαρ 2026, 14:30:05` as the clocks of Athens show it. */
export function formatMoment(moment: Date): string {
  return MOMENT.format(moment)
}
