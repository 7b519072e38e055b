import { describe, expect, it } from 'vitest'
import { type CalendarDay, type CalendarEntry, calendarFeed, calendarFile } from './calendar-file.ts'

const AT = new Date('2026-06-01T07:30:00Z')
const ENTRY: CalendarEntry = {
  uid: 'examination-7@theses.example.org',
  sequence: 0,
  changedAt: new Date('2026-05-30T15:04:05.678Z'),
  // In Athens 12:00.
  startsAt: new Date('2026-06-24T09:00:00Z'),
  minutes: 40,
  summary: 'Εξέταση: Αναγνώριση φωνής',
  description: 'Επιβλέπων: Πέτρος Βασιλείου',
  location: 'Αίθουσα Β2',
  url: 'https://meet.example.org/abc?room=1,2;x',
  status: 'confirmed',
}

const fileOf = (changed: Partial<CalendarEntry> = {}) => calendarFile({ ...ENTRY, ...changed }, AT)
/** As a calendar reads them, each line whole. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)

describe('a file for calendars', () => {
  it('says when, what and where, in the time of the world', () => {
    expect(linesOf(fileOf())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Diatrivi//Diatrivi//EL',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'DTSTAMP:20260601T073000Z',
      'ORGANIZER;CN=Diatrivi:invalid:nomail',
      'UID:examination-7@theses.example.org',
      'SEQUENCE:0',
      'LAST-MODIFIED:20260530T150405Z',
      'DTSTART:20260624T090000Z',
      'DTEND:20260624T094000Z',
      'SUMMARY:Εξέταση: Αναγνώριση φωνής',
      'DESCRIPTION:Επιβλέπων: Πέτρος Βασιλείου',
      'LOCATION:Αίθουσα Β2',
      'URL:https://meet.example.org/abc?room=1,2;x',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('leaves out a place and an address that are not there', () => {
    const file = fileOf({ location: null, url: null })
    expect(file).not.toMatch(/LOCATION|URL/)
  })

  it('takes the entry away when it is cancelled', () => {
    const lines = linesOf(fileOf({ status: 'cancelled', sequence: 2 }))
    expect(lines).toContain('METHOD:CANCEL')
    expect(lines).toContain('STATUS:CANCELLED')
    expect(lines).toContain('SEQUENCE:2')
  })

  it.each([
    ['signs that end a value', 'α, β; γ\\δ', 'α\\, β\\; γ\\\\δ'],
    ['line breaks of any kind', 'α\nβ\r\nγ\rδ', 'α\\nβ\\nγ\\nδ'],
    [
      'a line that would begin another entry',
      'x\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      'x\\nEND:VEVENT\\nBEGIN:VEVENT',
    ],
    ['signs that nobody sees', 'α\u0000\u001bβ\u007f', 'αβ'],
  ])('takes %s as text', (_what, text, written) => {
    expect(linesOf(fileOf({ summary: text }))).toContain(`SUMMARY:${written}`)
    expect(linesOf(fileOf({ location: text }))).toContain(`LOCATION:${written}`)
  })

  it('takes no other line out of an address', () => {
    expect(linesOf(fileOf({ url: 'https://example.org/\r\nSTATUS:CANCELLED' }))).toContain(
      'URL:https://example.org/STATUS:CANCELLED',
    )
  })

  it.each([
    ['Greek', 'Αναγνώριση φωνής '.repeat(20)],
    ['English', 'Speech recognition '.repeat(20)],
    ['signs of four bytes', '🎓'.repeat(80)],
    ['escaped signs', ';,\\'.repeat(60)],
  ])('has no line of more than 75 bytes, and loses no letter: %s', (_what, summary) => {
    const file = fileOf({ summary })
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    const written = linesOf(file).find((line) => line.startsWith('SUMMARY:')) ?? ''
    expect(written.slice('SUMMARY:'.length).replaceAll(/\\([\\;,])/g, '$1')).toBe(summary)
  })
})

const DAY: CalendarDay = {
  uid: 'completion-7@theses.example.org',
  sequence: 3,
  changedAt: new Date('2026-05-30T15:04:05.678Z'),
  day: '2026-10-25',
  summary: 'Επιθυμητή ολοκλήρωση: Αναγνώριση φωνής',
  description: '',
  location: null,
  url: null,
  status: 'confirmed',
}
const eventLines = (entry: CalendarEntry | CalendarDay) => {
  const lines = linesOf(calendarFeed('Διατριβή', [entry]))
  return lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'))
}

describe('entries that a calendar reads again and again', () => {
  it('have a name, no method, and say how often they may be asked for', () => {
    expect(linesOf(calendarFeed('Διατριβή, Μαρία', []))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Diatrivi//Diatrivi//EL',
      'CALSCALE:GREGORIAN',
      'NAME:Διατριβή\\, Μαρία',
      'X-WR-CALNAME:Διατριβή\\, Μαρία',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'END:VCALENDAR',
    ])
  })

  it('carry the moment of their last change, so that what is unchanged is the same', () => {
    expect(eventLines(ENTRY)).toEqual(expect.arrayContaining(['DTSTAMP:20260530T150405Z', 'SEQUENCE:0']))
  })

  it('are days without an hour where a whole day is meant, which no zone and no change of clocks moves', () => {
    const lines = eventLines(DAY)
    expect(lines).toContain('DTSTART;VALUE=DATE:20261025')
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([])
  })

  it.each([
    ['an hour', ENTRY, 'TRIGGER:-P1D', false],
    ['a day', DAY, 'TRIGGER:-PT15H', true],
    ['a date that is only offered', { ...ENTRY, status: 'tentative' }, null, true],
    ['one that was cancelled', { ...ENTRY, status: 'cancelled' }, null, false],
  ] as const)(
    'remind the day before, and keep free what is no appointment: %s',
    (_what, entry, alarm, isFree) => {
      const lines = eventLines(entry)
      expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(alarm === null ? [] : [alarm])
      expect(lines.includes('TRANSP:TRANSPARENT')).toBe(isFree)
      expect(lines).toContain(`STATUS:${entry.status.toUpperCase()}`)
    },
  )
})
