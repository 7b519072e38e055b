import { IMPORT_FIELD_NAMES, type WireImportField } from '@diatrivi/contract/work/import/import.names'
import type { ImportRowView, ImportView } from '@diatrivi/contract/work/import/import.schemas'
import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { AppliedRows, ImportKind, RowFate } from '@diatrivi/domain/work/import/import-kind'
import { type Person, toPerson } from '../../../../entities/person/person.ts'
import { toClockText } from '../../../../shared/format/wire-day.ts'

/** Administrators bring people and places, a secretary students, instructors and topics of the department. */
export type ImportOffice = 'administrator' | 'secretary'

/** A file that was read, and what was done with it. Moments are in the time of Athens: `2026-03-07 14:30`. */
export interface ImportRun {
  id: number
  /** The office that brought the file. */
  office: ImportOffice
  kind: ImportKind
  fileName: string
  /** Headings that were not recognised. */
  unknownHeadings: string[]
  counts: Record<RowFate, number>
  needsConfirmation: boolean
  /** Known students whose registry number would change, and of these those that only lost zeros. */
  renumbered: number
  zerosLost: number
  /** Rows that the spreadsheet hides, which are read like the others. */
  hidden: number
  uploadedAt: string
  by: Person | null
  applied: { at: string; rows: AppliedRows; undoUntil: string; mayUndo: boolean; invitations: number } | null
  undone: { at: string; rows: number; kept: number } | null
}

export interface FieldValue {
  field: ImportField
  value: string | null
}

export interface ImportedRow {
  /** Null for a record that the file does not name. */
  line: number | null
  fate: RowFate
  label: string
  values: FieldValue[]
  before: FieldValue[]
  faults: (FieldValue & { cell: string; reason: string })[]
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
    unknownHeadings: wire.columns.flatMap(({ heading, field }) =>
      field === null && heading !== '' ? [heading] : [],
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

export function toImportedRow(wire: ImportRowView): ImportedRow {
  return {
    ...wire,
    values: wire.values.map(toFieldValue),
    before: wire.before.map(toFieldValue),
    faults: wire.faults.map((fault) => ({ ...fault, field: FIELD_OF_WIRE[fault.field] })),
  }
}

/** The columns that the API names as missing, in plain words. */
export function missingFields(fields: Readonly<Record<string, string>>): ImportField[] {
  return Object.keys(fields).flatMap((wire) => FIELD_OF_WIRE[wire as WireImportField] ?? [])
}

function toFieldValue({ field, value }: ImportRowView['values'][number]): FieldValue {
  return { field: FIELD_OF_WIRE[field], value }
}
