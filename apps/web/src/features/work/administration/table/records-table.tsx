import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import type { Column, RecordRow } from './column.ts'
import { ColumnFilterChip } from './column-filter-chip.tsx'
import { gridHeight } from './grid-style.ts'
import type { RecordAction } from './record-actions.ts'
import { RecordCards } from './record-cards.tsx'
import { makeSearchable, searchRows } from './search-rows.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useTableState } from './use-table-state.ts'

const RecordsGrid = lazy(() => import('./records-grid.tsx')) as typeof import('./records-grid.tsx').default

export interface RecordsTableProps<Row extends RecordRow> {
  label: string
  searchLabel: string
  emptyText: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** The name of a record, for instance in a question about it. */
  nameOf: (row: Row) => string
  /** The title of a card; by default the name. */
  titleOf?: (row: Row) => string
  /** Double click and Enter do the first one. */
  actions: readonly [RecordAction<Row>, ...RecordAction<Row>[]]
  addButton: ReactNode
  /** The purpose of a selection, where it is not only change or deletion. */
  selectionHint?: string
  /** Where the rows are one page of a longer list. */
  paging?: {
    page: number
    pageSize: number
    total: number
    onChange: (page: number) => void
    /** Where the rows answer the search in the address already, which looks through the whole list. */
    isSearchedWhole?: boolean
  }
}

/** A grid on wide screens and cards on phones, over one search and one address. */
export function RecordsTable<Row extends RecordRow>({ rows, columns, ...props }: RecordsTableProps<Row>) {
  const { state, change } = useTableState(columns)
  const searchField = useRef<HTMLInputElement>(null)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  // Only the grid has filters of its own.
  const filter = isWide ? state.filter : null
  const [filteredCount, setFilteredCount] = useState<number | null>(null)
  const isSearchedWhole = props.paging?.isSearchedWhole ?? false
  const search = useDeferredValue(isSearchedWhole ? '' : state.search)
  const searchable = useMemo(() => makeSearchable(rows, columns), [rows, columns])
  const found = useMemo(() => searchRows(searchable, search), [searchable, search])
  // A row that the search hides is not selected, so that no invisible record is deleted.
  const selected = found.find(({ id }) => id === selectedId) ?? null
  const isNarrowed = search !== '' || filter !== null
  const filtered = filter === null || found.length === 0 ? found.length : filteredCount
  const count = props.paging && !isNarrowed ? props.paging.total : filtered

  const pages = props.paging && (
    <Pagination
      page={props.paging.page}
      pageSize={props.paging.pageSize}
      total={props.paging.total}
      onChange={(page) => {
        props.paging?.onChange(page)
        window.scrollTo({ top: 0 })
      }}
    />
  )

  if (rows.length === 0 && !(isSearchedWhole && state.search !== '')) {
    return (
      <>
        <Card>
          <EmptyState text={props.emptyText} action={props.addButton} />
        </Card>
        {pages}
      </>
    )
  }
  const nothingFound = (
    <EmptyState
      drawing="search"
      text={m.administration_no_match()}
      action={<Button onClick={() => change({ search: '' })}>{m.administration_clear_search()}</Button>}
    />
  )
  const toolbar = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 260px' }, maxWidth: { md: 440 } }}>
        <SearchField
          label={props.searchLabel}
          inputRef={searchField}
          value={state.search}
          onChange={(text) => change({ search: text })}
        />
      </Box>
      <Box
        role="status"
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      >
        {count !== null && m.administration_results({ count })}
      </Box>
      {filter && (
        <ColumnFilterChip
          column={columns.find(({ field }) => field === filter.field)?.header ?? ''}
          filter={filter}
          onRemove={() => {
            searchField.current?.focus()
            change({ filter: null })
          }}
        />
      )}
      <Box sx={{ ml: 'auto' }}>{props.addButton}</Box>
    </Box>
  )

  if (!isWide) {
    return (
      <Box sx={{ display: 'grid', gap: 4 }}>
        {toolbar}
        {found.length === 0 ? (
          nothingFound
        ) : (
          <RecordCards
            label={props.label}
            rows={found}
            columns={columns}
            nameOf={props.nameOf}
            titleOf={props.titleOf ?? props.nameOf}
            actions={props.actions}
            page={props.paging ? null : state.page}
            onPageChange={(page) => change({ page })}
          />
        )}
        {pages}
      </Box>
    )
  }
  return (
    <>
      <Card>
        <Box sx={{ p: 4 }}>{toolbar}</Box>
        {found.length === 0 ? (
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{nothingFound}</Box>
        ) : (
          <>
            <SelectionBar
              selected={selected}
              nameOf={props.nameOf}
              actions={props.actions}
              onClear={() => setSelectedId(null)}
              hint={props.selectionHint ?? m.administration_nothing_selected()}
            />
            <Suspense
              fallback={
                <Skeleton
                  variant="rectangular"
                  sx={{ height: gridHeight(found.length), bgcolor: 'neutral.tint' }}
                />
              }
            >
              <RecordsGrid
                label={props.label}
                rows={found}
                columns={columns}
                state={state}
                onStateChange={change}
                onCount={setFilteredCount}
                selectedId={selected?.id ?? null}
                onSelect={setSelectedId}
                onOpen={props.actions[0].run}
                isOnePage={props.paging !== undefined}
              />
            </Suspense>
          </>
        )}
      </Card>
      {pages}
    </>
  )
}
