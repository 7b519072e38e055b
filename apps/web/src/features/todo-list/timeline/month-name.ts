import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { getLocale } from '../../../paraglide/runtime.js'

/** `Μαρ`, and with the year `Ιαν 2027`. */
export function formatMonth(day: IsoDate, { hasYear }: { hasYear: boolean }): string {
  const format = new Intl.DateTimeFormat(getLocale() === 'el' ? 'el-GR' : 'en-GB', {
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
