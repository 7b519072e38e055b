import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

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
  isCancelled: false,
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
      'UID:examination-7@theses.example.org',
      'SEQUENCE:0',
      'DTSTAMP:20260601T073000Z',
      'LAST-MODIFIED:20260530T150405Z',
      'DTSTART:20260624T090000Z',
      'DTEND:20260624T094000Z',
      'ORGANIZER;CN=Diatrivi:invalid:nomail',
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
    const lines = linesOf(fileOf({ isCancelled: true, sequence: 2 }))
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
