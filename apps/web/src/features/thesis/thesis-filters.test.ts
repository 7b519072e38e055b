import { describe, expect, it } from 'vitest'
import {
  countFilters,
  NO_FILTERS,
  readThesisSearch,
  type ThesisSearch,
  writeThesisSearch,
} from './thesis-filters.ts'

const everything: ThesisSearch = {
  filters: {
    title: 'γλωσσικά μοντέλα',
    assignmentType: 'onDeadline',
    deadlineFrom: '2026-03-01',
    deadlineUntil: '2026-06-30',
    keywords: ['python', 'νομικά κείμενα'],
    wholeInstitution: true,
  },
  page: 3,
}

describe('the filters in the address bar', () => {
  it('come back as they were written', () => {
    expect(readThesisSearch(writeThesisSearch(everything))).toEqual(everything)
  })

  it('leave the address empty when nothing narrows the list', () => {
    expect(writeThesisSearch({ filters: NO_FILTERS, page: 1 }).toString()).toBe('')
  })

  it.each([
    ['a page that is none', 'page=0'],
    ['a page in another notation', 'page=1e3'],
    ['an assignment type that does not exist', 'assignType=never'],
    ['a day that does not exist', 'deadlineFrom=2026-02-31'],
    ['an empty keyword', 'keywords='],
  ])('ignore %s', (_what, search) => {
    expect(readThesisSearch(new URLSearchParams(search))).toEqual({ filters: NO_FILTERS, page: 1 })
  })

  it('are counted one by one, each keyword for itself', () => {
    expect([countFilters(NO_FILTERS), countFilters(everything.filters)]).toEqual([0, 7])
  })
})
