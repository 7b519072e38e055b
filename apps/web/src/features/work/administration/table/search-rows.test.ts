import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { makeSearchable, searchRows } from './search-rows.ts'

interface Place {
  name: string
  city: string
}

const COLUMNS: Column<Place>[] = [
  { field: 'name', header: 'Όνομα', value: ({ name }) => name },
  { field: 'city', header: 'Πόλη', value: ({ city }) => city },
]
const PLACES = makeSearchable(
  [
    { name: 'Τμήμα Πληροφορικής', city: 'Πειραιάς' },
    { name: 'Τμήμα Πληροφορικής', city: 'Κέρκυρα' },
    { name: 'Τμήμα Φυσικής', city: 'Πάτρα' },
  ],
  COLUMNS,
)
const citiesFor = (search: string) => searchRows(PLACES, search).map(({ city }) => city)

describe('searching the rows of a table', () => {
  it.each([
    ['', ['Πειραιάς', 'Κέρκυρα', 'Πάτρα']],
    ['πληροφορικησ', ['Πειραιάς', 'Κέρκυρα']],
    ['ΠΕΙΡΑΙΑΣ', ['Πειραιάς']],
    ['κερκυρα  πληροφορικης', ['Κέρκυρα']],
    ['φυσικης πειραιας', []],
  ])('finds for "%s" %j', (search, cities) => {
    expect(citiesFor(search)).toEqual(cities)
  })

  it('does not find a word across the end of a column', () => {
    expect(citiesFor('ςΠει')).toEqual([])
  })
})
