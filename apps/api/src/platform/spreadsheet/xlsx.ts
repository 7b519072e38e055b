import type { TableCell } from '@diatrivi/domain/shared/table-cell'
import { readSheet } from 'read-excel-file/universal'
import { fillMerged } from './fill-merged.ts'
import { readSheetFacts, readSheets, type Sheet } from './sheet-facts.ts'
import type { SheetChoice, Table } from './table.ts'
import type { TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import { unpackWorkbook, type WorkbookParts } from './workbook-parts.ts'

/** As many sheets are looked through for a list; each is read as a whole. */
const SHEETS_LOOKED_AT = 10

/** The first sheet with a list, or the chosen one. The last result of a formula is read, never the formula. */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  limits: TableLimits,
  choice: SheetChoice,
): Promise<Table> {
  try {
    const parts = unpackWorkbook(bytes)
    const { sheets, styles } = readSheets(parts)
    const names = sheets.map(({ name }) => name)
    const chosen = sheets.filter(({ name }) => name === choice.name)
    const candidates = chosen.length > 0 ? chosen : sheets.slice(0, SHEETS_LOOKED_AT)
    let first: Table | null = null
    for (const sheet of candidates) {
      const table: Table = {
        ...(await readSheetOf(bytes, { parts, styles, sheet }, limits)),
        sheet: sheet.name,
        otherSheets: names.filter((name) => name !== sheet.name),
      }
      if (candidates.length === 1 || choice.holdsList(table.rows)) return table
      first ??= table
    }
    if (first === null) throw new TableRefused({ code: 'table_unreadable' })
    return first
  } catch (error) {
    if (error instanceof TableRefused) throw error
    // Unpacking, reading XML and finding the sheet each have errors of their own for what is broken.
    throw new TableRefused({ code: 'table_unreadable' }, { cause: error })
  }
}

interface SheetOf {
  parts: WorkbookParts
  styles: string | undefined
  sheet: Sheet
}

async function readSheetOf(
  bytes: Uint8Array<ArrayBuffer>,
  { parts, styles, sheet }: SheetOf,
  limits: TableLimits,
): Promise<Pick<Table, 'rows' | 'hiddenRows' | 'filledRows'>> {
  const { hiddenRows, shownNumbers, merged } = readSheetFacts(parts, { path: sheet.path, styles }, limits)
  const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const read = await readSheet(copy, sheet.number, { parseNumber: numberAsTyped })
  const rows: TableCell[][] = read.map((row) => row.map(cellText))
  for (const { row, column, shown } of shownNumbers) {
    const cells = rows[row - 1]
    const value = cells?.[column - 1]
    if (cells !== undefined && typeof value === 'string') cells[column - 1] = { value, shown }
  }
  return { rows, hiddenRows, filledRows: fillMerged(rows, merged, limits) }
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
