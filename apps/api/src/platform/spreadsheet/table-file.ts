import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { guardFormula, guardName } from '@diatrivi/domain/shared/formula'

export const TABLE_FORMATS = ['xlsx', 'csv'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

export const TABLE_MEDIA_TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** A cell by what it holds, so that a spreadsheet can order and add what is a day or a number. */
export type FileCell = (
  | { kind: 'text'; value: string | null }
  | { kind: 'day'; value: IsoDate | null }
  | { kind: 'number'; value: number | null }
) & {
  /** Coloured in a workbook, so that it is found. */
  isMarked?: boolean
}

/** What a spreadsheet is made of; every row has a cell for each heading. */
export interface FileTable {
  /** The name of the sheet. */
  name: string
  headings: readonly string[]
  rows: readonly (readonly FileCell[])[]
}

/** By this mark Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** As Excel in Greek opens it by itself: fields are parted by semicolons, decimals by a comma. */
export function writeCsv({ headings, rows }: FileTable): Uint8Array {
  const lines = [headings.map(quoted), ...rows.map((row) => row.map((cell) => quoted(wordsOf(cell))))]
  return Buffer.from(BYTE_ORDER_MARK + lines.map((line) => `${line.join(';')}\r\n`).join(''))
}

function quoted(words: string): string {
  return `"${guardFormula(words).replaceAll('"', '""')}"`
}

function wordsOf(cell: FileCell): string {
  if (cell.value === null) return ''
  switch (cell.kind) {
    case 'text':
      return guardName(cell.value)
    case 'day':
      return writtenDay(cell.value)
    case 'number':
      return String(cell.value).replace('.', ',')
  }
}

/** `7/3/2026` */
function writtenDay(day: IsoDate): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}/${month}/${year}`
}
