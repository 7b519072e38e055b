/** Something on a day, for the calendars of people. */
export interface CalendarEntry {
  /** The same for every version of the entry: by it a calendar finds the one that it has. */
  uid: string
  /** Grows with every change, so that an older version takes the place of none. */
  sequence: number
  /** When it was changed last. */
  changedAt: Date
  startsAt: Date
  minutes: number
  summary: string
  description: string
  /** A place; null where there is none. */
  location: string | null
  /** Where it can be joined from afar. */
  url: string | null
  /** A calendar that has it takes it away. */
  isCancelled: boolean
}

/** Bytes of a line without its end, as RFC 5545 wants them at most. */
const LINE_MAX = 75

/**
 * A file that calendars read, by RFC 5545, with the method of RFC 5546.
 *
 * @param at when the file is made
 */
export function calendarFile(entry: CalendarEntry, at: Date): string {
  const { uid, sequence, changedAt, startsAt, minutes, summary, description, location, url, isCancelled } =
    entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diatrivi//Diatrivi//EL',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(at)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    `DTSTART:${inUtc(startsAt)}`,
    `DTEND:${inUtc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    // A method wants an organizer, and answers go nowhere.
    'ORGANIZER;CN=Diatrivi:invalid:nomail',
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    ...(url === null ? [] : [`URL:${withoutControls(url)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
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
