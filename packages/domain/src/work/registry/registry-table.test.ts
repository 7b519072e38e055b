import { expect, it } from 'vitest'
import { aRegistryResult } from '../../testing/registry-results.ts'
import { registryTable } from './registry-table.ts'

const values = (language: 'el' | 'en', ...results: Parameters<typeof registryTable>[0]) => {
  const { headings, rows } = registryTable(results, language)
  return { headings, rows: rows.map((row) => row.map(({ value }) => value)) }
}

it('a table for the register says each result in a row', () => {
  expect(values('el', aRegistryResult())).toEqual({
    headings: [
      'Αριθμός μητρώου',
      'Επώνυμο',
      'Όνομα',
      'Πρόγραμμα σπουδών',
      'Τίτλος',
      'Τίτλος στα αγγλικά',
      'Βαθμός',
      'Ολογράφως',
      'Ημερομηνία έναρξης',
      'Ημερομηνία εξέτασης',
      'Ημερομηνία ολοκλήρωσης',
      'Επίβλεψη',
      'Βαθμός επιβλέποντος/επιβλέπουσας',
      'Μέλος 1',
      'Βαθμός μέλους 1',
    ],
    rows: [
      [
        '01234',
        'Παπαδάκη',
        'Ελένη',
        'Προπτυχιακό',
        'Αναγνώριση φωνής',
        'Speech recognition',
        8.5,
        'οκτώ και μισό',
        '2025-10-01',
        '2026-06-24',
        '2026-06-24',
        'Ανδρεάδου Μαρία',
        8.5,
        'Βλάχος Νίκος',
        8,
      ],
    ],
  })
})

it('it has the columns of the largest committee, and English words for an English reader', () => {
  const alone = aRegistryResult({ examiners: [] })
  const { headings, rows } = values('en', alone, aRegistryResult())
  expect(headings.slice(-4)).toEqual(['Supervisor', "Supervisor's mark", 'Member 1', 'Mark of member 1'])
  expect(rows[0]?.slice(-4)).toEqual(['Ανδρεάδου Μαρία', null, null, null])
  expect(rows[0]?.[7]).toBe('eight and a half')
})

it('no two of its columns have one heading', () => {
  for (const language of ['el', 'en'] as const) {
    const { headings } = registryTable([aRegistryResult()], language)
    expect(new Set(headings).size).toBe(headings.length)
  }
})
