import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { getLocale } from '../../paraglide/runtime.js'

/** `Μάρ`, and with the year where one begins: `Ιαν 2027`. */
export function formatMonth(day: IsoDate): string {
  const format = new Intl.DateTimeFormat(getLocale() === 'el' ? 'el-GR' : 'en-GB', {
    month: 'short',
    ...(day.slice(5, 7) === '01' && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
