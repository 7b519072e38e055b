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
  const fields = useMemo(() => columns.map(({ field }) => field), [columns])
  const state = useMemo(() => readTableState(new URLSearchParams(text), fields), [text, fields])
  const change = (changes: Partial<TableState>) => {
    // A new search starts at its first page and replaces the entry, or "back" would go through every typed word. It is
    // drawn at once, so that the links of the rows keep it.
    changeAddress((now) => writeTableState({ ...readTableState(now, fields), page: 1, ...changes }, now), {
      replace: changes.page === undefined,
      flushSync: true,
      preventScrollReset: true,
    })
  }
  return { state, change }
}
