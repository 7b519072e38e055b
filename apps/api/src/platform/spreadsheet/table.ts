import type { TableCell } from '@diatrivi/domain/shared/table-cell'

/** What was read of a file. */
export interface Table {
  rows: TableCell[][]
  /** As the spreadsheet numbers them: those that it does not show, which are read like the others. */
  hiddenRows: ReadonlySet<number>
}
