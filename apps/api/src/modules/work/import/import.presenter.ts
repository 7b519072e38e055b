import { toWireMoment } from '@diatrivi/contract/wire-dates'
import { IMPORT_FIELD_NAMES } from '@diatrivi/contract/work/import/import.names'
import type { ImportRowView, ImportView } from '@diatrivi/contract/work/import/import.schemas'
import { importDoubtSentence, importFaultSentence } from '@diatrivi/contract/work/import/import-sentences'
import type { Language } from '@diatrivi/domain/shared/language'
import { canImport, needsConfirmation, undoUntil } from '@diatrivi/domain/work/import/import.policy'
import { IMPORT_COLUMNS, type ImportField } from '@diatrivi/domain/work/import/import-columns'
import { cellName } from '@diatrivi/domain/work/import/read-records'
import type { Shown } from '@diatrivi/domain/work/import/row-outcomes'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { ImportRow, ListedRun } from './import-run.repository.ts'

export function presentImport({ run, by, invitations, undone, kept }: ListedRun, now: Date): ImportView {
  const { counts, facts, appliedAt, appliedRows, undoneAt } = run
  return {
    importID: run.id,
    kind: run.kind,
    fileName: run.fileName,
    columns: run.columns.map(({ heading, field, isChosen = false }) => ({
      heading,
      field: field === null ? null : IMPORT_FIELD_NAMES[field],
      chosen: isChosen,
    })),
    new: counts.new,
    changed: counts.changed,
    same: counts.same,
    faulty: counts.faulty,
    missing: counts.missing,
    needsConfirmation: needsConfirmation(run.kind, counts),
    renumbered: counts.renumbered ?? 0,
    zerosLost: counts.zerosLost ?? 0,
    hidden: counts.hidden ?? 0,
    doubtful: counts.doubtful ?? 0,
    sheet: facts?.sheet ?? null,
    otherSheets: [...(facts?.otherSheets ?? [])],
    filled: facts?.filled ?? 0,
    examples: facts?.examples ?? 0,
    parted:
      facts?.parted == null
        ? null
        : {
            whole: facts.parted.whole,
            [IMPORT_FIELD_NAMES.surname]: facts.parted.surname,
            [IMPORT_FIELD_NAMES.firstName]: facts.parted.firstName,
          },
    missingColumns: (facts?.missing ?? []).map(({ field, rows }) => ({
      field: IMPORT_FIELD_NAMES[field],
      rows,
    })),
    uploaded: toWireMoment(run.createdAt),
    by: by && presentPerson(by),
    applied:
      appliedAt === null || appliedRows === null
        ? null
        : {
            at: toWireMoment(appliedAt),
            rows: appliedRows,
            undoUntil: toWireMoment(undoUntil(appliedAt)),
            mayUndo: canImport.undo(run, now).allowed,
            invitations,
          },
    undone: undoneAt === null ? null : { at: toWireMoment(undoneAt), rows: undone, kept },
  }
}

export function presentImportRow(
  { line, outcome, label, cells, shown, before, faults, doubts, wasUndone }: ImportRow,
  { kind, columns }: Pick<ListedRun['run'], 'kind' | 'columns'>,
  language: Language,
): ImportRowView {
  return {
    line,
    fate: outcome,
    label,
    values: fieldValues(shown),
    before: fieldValues(before ?? {}),
    faults: faults.map(({ field, ...error }) => ({
      field: IMPORT_FIELD_NAMES[field],
      cell: cellName(columns, field, line ?? 0),
      value: cells[field] ?? null,
      reason: importFaultSentence(
        error,
        IMPORT_COLUMNS[kind].find((column) => column.field === field),
        language,
      ),
    })),
    doubts: doubts.map(({ field, ...doubt }) => ({
      field: IMPORT_FIELD_NAMES[field],
      cell: cellName(columns, field, line ?? 0),
      value: cells[field] ?? null,
      reason: importDoubtSentence(doubt, language),
    })),
    wasUndone,
  }
}

function fieldValues(shown: Shown): ImportRowView['values'] {
  return Object.entries(shown).map(([field, value]) => ({
    field: IMPORT_FIELD_NAMES[field as ImportField],
    value: value ?? null,
  }))
}
