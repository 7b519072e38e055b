import { describe, expect, it } from 'vitest'
import { calendarEntryOf } from './calendar-entry.ts'

const PLANNED = {
  id: 7,
  startsAt: new Date('2026-06-24T09:00:00Z'),
  minutes: 40,
  place: 'Αίθουσα Β2',
  link: null,
  state: 'planned',
  revision: 0,
  changedAt: new Date('2026-06-01T07:30:00Z'),
} as const
const SAID = {
  title: 'Αναγνώριση φωνής',
  supervisor: 'Πέτρος Βασιλείου',
  language: 'el',
  service: 'theses.example.org',
} as const

describe('an examination in a calendar', () => {
  it('says what it is, where and with whom', () => {
    expect(calendarEntryOf(PLANNED, SAID)).toEqual({
      uid: 'examination-7@theses.example.org',
      sequence: 0,
      changedAt: PLANNED.changedAt,
      startsAt: PLANNED.startsAt,
      minutes: 40,
      summary: 'Εξέταση: Αναγνώριση φωνής',
      description: 'Επίβλεψη: Πέτρος Βασιλείου',
      location: 'Αίθουσα Β2',
      url: null,
      status: 'confirmed',
    })
  })

  it.each([
    ['planned', { ...PLANNED }, 0, 'confirmed'],
    ['announced', { ...PLANNED, state: 'announced' }, 0, 'confirmed'],
    ['moved twice', { ...PLANNED, revision: 2 }, 2, 'confirmed'],
    ['moved twice and cancelled', { ...PLANNED, revision: 2, state: 'cancelled' }, 3, 'cancelled'],
  ] as const)('is one entry with a growing number: %s', (_what, row, sequence, status) => {
    const { uid, ...entry } = calendarEntryOf(row, { ...SAID, language: 'en' })
    expect(uid).toBe('examination-7@theses.example.org')
    expect(entry).toMatchObject({ sequence, status, summary: 'Examination: Αναγνώριση φωνής' })
  })
})
