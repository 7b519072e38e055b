import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Column } from './column.ts'
import { readTableState, type TableState, writeTableState } from './table-state.ts'

export interface TableStateInAddress {
  state: TableState
  change: (changes: Partial<TableState>) => void
}

export function useTableState<Row>(columns: readonly Column<Row>[]): TableStateInAddress {
  const [searchParams, setSearchParams] = useSearchParams()
  const state = useMemo(
    () =>
      readTableState(
        searchParams,
        columns.map(({ field }) => field),
      ),
    [searchParams, columns],
  )
  const change = useCallback(
    (changes: Partial<TableState>) => {
      // A new search starts at its first page and replaces the entry, or "back" would go through every typed word.
      const next = writeTableState({ ...state, page: 1, ...changes }, searchParams)
      if (next.toString() !== writeTableState(state, searchParams).toString()) {
        setSearchParams(next, { replace: changes.page === undefined, preventScrollReset: true })
      }
    },
    [state, searchParams, setSearchParams],
  )
  return { state, change }
}
