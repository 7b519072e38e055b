import { readFile } from 'node:fs/promises'
import type { UploadedFile } from '../upload.ts'
import { readCsv } from './csv.ts'
import { TABLE_LIMITS, type TableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import { readXlsx } from './xlsx.ts'

/**
 * The rows of an uploaded CSV or XLSX, all cells as texts, or `TableRefused`. To be called in a child process: what was
 * made to unpack or to be repeated without end is noticed by its limits of memory and time only.
 */
export async function readTable(
  { path, mediaType }: Pick<UploadedFile, 'path' | 'mediaType'>,
  limits: TableLimits,
): Promise<string[][]> {
  const bytes = await readFile(path)
  const rows = mediaType === 'text/plain' ? readCsv(bytes, limits) : await readXlsx(bytes, limits)
  enforceLimits(rows, limits)
  return rows
}

/** A workbook names a long text by its number in any number of cells, so the cells are counted as they are read. */
function enforceLimits(rows: readonly (readonly string[])[], limits: TableLimits): void {
  if (rows.length > limits.rows) throw new TableRefused({ code: 'table_too_long', limit: limits.rows })
  let characters = 0
  for (const row of rows) {
    if (row.length > limits.columns) throw new TableRefused({ code: 'table_too_large' })
    for (const { length } of row) {
      characters += length
      if (length > TABLE_LIMITS.cellCharacters || characters > TABLE_LIMITS.characters) {
        throw new TableRefused({ code: 'table_too_large' })
      }
    }
  }
}
