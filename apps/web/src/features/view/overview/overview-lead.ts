import { athensHour } from '@diatrivi/domain/shared/dates'
import { m } from '../../../paraglide/messages.js'

/** The hours from which another greeting is used; Greek has one for all that comes after noon. */
const NOON = 12
const EVENING = 18

function greetingAt(hour: number): string {
  if (hour < NOON) return m.overview_morning()
  return hour < EVENING ? m.overview_afternoon() : m.overview_evening()
}

/** A greeting, and the number of waiting matters once it is known. */
export function overviewLead(now: Date, total: number | undefined): string {
  const greeting = greetingAt(athensHour(now))
  if (total === undefined) return greeting
  return `${greeting} ${total === 0 ? m.overview_nothing_waits() : m.overview_waiting({ count: total })}`
}
