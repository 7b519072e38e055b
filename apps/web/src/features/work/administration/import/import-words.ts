import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportField,
  OFFICE_COLUMNS,
} from '@diatrivi/domain/work/import/import-columns'
import {
  type ImportKind,
  isOfficeKind,
  ROW_OUTCOMES,
  type RowOutcome,
  type RowSelection,
} from '@diatrivi/domain/work/import/import-kind'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import type { CellRemark, FieldValue, ImportOffice } from './import.mapper.ts'

export const KIND_WORDS: Record<ImportKind, () => string> = {
  institutions: m.import_kind_institutions,
  departments: m.import_kind_departments,
  instructors: m.import_kind_instructors,
  students: m.import_kind_students,
  records: m.import_kind_records,
  topics: m.import_kind_topics,
}

export const OUTCOME_WORDS: Record<RowOutcome, () => string> = {
  new: m.import_outcome_new,
  changed: m.import_outcome_changed,
  same: m.import_outcome_same,
  faulty: m.import_outcome_faulty,
  missing: m.import_outcome_missing,
}

/** The words for many rows, on the button that shows them alone. */
export const SHOWN_WORDS: Record<RowSelection, () => string> = {
  new: m.import_shown_new,
  changed: m.import_shown_changed,
  same: m.import_shown_same,
  faulty: m.import_shown_faulty,
  missing: m.import_shown_missing,
  renumbered: m.import_shown_renumbered,
  doubtful: m.import_shown_doubtful,
}

const COUNT_WORDS: Record<RowOutcome, (inputs: { count: number }) => string> = {
  new: m.import_count_new,
  changed: m.import_count_changed,
  same: m.import_count_same,
  faulty: m.import_count_faulty,
  missing: m.import_count_missing,
}

/** `12 νέοι, 3 αλλαγές, 1 λάθος`. */
export function countWords(counts: Record<RowOutcome, number>): string {
  const said = ROW_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) =>
    COUNT_WORDS[outcome]({ count: counts[outcome] }),
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

/** What is remarked about a cell, with its name and what stands in it. */
export function remarkWords(kind: ImportKind, { cell, field, value, reason }: CellRemark): string {
  const facts = { cell, field: fieldWords(kind, field), reason }
  return value ? m.import_fault({ ...facts, value }) : m.import_fault_empty(facts)
}
