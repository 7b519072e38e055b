import { compareGreek } from '@diatrivi/domain/shared/greek-text'
import type { Column } from './column.ts'
import type { TableState } from './table-state.ts'

/** The rows in the order of a column; as they came where none is chosen. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableState['sort'],
): readonly Row[] {
  const column = columns.find(({ field }) => field === sort?.field)
  if (sort === null || column === undefined) return rows
  const place = placeIn(column)
  const sorted = rows.toSorted((one, other) => compare(place(one), place(other)))
  return sort.isDescending ? sorted.reverse() : sorted
}

/** Known values have an order of their own, as ranks do. */
function placeIn<Row>({ choices, order, value }: Column<Row>): (row: Row) => string | number {
  return choices ? (row) => choices.indexOf(String(value(row))) : (order ?? value)
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return compareGreek(String(one), String(other))
}
