import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Cell } from 'write-excel-file/universal'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import type { ThesisList } from '../thesis.queries.ts'
import { columnsOf, type ThesisColumn, wordsOf } from './thesis-columns.tsx'

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

interface Exported {
  list: ThesisList
  theses: readonly Thesis[]
  today: IsoDate
}

/** The columns of the table with the title before and the keywords behind them. */
const exportedColumns = (list: ThesisList): readonly ThesisColumn[] => [
  { label: m.thesis_title, kind: 'text', read: ({ thesis }) => thesis.title },
  ...columnsOf(list),
  { label: m.thesis_keywords, kind: 'text', read: ({ thesis }) => thesis.keywords.join(', ') },
]

export function writeTheses(format: ExportFormat, exported: Exported): Promise<Blob> {
  return format === 'csv' ? Promise.resolve(writeCsv(exported)) : writeXlsx(exported)
}

/** By this mark Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@\t\r]/

/** As Excel in Greek opens it by itself: fields are parted by semicolons. */
function writeCsv({ list, theses, today }: Exported): Blob {
  const columns = exportedColumns(list)
  const lines = [
    columns.map(({ label }) => label()),
    ...theses.map((thesis) => columns.map((column) => wordsOf(column, { thesis, today }))),
  ]
  const text = lines.map((line) => line.map(csvField).join(';')).join('\r\n')
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/** An apostrophe keeps what looks like a formula from being worked out when the file is opened. */
function csvField(words: string): string {
  const safe = FORMULA.test(words) ? `'${words}` : words
  return `"${safe.replaceAll('"', '""')}"`
}

const HEADING = { fontWeight: 'bold' } as const
/** Widths in letters. */
const WIDTHS = { title: 60, other: 24 }

/** Texts are written as texts, so that none of them is a formula. */
async function writeXlsx({ list, theses, today }: Exported): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const columns = exportedColumns(list)
  const heading = columns.map(({ label }): Cell => ({ value: label(), type: String, ...HEADING }))
  const rows = theses.map((thesis) => columns.map((column) => xlsxCell(column, thesis, today)))
  return writeExcelFile([heading, ...rows], {
    sheet: m.thesis_theses(),
    stickyRowsCount: 1,
    columns: columns.map((_column, index) => ({ width: index === 0 ? WIDTHS.title : WIDTHS.other })),
  }).toBlob()
}

function xlsxCell(column: ThesisColumn, thesis: Thesis, today: IsoDate): Cell {
  const facts = { thesis, today }
  switch (column.kind) {
    case 'text':
      return { value: column.read(facts), type: String }
    case 'day': {
      const day = column.read(facts)
      return day && { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'd/m/yyyy' }
    }
    case 'number': {
      const value = column.read(facts)
      if (value === null) return null
      return column.unit === 'percent'
        ? { value: value / 100, type: Number, format: '0%' }
        : { value, type: Number }
    }
  }
}
