import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ListFrame } from '../../../../shared/ui/list/list-frame.tsx'
import { type ListColumn, ListTable } from '../../../../shared/ui/list/list-table.tsx'
import { useRowsPerPage } from '../../../../shared/ui/list/rows-per-page.ts'
import { CardActions } from './card-actions.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import type { Column, RecordRow } from './column.ts'
import type { RecordAction } from './record-actions.ts'
import { makeSearchable, searchRows } from './search-rows.ts'
import { SelectionBar } from './selection-bar.tsx'
import { sortRows } from './sort-rows.ts'
import type { TableState } from './table-state.ts'
import type { OpenedRecord } from './use-opened-record.ts'
import { useTableState } from './use-table-state.ts'

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
  actions: readonly [RecordAction<Row>, ...RecordAction<Row>[]]
  /** Where a row leads to its record. */
  opened?: OpenedRecord
  addButton: ReactNode
  /** The purpose of a selection, where it is not only change or deletion. */
  selectionHint?: string
  /** Where the rows are one page of a longer list. */
  paging?: {
    page: number
    total: number
    onChange: (page: number) => void
    /** Where the rows answer the search in the address already, which looks through the whole list. */
    isSearchedWhole?: boolean
  }
}

/** The records of the administrator: a table on wide screens and cards on phones, over one search and one address. */
export function RecordsTable<Row extends RecordRow>({ rows, columns, ...props }: RecordsTableProps<Row>) {
  const { state, change } = useTableState(columns)
  const [pageSize, setPageSize] = useRowsPerPage()
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const isSearchedWhole = props.paging?.isSearchedWhole ?? false
  const search = useDeferredValue(isSearchedWhole ? '' : state.search)
  const searchable = useMemo(() => makeSearchable(rows, columns), [rows, columns])
  const found = useMemo(() => searchRows(searchable, search), [searchable, search])
  const filtered = narrowed(found, columns, state.filter)
  const sorted = useMemo(() => sortRows(filtered, columns, state.sort), [filtered, columns, state.sort])
  const start = (state.page - 1) * pageSize
  const shown = props.paging ? sorted : sorted.slice(start, start + pageSize)
  // A row that is not shown is not selected, so that no invisible record is deleted.
  const selected = shown.find(({ id }) => id === selectedId) ?? null
  const isNarrowed = state.search !== '' || state.filter !== null
  const total = props.paging && (!isNarrowed || isSearchedWhole) ? props.paging.total : filtered.length

  const boxOf = (row: Row) => (
    <Checkbox
      checked={row === selected}
      onChange={(_event, isChosen) => setSelectedId(isChosen ? row.id : null)}
      slotProps={{ input: { 'aria-label': m.list_select_named({ name: props.nameOf(row) }) } }}
      sx={{ width: 44, height: 44 }}
    />
  )
  const actionsOf = (row: Row) => <CardActions actions={props.actions} row={row} name={props.nameOf(row)} />
  return (
    <ListFrame
      {...((rows.length > 0 || isNarrowed) && {
        search: {
          label: props.searchLabel,
          value: state.search,
          onChange: (text) => change({ search: text }),
        },
        tools: props.addButton,
        filters: (
          <Box sx={CHIPS}>
            <ChoiceChips
              columns={columns}
              rows={found}
              filter={state.filter}
              onFilter={(filter) => change({ filter })}
            />
          </Box>
        ),
      })}
      total={total}
      counted={(count) => m.administration_results({ count })}
      empty={
        isNarrowed ? (
          <EmptyState
            drawing="search"
            text={m.administration_no_match()}
            action={
              <Button onClick={() => change({ search: '', filter: null })}>
                {m.administration_clear_search()}
              </Button>
            }
          />
        ) : (
          <Card>
            <EmptyState text={props.emptyText} action={props.addButton} />
          </Card>
        )
      }
      paging={{
        page: props.paging?.page ?? state.page,
        pageSize,
        onPageSize: (size) => {
          setPageSize(size)
          if (props.paging) props.paging.onChange(1)
          else change({ page: 1 })
        },
        onChange: (page) => {
          if (props.paging) props.paging.onChange(page)
          else change({ page })
          window.scrollTo({ top: 0 })
        },
      }}
    >
      {isWide && (
        <SelectionBar
          selected={selected}
          nameOf={props.nameOf}
          actions={props.actions}
          onClear={() => setSelectedId(null)}
          hint={props.selectionHint ?? m.administration_nothing_selected()}
        />
      )}
      <ListTable
        label={props.label}
        rows={shown}
        keyOf={({ id }) => id}
        {...listColumns(columns, isWide, props)}
        ordered={
          props.paging
            ? undefined
            : {
                by: state.sort?.field ?? '',
                isDown: state.sort?.isDescending ?? false,
                onOrder: (field) => change({ sort: nextSort(state.sort, field) }),
              }
        }
        isChosen={(row) => row === selected}
        box={isWide ? boxOf : undefined}
        actions={isWide ? undefined : actionsOf}
      />
    </ListFrame>
  )
}

function narrowed<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filter: TableState['filter'],
): readonly Row[] {
  const column = columns.find(({ field }) => field === filter?.field)
  return filter && column ? rows.filter((row) => column.value(row) === filter.value) : rows
}

/** A heading orders one way, then the other, then as the records came. */
function nextSort(sort: TableState['sort'], field: string): TableState['sort'] {
  if (sort?.field !== field) return { field, isDescending: false }
  return sort.isDescending ? null : { field, isDescending: true }
}

type Naming<Row extends RecordRow> = Pick<RecordsTableProps<Row>, 'nameOf' | 'titleOf' | 'opened'>

/** The column that leads to the record, and those beside it. */
function listColumns<Row extends RecordRow>(
  columns: readonly Column<Row>[],
  isWide: boolean,
  { nameOf, titleOf = nameOf, opened }: Naming<Row>,
) {
  const shown = columns.filter(({ isExtra = false }) => !isExtra || !isWide)
  const main = shown.find(({ isInTitle }) => isInTitle) ?? shown[0]
  if (main === undefined) throw new Error('A table of records has no column.')
  return {
    title: {
      ...toListColumn(main),
      nameOf: titleOf,
      ...(opened && { to: ({ id }: Row) => opened.toOpen(id) }),
    },
    columns: shown.filter((column) => column !== main).map(toListColumn),
  }
}

function toListColumn<Row>({
  field,
  header,
  value,
  draw = value,
  size,
  isSign,
  isInTitle,
  isFurther,
}: Column<Row>): ListColumn<Row> {
  return {
    heading: header,
    order: field,
    read: (row) => (value(row) === '' ? '' : draw(row)),
    ...(size && { size }),
    ...(isSign && { isSign }),
    ...(isInTitle && { isInTitle }),
    ...(isFurther && { isFurther }),
  }
}

const CHIPS = { display: 'grid', gap: 3, '&:empty': { display: 'none' } } as const
