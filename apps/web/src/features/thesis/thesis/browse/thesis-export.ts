import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { type FileCell, type FileFormat, writeTable } from '../../../../shared/files/table-file.ts'
import type { ThesisList } from '../thesis.queries.ts'
import { columnsOf, KEYWORDS, type ThesisColumn, TITLE_ENGLISH } from './thesis-columns.tsx'

interface Exported {
  list: ThesisList
  theses: readonly Thesis[]
  today: IsoDate
}

/** What the file says of a field behind the columns of the table; null where the table says it, or no file does. */
const BEHIND_TABLE: Readonly<Record<keyof ThesisFields, ThesisColumn | null>> = {
  title: null,
  titleEnglish: TITLE_ENGLISH,
  description: null,
  assignmentType: null,
  publicByInstructor: null,
  interestDeadline: null,
  startDate: null,
  intendedEnd: null,
  textLanguage: null,
}

const exportedColumns = (list: ThesisList): readonly ThesisColumn[] => [
  { label: m.word_title, kind: 'text', read: ({ thesis }) => thesis.title },
  ...columnsOf(list),
  ...Object.values(BEHIND_TABLE).filter((column) => column !== null),
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
