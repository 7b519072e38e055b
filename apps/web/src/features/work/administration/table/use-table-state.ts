import { useMemo } from 'react'
import { useAddressSearch } from '../../../../shared/use-address-search.ts'
import type { Column } from './column.ts'
import { readTableState, type TableState, writeTableState } from './table-state.ts'

export interface TableStateInAddress {
  state: TableState
  change: (changes: Partial<TableState>) => void
}

export function useTableState<Row>(columns: readonly Column<Row>[]): TableStateInAddress {
  const [address, changeAddress] = useAddressSearch()
  const text = address.toString()
  const state = useMemo(
    () =>
      readTableState(
        new URLSearchParams(text),
        columns.map(({ field }) => field),
      ),
    [text, columns],
  )
  const change = (changes: Partial<TableState>) => {
    // A new search starts at its first page and replaces the entry, or "back" would go through every typed word.
    const next = writeTableState({ ...state, page: 1, ...changes }, address)
    if (next.toString() !== writeTableState(state, address).toString()) {
      changeAddress(next, { replace: changes.page === undefined, preventScrollReset: true })
    }
  }
  return { state, change }
}
