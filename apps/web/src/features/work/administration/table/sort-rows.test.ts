import { expect, it } from 'vitest'
import type { Column } from './column.ts'
import { sortRows } from './sort-rows.ts'

interface Place {
  name: string
  size: number
  rank: string
}

const COLUMNS: Column<Place>[] = [
  { field: 'name', header: 'Όνομα', value: ({ name }) => name },
  { field: 'size', header: 'Μέγεθος', value: ({ size }) => `${size} μ.`, order: ({ size }) => size },
  { field: 'rank', header: 'Βαθμίδα', value: ({ rank }) => rank, choices: ['μεγάλος', 'μικρός'] },
]
const PLACES: Place[] = [
  { name: 'Ώκιμο', size: 9, rank: 'μικρός' },
  { name: 'άνεμος', size: 100, rank: 'μικρός' },
  { name: 'Βόλος', size: 20, rank: 'μεγάλος' },
]
const names = (field: string, isDescending = false) =>
  sortRows(PLACES, COLUMNS, { field, isDescending }).map(({ name }) => name)

it('words stand as Greek orders them, both ways', () => {
  expect(names('name')).toEqual(['άνεμος', 'Βόλος', 'Ώκιμο'])
  expect(names('name', true)).toEqual(['Ώκιμο', 'Βόλος', 'άνεμος'])
})

it('numbers that are written for people stand by their size', () => {
  expect(names('size')).toEqual(['Ώκιμο', 'Βόλος', 'άνεμος'])
})

it('known values stand in their own order', () => {
  expect(names('rank')[0]).toBe('Βόλος')
})

it('without a column the rows stay as they came', () => {
  expect(sortRows(PLACES, COLUMNS, null)).toBe(PLACES)
})
