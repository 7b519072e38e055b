import type { TableCell } from '@diatrivi/domain/shared/table-cell'

/** What was read of a file. */
export interface Table {
  rows: TableCell[][]
  /** As the spreadsheet numbers them: those that it does not show, which are read like the others. */
  hiddenRows: ReadonlySet<number>
  /** Rows with the value of a cell that is merged with cells above. */
  filledRows: ReadonlySet<number>
  /** The sheet of a workbook that was read, and the others; null for a text. */
  sheet: string | null
  otherSheets: readonly string[]
}

/** Which sheet of a workbook is read. */
export interface SheetChoice {
  /** The one of this name, or else the first that holds a list. */
  name: string | null
  holdsList: (rows: readonly (readonly TableCell[])[]) => boolean
}
