import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { expect } from 'vitest'
import type { TestApi } from '../../../testing/test-api.ts'
import type { Parts } from '../../../testing/test-client.ts'

/** What two readers of others make of an entry, where both make the same of it. */
export interface ReadEntry {
  summary: string
  /** A moment in the time of the world, or a day. */
  start: string
  end: string | null
  sequence: number
  status: string
  changedAt: string
  location: string | null
  url: string | null
}

/** The entries of a feed by their names without the host, as `ical.js` reads them; `node-ical` must agree. */
export function readCalendar(text: string): Record<string, ReadEntry> {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const component = new ICAL.Component(ICAL.parse(text))
  const entries = Object.fromEntries(
    component.getAllSubcomponents('vevent').map((event): [string, ReadEntry] => {
      const text = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? null
      const time = (name: string) => {
        const value = event.getFirstPropertyValue(name)
        if (!(value instanceof ICAL.Time)) return null
        return value.isDate ? value.toString() : value.toJSDate().toISOString()
      }
      return [
        String(text('uid')).replace(/@.*$/, ''),
        {
          summary: text('summary') ?? '',
          start: time('dtstart') ?? '',
          end: time('dtend'),
          sequence: Number(text('sequence')),
          status: text('status') ?? '',
          changedAt: time('last-modified') ?? '',
          location: text('location'),
          url: text('url'),
        },
      ]
    }),
  )
  expect(readByAnother(text)).toEqual(
    Object.fromEntries(Object.entries(entries).map(([uid, { summary, start }]) => [uid, { summary, start }])),
  )
  return entries
}

function readByAnother(text: string): Record<string, { summary: unknown; start: string }> {
  const events = Object.values(sync.parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []))
  return Object.fromEntries(
    events.map(({ uid, summary, start }) => [
      uid.replace(/@.*$/, ''),
      { summary, start: start.dateOnly ? localDay(start) : start.toISOString() },
    ]),
  )
}

/** This reader gives a day as its midnight on the clock of the machine. */
function localDay(start: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`
}

/** A person who subscribed to the own dates, and the calendar program that has the address. */
export async function aSubscriber(api: TestApi, person: { id: number }, { steps = true } = {}) {
  const client = await api.as(person)
  const subscribe = async () => {
    const { body } = await client.call('createFeed', { body: { steps } })
    return new URL(body.url).pathname.split('/').at(-1) ?? ''
  }
  const token = await subscribe()
  const read = (parts: Parts = {}, of = token) =>
    api.anonymous.call('readFeed', { ...parts, params: { token: of } })
  return {
    client,
    token,
    subscribe,
    read,
    entries: async () => readCalendar((await read()).text),
  }
}
