import { useReducer } from 'react'
import { accountMark } from '../../account-mark.ts'
import { session } from '../../api/session.ts'
import { browserStorage } from '../../browser-storage.ts'

/** How many rows a page of a table may have; by itself the first. */
export const ROWS_PER_PAGE = [24, 48, 96] as const
type RowsPerPage = (typeof ROWS_PER_PAGE)[number]

const keyOfAccount = () => `rows-per-page:${accountMark(session.get().facts?.email ?? '')}`

/** How many rows the person wants on a page of a table, kept in this browser for each account. */
export function rowsPerPage(): RowsPerPage {
  const kept = browserStorage.get(keyOfAccount())
  return ROWS_PER_PAGE.find((rows) => String(rows) === kept) ?? ROWS_PER_PAGE[0]
}

/** As above, with how it is changed: every table has it from then on. */
export function useRowsPerPage(): [RowsPerPage, (rows: number) => void] {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const keep = (rows: number) => {
    browserStorage.set(keyOfAccount(), String(rows))
    redraw()
  }
  return [rowsPerPage(), keep]
}
