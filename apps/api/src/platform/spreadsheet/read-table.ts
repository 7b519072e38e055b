import { readFile } from 'node:fs/promises'
import { shownText, type TableCell } from '@diatrivi/domain/shared/table-cell'
import type { UploadedFile } from '../upload.ts'
import { readCsv } from './csv.ts'
import type { SheetChoice, Table } from './table.ts'
import { TABLE_LIMITS, type TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import { readXlsx } from './xlsx.ts'

const FIRST_SHEET: SheetChoice = { name: null, holdsList: () => true }
const OF_A_TEXT = {
  hiddenRows: new Set<number>(),
  filledRows: new Set<number>(),
  sheet: null,
  otherSheets: [],
}

/**
 * The rows of an uploaded CSV or XLSX, all cells as texts, or `TableRefused`. To be called in a child process: what was
 * made to unpack or to be repeated without end is noticed by its limits of memory and time only.
 */
export async function readTable(
  { path, mediaType }: Pick<UploadedFile, 'path' | 'mediaType'>,
  limits: TableLimits,
  choice: SheetChoice = FIRST_SHEET,
): Promise<Table> {
  const bytes = await readFile(path)
  const table: Table =
    mediaType === 'text/plain'
      ? { ...OF_A_TEXT, rows: readCsv(bytes, limits) }
      : await readXlsx(bytes, limits, choice)
  enforceLimits(table.rows, limits)
  return table
}

/** A workbook names a long text by its number in any number of cells, so the cells are counted as they are read. */
function enforceLimits(rows: readonly (readonly TableCell[])[], limits: TableLimits): void {
  if (rows.length > limits.rows) throw new TableRefused({ code: 'table_too_long', limit: limits.rows })
  let characters = 0
  for (const row of rows) {
    if (row.length > limits.columns) throw new TableRefused({ code: 'table_too_large' })
    for (const cell of row) {
      const { length } = shownText(cell)
      characters += length
      if (length > TABLE_LIMITS.cellCharacters || characters > TABLE_LIMITS.characters) {
        throw new TableRefused({ code: 'table_too_large' })
      }
    }
  }
}
