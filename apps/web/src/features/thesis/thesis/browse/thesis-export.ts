import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { type FileCell, type FileFormat, writeTable } from '../../../../shared/files/table-file.ts'
import type { ThesisList } from '../thesis.queries.ts'
import { columnsOf, KEYWORDS, type ThesisColumn } from './thesis-columns.tsx'

interface Exported {
  list: ThesisList
  theses: readonly Thesis[]
  today: IsoDate
}

/** The columns of the table with the title before and the keywords behind them. */
const exportedColumns = (list: ThesisList): readonly ThesisColumn[] => [
  { label: m.thesis_title, kind: 'text', read: ({ thesis }) => thesis.title },
  ...columnsOf(list),
  KEYWORDS,
]

export function writeTheses(format: FileFormat, { list, theses, today }: Exported): Promise<Blob> {
  const columns = exportedColumns(list)
  return writeTable(format, {
    name: m.thesis_list_theses(),
    headings: columns.map(({ label }) => label()),
    rows: theses.map((thesis) => columns.map((column) => cellOf(column, { thesis, today }))),
  })
}

function cellOf(column: ThesisColumn, facts: { thesis: Thesis; today: IsoDate }): FileCell {
  switch (column.kind) {
    case 'text':
      return { kind: 'text', value: column.read(facts) }
    case 'day':
      return { kind: 'day', value: column.read(facts) }
    case 'number':
      return { kind: 'number', value: column.read(facts), unit: column.unit }
  }
}
