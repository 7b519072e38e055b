import { readPage } from '../../../../shared/filters.ts'

/** The filters and the order of a table; kept in the address bar, so that it survives reload, back and sharing. */
export interface TableState {
  search: string
  sort: { field: string; isDescending: boolean } | null
  /** The one value that a column must have. */
  filter: { field: string; value: string } | null
  /** From 1. */
  page: number
}

const DESCENDING = '-'
const IS = 'is'

/** Reads the address bar; mistyped parts, for instance an unknown column, are ignored. */
export function readTableState(search: URLSearchParams, fields: readonly string[]): TableState {
  return {
    search: (search.get('q') ?? '').slice(0, 255),
    sort: readSort(search.get('sort') ?? '', fields),
    filter: readFilter(search, fields),
    page: readPage(search),
  }
}

function readSort(text: string, fields: readonly string[]): TableState['sort'] {
  const isDescending = text.startsWith(DESCENDING)
  const field = isDescending ? text.slice(1) : text
  return fields.includes(field) ? { field, isDescending } : null
}

function readFilter(search: URLSearchParams, fields: readonly string[]): TableState['filter'] {
  const [field = '', operator = ''] = (search.get('filter') ?? '').split('.')
  const value = search.get('value') ?? ''
  return fields.includes(field) && operator === IS && value !== '' ? { field, value } : null
}

/** The reverse of `readTableState`; defaults are left out. */
export function writeTableState({ search, sort, filter, page }: TableState): URLSearchParams {
  const written = new URLSearchParams()
  if (search !== '') written.set('q', search)
  if (sort !== null) written.set('sort', `${sort.isDescending ? DESCENDING : ''}${sort.field}`)
  if (filter !== null) {
    written.set('filter', `${filter.field}.${IS}`)
    written.set('value', filter.value)
  }
  if (page > 1) written.set('page', String(page))
  return written
}
