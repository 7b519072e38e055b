import type { TableCell } from '@diatrivi/domain/shared/table-cell'
import { readSheet } from 'read-excel-file/universal'
import { readFirstSheet } from './first-sheet.ts'
import type { Table } from './table.ts'
import type { TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import { unpackWorkbook } from './workbook-parts.ts'

/** The first sheet. The last result of a formula is read, never the formula. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): Promise<Table> {
  try {
    const { hiddenRows, shownNumbers } = readFirstSheet(unpackWorkbook(bytes), limits)
    const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    const sheet = await readSheet(copy, { parseNumber: numberAsTyped })
    const rows: TableCell[][] = sheet.map((row) => row.map(cellText))
    for (const { row, column, shown } of shownNumbers) {
      const cells = rows[row - 1]
      const value = cells?.[column - 1]
      if (cells !== undefined && typeof value === 'string') cells[column - 1] = { value, shown }
    }
    return { rows, hiddenRows }
  } catch (error) {
    if (error instanceof TableRefused) throw error
    // Unpacking, reading XML and finding the sheet each have errors of their own for what is broken.
    throw new TableRefused({ code: 'table_unreadable' }, { cause: error })
  }
}

/** A number is kept in binary: its shortest spelling is what was typed. */
function numberAsTyped(written: string): string {
  const value = Number(written)
  return Number.isFinite(value) ? String(value) : written
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
