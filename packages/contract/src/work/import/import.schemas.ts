import {
  ADMINISTRATORS_KINDS,
  APPLIED_ROWS,
  IMPORT_KINDS,
  ROW_FATES,
  ROW_SELECTIONS,
} from '@diatrivi/domain/work/import/import-kind'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { PersonName } from '../../people.schemas.ts'
import { Flag, requiredOr } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'
import { IMPORT_FIELD_NAMES, OFFICE_KIND_NAMES } from './import.names.ts'

export const ImportKindParams = z.object({ kind: z.enum(ADMINISTRATORS_KINDS, { error: 'invalid' }) })
export const OfficeImportKindParams = z.object({
  kind: z.enum(Object.values(OFFICE_KIND_NAMES), { error: 'invalid' }),
})
export const ImportParams = z.object({ importId: IdParam })

export const ImportRowsQuery = PageQuery.extend({
  /** `renumbered`: those of the changed rows that give a known person another registry number. */
  fate: z.enum(ROW_SELECTIONS, { error: 'invalid' }).optional(),
})

export const ApplyImportBody = z.object({
  /** `good` leaves out the rows that have a fault. */
  rows: z.enum(APPLIED_ROWS, { error: requiredOr('invalid') }),
  /** The yes for a file that changes, or does not name, more than a tenth of what it is about. */
  confirmed: Flag.optional(),
})

export const ApplyOfficeImportBody = z.object({
  /** `good` leaves out the rows that have a fault. */
  rows: z.enum(APPLIED_ROWS, { error: requiredOr('invalid') }),
  /** The yes for a file that lacks, or changes, more than a tenth of what the department has of its kind. */
  confirmRemovals: Flag.optional(),
  /** The yes for a file that gives known students other registry numbers. */
  confirmNumbers: Flag.optional(),
})

const field = z.enum(Object.values(IMPORT_FIELD_NAMES))

export const ImportView = z.strictObject({
  importID: z.int(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  /** The columns of the file in their order; `field` is null for one that was not recognised. */
  columns: z.array(z.strictObject({ heading: z.string(), field: field.nullable() })),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  faulty: z.int(),
  /** Records that the file is about and does not name; they stay as they are. */
  missing: z.int(),
  needsConfirmation: z.boolean(),
  /** Known students whose registry number changes, which needs a yes of its own; and of these those that only lost zeros. */
  renumbered: z.int(),
  zerosLost: z.int(),
  /** Rows that the spreadsheet hides; they are read like the others. */
  hidden: z.int(),
  uploaded: WireDate,
  /** Null once the account is deleted. */
  by: PersonName.nullable(),
  applied: z
    .strictObject({
      at: WireDate,
      rows: z.enum(APPLIED_ROWS),
      undoUntil: WireDate,
      mayUndo: z.boolean(),
      invitations: z.int(),
    })
    .nullable(),
  /** `kept` are those that were used or changed since, so that they stayed. */
  undone: z.strictObject({ at: WireDate, rows: z.int(), kept: z.int() }).nullable(),
})
export type ImportView = z.infer<typeof ImportView>

const FieldValue = z.strictObject({ field, value: z.string().nullable() })

export const ImportRowView = z.strictObject({
  /** As the spreadsheet numbers its rows; null for a record that the file does not name. */
  line: z.int().nullable(),
  fate: z.enum(ROW_FATES),
  label: z.string(),
  values: z.array(FieldValue),
  /** Only the fields that change. */
  before: z.array(FieldValue),
  faults: z.array(
    z.strictObject({ field, cell: z.string(), value: z.string().nullable(), reason: z.string() }),
  ),
  /** Null where nothing was undone. */
  wasUndone: z.boolean().nullable(),
})
export type ImportRowView = z.infer<typeof ImportRowView>
