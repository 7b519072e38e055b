import { describe, expect, it } from 'vitest'
import { activeFilters } from './browse/filter-controls.ts'
import {
  countFilters,
  NO_FILTERS,
  readThesisSearch,
  type ThesisSearch,
  toThesisQuery,
  WHOLE_LIST,
  writeThesisSearch,
} from './thesis-filters.ts'

const everything: ThesisSearch = {
  filters: {
    search: 'Καρρά γλώσσα',
    title: 'γλωσσικά μοντέλα',
    phase: 'marking',
    overlay: 'failedOnce',
    instructor: 'Ανδρεάδου',
    member: 'Βλάχος',
    programme: 7,
    year: 2025,
    paper: 'minutes',
    minutesDue: true,
    assignmentType: 'onDeadline',
    textLanguage: 'en',
    deadlineFrom: '2026-03-01',
    deadlineUntil: '2026-06-30',
    status: 'late',
    keywords: ['python', 'νομικά κείμενα'],
    wholeInstitution: true,
  },
  page: 3,
  order: 'intendedEnd',
  pageSize: 48,
  columns: ['title', 'keywords'],
}

describe('the filters in the address bar', () => {
  it('come back as they were written', () => {
    expect(readThesisSearch(writeThesisSearch(everything))).toEqual(everything)
  })

  it('leave the address empty when nothing narrows the list', () => {
    expect(writeThesisSearch(WHOLE_LIST).toString()).toBe('')
  })

  it.each([
    ['a page that is none', 'page=0'],
    ['a page in another notation', 'page=1e3'],
    ['an assignment type that does not exist', 'assignType=never'],
    ['a language that is not offered', 'language=fr'],
    ['a day that does not exist', 'deadlineFrom=2026-02-31'],
    ['an empty keyword', 'keywords='],
    ['an order that there is not', 'sort=oldest'],
    ['a page of another size', 'pageSize=7'],
    ['a phase that no thesis with a student has', 'phase=offered'],
    ['a programme that is no number', 'programme=x'],
    ['a year of another century', 'year=1999'],
  ])('ignore %s', (_what, search) => {
    expect(readThesisSearch(new URLSearchParams(search))).toEqual(WHOLE_LIST)
  })

  it('are counted one by one, each keyword for itself', () => {
    expect([countFilters(NO_FILTERS), countFilters(everything.filters)]).toEqual([0, 18])
  })

  it("are sent under the wire's names, and only those that narrow the list", () => {
    expect(toThesisQuery(WHOLE_LIST)).toEqual({ page: '1', pageSize: '6' })
    expect(toThesisQuery(everything)).toEqual({
      page: '3',
      pageSize: '48',
      sort: 'intendedEnd',
      search: 'Καρρά γλώσσα',
      title: 'γλωσσικά μοντέλα',
      phase: 'marking',
      overlay: 'failedOnce',
      instructor: 'Ανδρεάδου',
      member: 'Βλάχος',
      programme: '7',
      year: '2025',
      hasPaper: 'minutes',
      minutes: 'due',
      assignType: 'onDeadline',
      language: 'en',
      deadlineFrom: '2026-03-01',
      deadlineUntil: '2026-06-30',
      standing: 'late',
      department: 'all',
      keywords: ['python', 'νομικά κείμενα'],
    })
  })

  it('are shown one by one but for those with a place of their own, and go one by one', () => {
    const { filters } = everything
    expect(activeFilters(NO_FILTERS)).toEqual([])
    const programmes = [{ id: 7, name: 'ΠΜΣ Πληροφορικής' }]
    expect(activeFilters(filters, programmes).map(({ name }) => name)).toEqual([
      'Τίτλος: γλωσσικά μοντέλα',
      'Στάδιο: Βαθμολογείται',
      'Β΄ εξέταση',
      'Επίβλεψη: Ανδρεάδου',
      'Μέλος επιτροπής: Βλάχος',
      'Πρόγραμμα σπουδών: ΠΜΣ Πληροφορικής',
      'Έναρξη: 2025–26',
      'Έχει εκδοθεί: Πρακτικό εξέτασης',
      'Ανάθεση στη λήξη της προθεσμίας',
      'Αγγλικά',
      'Προθεσμία από 1/3/2026',
      'Προθεσμία έως 30/6/2026',
      'Θέματα όλου του ιδρύματος',
      'python',
      'νομικά κείμενα',
    ])
    expect(activeFilters(filters).map(({ without }) => countFilters(without))).toEqual(
      Array.from({ length: 15 }, () => 17),
    )
    expect(activeFilters(filters).at(-1)?.without).toEqual({ ...filters, keywords: ['python'] })
  })
})
