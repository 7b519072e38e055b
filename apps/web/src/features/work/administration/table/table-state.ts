import { readPage, withParameters } from '../../../../shared/filters.ts'

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

/** The reverse of `readTableState`; defaults are left out, and what else the address names stays, such as an open record. */
export function writeTableState(
  { search, sort, filter, page }: TableState,
  address = new URLSearchParams(),
): URLSearchParams {
  return withParameters(address, {
    q: search,
    sort: sort === null ? '' : `${sort.isDescending ? DESCENDING : ''}${sort.field}`,
    filter: filter === null ? '' : `${filter.field}.${IS}`,
    value: filter?.value ?? '',
    page: page > 1 ? String(page) : '',
  })
}
