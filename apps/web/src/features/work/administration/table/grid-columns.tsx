import { compareGreek, foldGreek } from '@diatrivi/domain/shared/greek-text'
import Box from '@mui/material/Box'
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridComparatorFn,
  type GridFilterOperator,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid'
import { m } from '../../../../paraglide/messages.js'
import { VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'
import type { Column, RecordRow } from './column.ts'

/** The grid's own conditions can ignore accents, but not the final sigma. */
function folding<Row extends RecordRow>(
  operator: GridFilterOperator<Row, string | number | null>,
): GridFilterOperator<Row, string | number | null> {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const test = operator.getApplyFilterFn({ ...item, value: foldAll(item.value) }, column)
      return test && ((value, ...rest) => test(typeof value === 'string' ? foldGreek(value) : value, ...rest))
    },
  }
}

/** A field of numbers would change by the wheel. */
const typedAsText = (operator: ReturnType<typeof getGridNumericOperators>[number]) => ({
  ...operator,
  ...(operator.InputComponentProps && {
    InputComponentProps: { ...operator.InputComponentProps, type: 'text' as const },
  }),
})

function foldAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(foldAll)
  return typeof value === 'string' ? foldGreek(value) : value
}

export function toGridColumns<Row extends RecordRow>(columns: readonly Column<Row>[]): GridColDef<Row>[] {
  return [SELECTION_COLUMN, ...columns.map(toGridColumn)]
}

/** One row at a time: its header has a name and no box for all of them. */
const SELECTION_COLUMN: GridColDef = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderHeader: () => (
    <Box component="span" sx={VISUALLY_HIDDEN}>
      {m.ui_grid_selection()}
    </Box>
  ),
}

function toGridColumn<Row extends RecordRow>({
  field,
  header,
  value,
  order,
  draw,
  choices,
  isExtra: _isExtra,
  isInTitle: _isInTitle,
  ...size
}: Column<Row>): GridColDef<Row> {
  return {
    field,
    headerName: header,
    ...size,
    valueGetter: (_value: never, row: Row) => value(row),
    ...(draw && { renderCell: ({ row }: { row: Row }) => draw(row) }),
    ...kindOf<Row>(choices, field),
    ...(order && { sortComparator: byOrder(order) }),
  }
}

function byOrder<Row extends RecordRow>(order: (row: Row) => string | number): GridComparatorFn {
  return (_first, _second, first, second) => {
    const [one, other] = [first, second].map(({ api, id }) => order(api.getRow(id)))
    if (typeof one === 'number' && typeof other === 'number') return one - other
    return compareGreek(String(one), String(other))
  }
}

function kindOf<Row extends RecordRow>(
  choices: readonly string[] | undefined,
  field: string,
): Partial<GridColDef<Row>> {
  if (field === 'id')
    return {
      type: 'number',
      align: 'left',
      headerAlign: 'left',
      filterOperators: getGridNumericOperators().map(typedAsText),
    }
  if (choices) {
    return {
      type: 'singleSelect',
      valueOptions: [...choices],
      filterOperators: getGridSingleSelectOperators(),
      // In the given order, because ranks have an order of their own.
      sortComparator: (a: string, b: string) => choices.indexOf(a) - choices.indexOf(b),
    }
  }
  return { filterOperators: getGridStringOperators().map(folding<Row>), sortComparator: compareGreek }
}
