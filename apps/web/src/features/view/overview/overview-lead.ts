import { type DayPart, dayPartAt } from '@diatrivi/domain/shared/day-part'
import { m } from '../../../paraglide/messages.js'

const GREETINGS: Record<DayPart, () => string> = {
  morning: m.overview_morning,
  afternoon: m.overview_afternoon,
  evening: m.overview_evening,
}

/** A greeting, and the number of waiting matters once it is known. */
export function overviewLead(now: Date, total: number | undefined): string {
  const greeting = GREETINGS[dayPartAt(now)]()
  if (total === undefined) return greeting
  return `${greeting} ${total === 0 ? m.overview_nothing_waits() : m.overview_waiting({ count: total })}`
}
