import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { getLocale } from '../../paraglide/runtime.js'

/** `Μαρ`, and with the year, where it begins and there is room for it, `Ιαν 2027`. */
export function formatMonth(day: IsoDate, { hasRoom }: { hasRoom: boolean }): string {
  const isFirstOfYear = day.slice(5, 7) === '01'
  const format = new Intl.DateTimeFormat(getLocale() === 'el' ? 'el-GR' : 'en-GB', {
    month: 'short',
    ...(isFirstOfYear && hasRoom && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
