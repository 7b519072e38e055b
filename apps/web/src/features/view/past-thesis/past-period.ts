import { startOf } from '../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import type { PastThesis } from './past-thesis.mapper.ts'

/** From when until when, as far as it is known; null when nothing is. */
export function pastPeriod(thesis: Pick<PastThesis, 'startDate' | 'endDate'>): string | null {
  const from = startOf(thesis)
  const until = thesis.endDate
  if (from !== null && until !== null) {
    return from === until
      ? formatDay(until)
      : m.field_from_until({ from: formatDay(from), until: formatDay(until) })
  }
  if (from !== null) return m.past_from({ from: formatDay(from) })
  return until && m.past_until({ until: formatDay(until) })
}
