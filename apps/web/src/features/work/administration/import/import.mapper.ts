import { IMPORT_FIELD_NAMES, type WireImportField } from '@diatrivi/contract/work/import/import.names'
import type { ImportRowView, ImportView } from '@diatrivi/contract/work/import/import.schemas'
import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { AppliedRows, ImportKind, RowOutcome } from '@diatrivi/domain/work/import/import-kind'
import { toPerson } from '../../../../entities/person/person.mapper.ts'
import type { Person } from '../../../../entities/person/person.ts'
import { toClockText } from '../../../../shared/format/wire-day.ts'

/** Administrators bring people and places, a secretary students, instructors and topics of the department. */
export type ImportOffice = 'administrator' | 'secretary'

/** A column of a file. */
export interface FileColumn {
  /** From 1. */
  place: number
  heading: string
  /** Null for one that is not read. */
  field: ImportField | null
  /** A person has said what it is. */
  isChosen: boolean
}

/** A file that was read, and what was done with it. Moments are in the time of Athens: `2026-03-07 14:30`. */
export interface ImportRun {
  id: number
  /** The office that brought the file. */
  office: ImportOffice
  kind: ImportKind
  fileName: string
  /** Columns with a heading. */
  columns: FileColumn[]
  counts: Record<RowOutcome, number>
  needsConfirmation: boolean
  /** Known students whose registry number would change, and of these those that only lost zeros. */
  renumbered: number
  zerosLost: number
  /** Rows that the spreadsheet hides, which are read like the others. */
  hidden: number
  /** Rows that are not written without a yes. */
  doubtful: number
  /** The sheet of a workbook that was read, and the others; null for a text. */
  sheet: string | null
  otherSheets: string[]
  /** Rows with the value of a cell that is merged with cells above. */
  filled: number
  /** Rows that are the example of the template, and were left out. */
  examples: number
  /** How the first full name was parted. */
  parted: { whole: string; surname: string; firstName: string } | null
  missingColumns: { field: ImportField; rows: number }[]
  uploadedAt: string
  by: Person | null
  applied: { at: string; rows: AppliedRows; undoUntil: string; mayUndo: boolean; invitations: number } | null
  undone: { at: string; rows: number; kept: number } | null
}

export interface FieldValue {
  field: ImportField
  value: string | null
}

export interface CellRemark extends FieldValue {
  cell: string
  reason: string
}

export interface ImportedRow {
  /** Null for a record that the file does not name. */
  line: number | null
  outcome: RowOutcome
  label: string
  values: FieldValue[]
  before: FieldValue[]
  faults: CellRemark[]
  /** What needs a yes. */
  doubts: CellRemark[]
  wasUndone: boolean | null
}

const FIELD_OF_WIRE = Object.fromEntries(
  Object.entries(IMPORT_FIELD_NAMES).map(([field, wire]) => [wire, field]),
) as Record<WireImportField, ImportField>

export function toImportRun(wire: ImportView, office: ImportOffice): ImportRun {
  const { applied, undone } = wire
  return {
    id: wire.importID,
    office,
    kind: wire.kind,
    fileName: wire.fileName,
    columns: wire.columns.flatMap(({ heading, field, chosen }, index) =>
      heading === ''
        ? []
        : [{ place: index + 1, heading, field: field && FIELD_OF_WIRE[field], isChosen: chosen }],
    ),
    counts: {
      new: wire.new,
      changed: wire.changed,
      same: wire.same,
      faulty: wire.faulty,
      missing: wire.missing,
    },
    needsConfirmation: wire.needsConfirmation,
    renumbered: wire.renumbered,
    zerosLost: wire.zerosLost,
    hidden: wire.hidden,
    doubtful: wire.doubtful,
    sheet: wire.sheet,
    otherSheets: wire.otherSheets,
    filled: wire.filled,
    examples: wire.examples,
    parted: wire.parted && {
      whole: wire.parted.whole,
      surname: wire.parted.uSurname,
      firstName: wire.parted.uName,
    },
    missingColumns: wire.missingColumns.map(({ field, rows }) => ({ field: FIELD_OF_WIRE[field], rows })),
    uploadedAt: toClockText(wire.uploaded),
    by: wire.by && toPerson(wire.by),
    applied: applied && {
      ...applied,
      at: toClockText(applied.at),
      undoUntil: toClockText(applied.undoUntil),
    },
    undone: undone && { ...undone, at: toClockText(undone.at) },
  }
}

export function toImportedRow({ fate, ...wire }: ImportRowView): ImportedRow {
  return {
    ...wire,
    outcome: fate,
    values: wire.values.map(toFieldValue),
    before: wire.before.map(toFieldValue),
    faults: wire.faults.map(toCellRemark),
    doubts: wire.doubts.map(toCellRemark),
  }
}

const toCellRemark = (remark: ImportRowView['faults'][number]): CellRemark => ({
  ...remark,
  field: FIELD_OF_WIRE[remark.field],
})

function toFieldValue({ field, value }: ImportRowView['values'][number]): FieldValue {
  return { field: FIELD_OF_WIRE[field], value }
}
