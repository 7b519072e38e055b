import { isDayOfYear } from '@diatrivi/domain/department/rulebook/rule-faults'
import { shortHundredths } from '@diatrivi/domain/shared/hundredths'

/** `5,5` for 550: marks are kept in hundredths. */
export function markText(hundredths: number | null): string {
  return hundredths === null ? '' : shortHundredths(hundredths)[0]
}

/** The hundredths of `5,5` or `5.5`; null of what is no mark. */
export function markOf(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed)) return null
  return Math.round(Number(typed) * 100)
}

/** `1/2` for the first of February, which is kept as `02-01`. */
export function dayOfYearText(monthAndDay: string): string {
  return monthAndDay.split('-').toReversed().map(Number).join('/')
}

/** Null of what is no day of any year. */
export function dayOfYearOf(text: string): string | null {
  const [, day = '', month = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(text.trim()) ?? []
  const kept = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDayOfYear(kept) ? kept : null
}

/** The whole number that is typed; null of anything else. */
export function numberOf(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null
}
