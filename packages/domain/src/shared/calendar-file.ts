import type { IsoDate } from './dates.ts'

interface Entry {
  /** The same for every version of the entry: by it a calendar finds the one that it has. */
  uid: string
  /** Grows with every change, so that an older version takes the place of none. */
  sequence: number
  /** When it was changed last. */
  changedAt: Date
  summary: string
  description: string
  /** A place; null where there is none. */
  location: string | null
  /** Where it can be joined from afar, or read. */
  url: string | null
  /** Whether people have agreed to it. A calendar that has a cancelled one takes it away. */
  status: 'confirmed' | 'tentative' | 'cancelled'
}

/** Something at an hour, for the calendars of people. */
export interface CalendarEntry extends Entry {
  startsAt: Date
  minutes: number
}

/** Something that a whole day is about, whatever the zone of the reader. */
export interface CalendarDay extends Entry {
  day: IsoDate
}

/** Bytes of a line without its end, as RFC 5545 wants them at most. */
const LINE_MAX = 75
const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Diatrivi//Diatrivi//EL', 'CALSCALE:GREGORIAN']
/** How often a calendar program that asks for it may come again. */
const REFRESH = 'PT1H'

/**
 * A file that calendars read, by RFC 5545, with the method of RFC 5546.
 *
 * @param at when the file is made
 */
export function calendarFile(entry: CalendarEntry, at: Date): string {
  return written([
    ...HEAD,
    `METHOD:${entry.status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `DTSTAMP:${inUtc(at)}`,
    // A method wants an organizer, and answers go nowhere.
    'ORGANIZER;CN=Diatrivi:invalid:nomail',
    ...linesOf(entry),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

/**
 * Several entries that a calendar program reads again and again: without a method, so that each carries the moment of
 * its own last change, and the same entries are the same bytes whenever they are asked for.
 */
export function calendarFeed(name: string, entries: readonly (CalendarEntry | CalendarDay)[]): string {
  return written([
    ...HEAD,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `DTSTAMP:${inUtc(entry.changedAt)}`,
      ...linesOf(entry),
      ...('day' in entry || entry.status === 'tentative' ? ['TRANSP:TRANSPARENT'] : []),
      ...alarmOf(entry),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

function linesOf(entry: CalendarEntry | CalendarDay): string[] {
  const { uid, sequence, changedAt, summary, description, location, url, status } = entry
  return [
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    ...timesOf(entry),
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    ...(url === null ? [] : [`URL:${withoutControls(url)}`]),
    `STATUS:${status.toUpperCase()}`,
  ]
}

/** Hours in the time of the world, which no change of clocks moves; days without a zone. */
function timesOf(entry: CalendarEntry | CalendarDay): string[] {
  if ('day' in entry) return [`DTSTART;VALUE=DATE:${entry.day.replaceAll('-', '')}`]
  const { startsAt, minutes } = entry
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  return [`DTSTART:${inUtc(startsAt)}`, `DTEND:${inUtc(endsAt)}`]
}

/** One day before; of a whole day at nine in the morning of the day before. */
function alarmOf(entry: CalendarEntry | CalendarDay): string[] {
  if (entry.status !== 'confirmed') return []
  const trigger = 'day' in entry ? '-PT15H' : '-P1D'
  const description = `DESCRIPTION:${escaped(entry.summary)}`
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, description, 'END:VALARM']
}

function written(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20260624T090000Z` */
function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** What people wrote cannot begin another line, nor end a value. */
function escaped(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\\;,]/g, '\\$&')
  return withoutControls(lines.replaceAll('\n', '\\n'))
}

function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '')
}

/** A longer line goes on behind a blank in the next one; no letter is cut in two. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const letter of line) {
    const size = bytesOf(letter)
    if (bytes + size > LINE_MAX) {
      text += '\r\n '
      bytes = 1
    }
    text += letter
    bytes += size
  }
  return text
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
