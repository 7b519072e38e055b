import { m } from '../../paraglide/messages.js'
import { formatDay } from '../../shared/format/dates.ts'
import type { PastThesis } from './past-thesis.mapper.ts'

/** From when until when, as far as it is known; null when nothing is. */
export function pastPeriod({ startDate, endDate }: Pick<PastThesis, 'startDate' | 'endDate'>): string | null {
  if (startDate !== null && endDate !== null) {
    return m.past_period({ from: formatDay(startDate), until: formatDay(endDate) })
  }
  if (startDate !== null) return m.past_from({ from: formatDay(startDate) })
  return endDate && m.past_until({ until: formatDay(endDate) })
}
