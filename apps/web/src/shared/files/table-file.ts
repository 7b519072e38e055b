import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { guardName } from '@diatrivi/domain/shared/formula'
import type { Cell } from 'write-excel-file/universal'
import { formatDay } from '../format/dates.ts'
import { formatPercent, formatUngrouped } from '../format/numbers.ts'
import { csvFile } from './csv-file.ts'

export const FILE_FORMATS = ['xlsx', 'csv'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export type FileCell =
  | { kind: 'text'; value: string }
  | { kind: 'day'; value: IsoDate | null }
  | { kind: 'number'; value: number | null; unit?: 'percent' | undefined }

/** What a spreadsheet is made of; every row has a cell for each heading. */
export interface FileTable {
  /** The name of the sheet. */
  name: string
  headings: readonly string[]
  rows: readonly (readonly FileCell[])[]
}

export function writeTable(format: FileFormat, table: FileTable): Promise<Blob> {
  return format === 'csv' ? Promise.resolve(writeCsv(table)) : writeXlsx(table)
}

function writeCsv({ headings, rows }: FileTable): Blob {
  return csvFile([headings, ...rows.map((row) => row.map(wordsOf))])
}

function wordsOf(cell: FileCell): string {
  if (cell.value === null) return ''
  switch (cell.kind) {
    case 'text':
      return guardName(cell.value)
    case 'day':
      return formatDay(cell.value)
    case 'number':
      return cell.unit === 'percent' ? formatPercent(cell.value) : formatUngrouped(cell.value)
  }
}

/** Without a name LibreOffice writes bold headings in another font. */
const FONT = { fontFamily: 'Calibri', fontSize: 11 } as const
const HEADING = { fontWeight: 'bold' } as const
/** Widths in letters. */
const WIDTHS = { first: 60, other: 24 }

/** Texts are written as texts, so that none of them is a formula. */
async function writeXlsx({ name, headings, rows }: FileTable): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const heading = headings.map((label): Cell => ({ value: label, type: String, ...HEADING }))
  const sheet = {
    sheet: name,
    stickyRowsCount: 1,
    columns: headings.map((_heading, index) => ({ width: index === 0 ? WIDTHS.first : WIDTHS.other })),
  }
  return writeExcelFile([heading, ...rows.map((row) => row.map(xlsxCell))], sheet, FONT).toBlob()
}

function xlsxCell(cell: FileCell): Cell {
  if (cell.value === null) return null
  switch (cell.kind) {
    case 'text':
      return { value: cell.value, type: String }
    case 'day':
      return { value: new Date(`${cell.value}T00:00:00Z`), type: Date, format: 'd/m/yyyy' }
    case 'number':
      return cell.unit === 'percent'
        ? { value: cell.value / 100, type: Number, format: '0%' }
        : { value: cell.value, type: Number }
  }
}
