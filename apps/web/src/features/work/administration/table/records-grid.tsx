import {
  DataGrid,
  type GridCellParams,
  type GridSortModel,
  gridFilteredTopLevelRowCountSelector,
  type MuiEvent,
  useGridApiRef,
} from '@mui/x-data-grid'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { gridTexts } from '../../../../shared/ui/grid-texts.ts'
import type { Column, RecordRow } from './column.ts'
import { useFilterModel } from './filter-model.ts'
import { toGridColumns } from './grid-columns.tsx'
import { GRID_PARTS, GRID_STYLE, gridHeight, HEADER_HEIGHT, ROW_HEIGHT } from './grid-style.ts'
import type { TableState } from './table-state.ts'

/** The most rows of a page in the community grid, which draws only visible rows. */
const ROWS_PER_PAGE = 100

interface RecordsGridProps<Row extends RecordRow> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  state: TableState
  onStateChange: (changes: Partial<TableState>) => void
  /** How many rows its own filter leaves. */
  onCount: (count: number) => void
  selectedId: number | null
  onSelect: (id: number | null) => void
  onOpen: (row: Row) => void
  /** Where the rows are one page of a longer list, which has its pages below. */
  isOnePage: boolean
}

/** Loaded apart: it is heavy, and phones have cards instead. */
export default function RecordsGrid<Row extends RecordRow>({
  label,
  rows,
  columns,
  state,
  onStateChange,
  onCount,
  ...props
}: RecordsGridProps<Row>) {
  const apiRef = useGridApiRef()
  useEffect(() => {
    const emitCount = () => onCount(gridFilteredTopLevelRowCountSelector(apiRef))
    emitCount()
    return apiRef.current?.subscribeEvent('filteredRowsSet', emitCount)
  }, [apiRef, onCount])
  const gridColumns = useMemo(() => toGridColumns(columns), [columns])
  const localeText = useMemo(gridTexts, [])
  const sortModel = useMemo<GridSortModel>(
    () => (state.sort ? [{ field: state.sort.field, sort: state.sort.isDescending ? 'desc' : 'asc' }] : []),
    [state.sort],
  )
  const [filterModel, changeFilterModel] = useFilterModel(state.filter, (filter) => onStateChange({ filter }))
  const selection = useMemo(
    () => ({ type: 'include' as const, ids: new Set(props.selectedId === null ? [] : [props.selectedId]) }),
    [props.selectedId],
  )

  const onKeyDown = ({ row, field }: GridCellParams<Row>, event: MuiEvent<KeyboardEvent>) => {
    if (event.key === ' ' && field !== '__check__') {
      event.preventDefault()
      event.defaultMuiPrevented = true
      props.onSelect(row.id === props.selectedId ? null : row.id)
    }
    if (event.key === 'Enter') {
      event.defaultMuiPrevented = true
      props.onSelect(row.id)
      props.onOpen(row)
    }
  }

  return (
    <DataGrid<Row>
      apiRef={apiRef}
      aria-label={label}
      rows={rows as Row[]}
      columns={gridColumns}
      localeText={localeText}
      getRowHeight={() => 'auto'}
      getEstimatedRowHeight={() => ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      ignoreDiacritics
      // The page's policy forbids to make code of a text, which the grid would try for its filters.
      disableEval
      checkboxSelection
      disableMultipleRowSelection
      rowSelectionModel={selection}
      onRowSelectionModelChange={({ ids }) => props.onSelect(([...ids][0] as number | undefined) ?? null)}
      onRowDoubleClick={({ row }) => props.onOpen(row)}
      onCellKeyDown={onKeyDown}
      sortModel={sortModel}
      onSortModelChange={([sort]) =>
        onStateChange({
          sort: sort?.sort ? { field: sort.field, isDescending: sort.sort === 'desc' } : null,
        })
      }
      filterModel={filterModel}
      onFilterModelChange={changeFilterModel}
      filterDebounceMs={300}
      paginationModel={{ page: state.page - 1, pageSize: ROWS_PER_PAGE }}
      pageSizeOptions={[ROWS_PER_PAGE]}
      onPaginationModelChange={({ page }) => onStateChange({ page: page + 1 })}
      hideFooterSelectedRowCount
      hideFooter={props.isOnePage}
      slotProps={GRID_PARTS}
      initialState={{
        columns: {
          columnVisibilityModel: Object.fromEntries(
            columns.filter(({ isExtra }) => isExtra).map(({ field }) => [field, false]),
          ),
        },
      }}
      sx={{ ...GRID_STYLE, height: gridHeight(rows.length) }}
    />
  )
}
