import type { TableCell } from '@diatrivi/domain/shared/table-cell'
import type { SheetFacts } from './sheet-facts.ts'
import type { TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'

/**
 * Writes the value of merged cells into those below it, and returns their rows: what one cell says beside four students
 * it says of each. Cells beside it stay empty, so that a title is no heading five times.
 */
export function fillMerged(
  rows: TableCell[][],
  merged: SheetFacts['merged'],
  limits: TableLimits,
): ReadonlySet<number> {
  const filled = new Set<number>()
  let writes = 0
  for (const { first, last } of merged) {
    const value = rows[first.row - 1]?.[first.column - 1]
    if (value === undefined || value === '') continue
    for (let row = first.row + 1; row <= Math.min(last.row, rows.length); row += 1) {
      const cells = rows[row - 1]
      writes += 1
      // No cell is part of two, so that more are none of a spreadsheet.
      if (writes > limits.rows * limits.columns) throw new TableRefused({ code: 'table_too_large' })
      if (cells === undefined || (cells[first.column - 1] ?? '') !== '') continue
      while (cells.length < first.column) cells.push('')
      cells[first.column - 1] = value
      filled.add(row)
    }
  }
  return filled
}
