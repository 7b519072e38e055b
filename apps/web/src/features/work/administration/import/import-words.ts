import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportField,
  OFFICE_COLUMNS,
} from '@diatrivi/domain/work/import/import-columns'
import {
  type ImportKind,
  isOfficeKind,
  ROW_FATES,
  type RowFate,
  type RowSelection,
} from '@diatrivi/domain/work/import/import-kind'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import type { FieldValue, ImportOffice } from './import.mapper.ts'

export const KIND_WORDS: Record<ImportKind, () => string> = {
  institutions: m.import_kind_institutions,
  departments: m.import_kind_departments,
  instructors: m.import_kind_instructors,
  students: m.import_kind_students,
  records: m.import_kind_records,
  topics: m.import_kind_topics,
}

export const FATE_WORDS: Record<RowFate, () => string> = {
  new: m.import_fate_new,
  changed: m.import_fate_changed,
  same: m.import_fate_same,
  faulty: m.import_fate_faulty,
  missing: m.import_fate_missing,
}

/** The words for many rows, on the button that shows them alone. */
export const SHOWN_WORDS: Record<RowSelection, () => string> = {
  new: m.import_shown_new,
  changed: m.import_shown_changed,
  same: m.import_shown_same,
  faulty: m.import_shown_faulty,
  missing: m.import_shown_missing,
  renumbered: m.import_shown_renumbered,
}

const COUNT_WORDS: Record<RowFate, (inputs: { count: number }) => string> = {
  new: m.import_count_new,
  changed: m.import_count_changed,
  same: m.import_count_same,
  faulty: m.import_count_faulty,
  missing: m.import_count_missing,
}

/** `12 νέοι, 3 αλλαγές, 1 λάθος`. */
export function countWords(counts: Record<RowFate, number>): string {
  const said = ROW_FATES.filter((fate) => counts[fate] > 0).map((fate) =>
    COUNT_WORDS[fate]({ count: counts[fate] }),
  )
  return said.length > 0 ? said.join(', ') : m.import_count_nothing()
}

/** Which of the words of the domain are in the reader's language. */
const ofReader = () => (getLocale() === 'el' ? 0 : 1)

/** As the first row of the template calls the column. */
export function fieldWords(kind: ImportKind, field: ImportField): string {
  const column = IMPORT_COLUMNS[kind].find((candidate) => candidate.field === field)
  return column?.headings[ofReader()] ?? field
}

export function valueWords(kind: ImportKind, { field, value }: FieldValue): string {
  if (value === null || value === '') return m.import_no_value()
  const choices = IMPORT_COLUMNS[kind].find((candidate) => candidate.field === field)?.choices
  return choices?.[value]?.[ofReader()] ?? value
}

/** The columns that a file of the office may have. */
export const columnsOf = (office: ImportOffice, kind: ImportKind): readonly ImportColumn[] =>
  office === 'secretary' && isOfficeKind(kind) ? OFFICE_COLUMNS[kind] : IMPORT_COLUMNS[kind]

export function requiredColumns(office: ImportOffice, kind: ImportKind): string {
  return columnsOf(office, kind)
    .filter(({ isRequired }) => isRequired)
    .map(({ field }) => fieldWords(kind, field))
    .join(', ')
}

/** The registry number among the fields of a row, empty where there is none. */
export const numberIn = (fields: readonly FieldValue[]): string =>
  fields.find(({ field }) => field === 'registryNumber')?.value ?? ''
