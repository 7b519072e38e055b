import { readSheet } from 'read-excel-file/universal'
import { enforceReferences } from './sheet-references.ts'
import type { TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import { unpackWorkbook } from './workbook-parts.ts'

/** The first sheet. Of a formula its last result is read, never the formula. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): Promise<string[][]> {
  try {
    enforceReferences(unpackWorkbook(bytes), limits)
    const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    const rows = await readSheet(copy, { parseNumber: numberAsTyped })
    return rows.map((row) => row.map(cellText))
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
