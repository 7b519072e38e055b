import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import type { Column } from './column.ts'

export interface SearchableRow<Row> {
  row: Row
  folded: string
}

/** The texts are folded once for each load of the list, not at every key. */
export function makeSearchable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): SearchableRow<Row>[] {
  return rows.map((row) => ({ row, folded: foldGreek(columns.map(({ value }) => value(row)).join('\n')) }))
}

/** Rows that have every word somewhere, in whatever column and order: «πατρα πληροφορικης». */
export function searchRows<Row>(rows: readonly SearchableRow<Row>[], search: string): Row[] {
  const words = foldGreek(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return rows.filter(({ folded }) => words.every((word) => folded.includes(word))).map(({ row }) => row)
}
