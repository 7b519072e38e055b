import { m } from '../../paraglide/messages.js'

const NOON = 12

/** The hour on the wall in Athens. */
function hourOf(moment: Date): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Europe/Athens',
  })
  return Number(format.format(moment))
}

/** A greeting, and how much waits once that is known. */
export function overviewLead(now: Date, total: number | undefined): string {
  const greeting = hourOf(now) < NOON ? m.overview_morning() : m.overview_evening()
  if (total === undefined) return greeting
  return `${greeting} ${total === 0 ? m.overview_nothing_waits() : m.overview_waiting({ count: total })}`
}
