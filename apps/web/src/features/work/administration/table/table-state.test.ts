import { describe, expect, it } from 'vitest'
import { readTableState, type TableState, writeTableState } from './table-state.ts'

const FIELDS = ['name', 'city']
const read = (text: string) => readTableState(new URLSearchParams(text), FIELDS)

const write = (state: TableState, text = '') => writeTableState(state, new URLSearchParams(text))

const NOTHING_SAID: TableState = { search: '', sort: null, filter: null, page: 1 }

describe('the state of a table in the address bar', () => {
  it.each<[string, TableState]>([
    ['nothing said', NOTHING_SAID],
    ['a search', { ...NOTHING_SAID, search: 'Πληροφορικής & Τηλεπικοινωνιών' }],
    ['an order', { ...NOTHING_SAID, sort: { field: 'city', isDescending: true } }],
    ['a filter', { ...NOTHING_SAID, filter: { field: 'city', value: 'Άρτα' } }],
    ['a page', { ...NOTHING_SAID, page: 3 }],
  ])('comes back as it was written: %s', (_what, state) => {
    expect(readTableState(write(state), FIELDS)).toEqual(state)
  })

  it('is an empty text while nothing is said', () => {
    expect(write(NOTHING_SAID, 'q=a&sort=-city&filter=city.is&value=b&page=2').toString()).toBe('')
  })

  it('leaves the record open that the address names', () => {
    expect(write({ ...NOTHING_SAID, search: 'b' }, 'q=a&open=7').toString()).toBe('q=b&open=7')
  })

  it.each([
    'sort=password',
    'sort=-',
    'filter=password.is&value=a',
    'filter=name.contains&value=a',
    'filter=name.is',
    'page=0',
    'page=x',
  ])('takes %s as not said', (text) => {
    expect(read(text)).toEqual(NOTHING_SAID)
  })
})
