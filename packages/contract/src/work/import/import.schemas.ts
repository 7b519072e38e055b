import {
  ADMINISTRATORS_KINDS,
  APPLIED_ROWS,
  IMPORT_KINDS,
  ROW_OUTCOMES,
  ROW_SELECTIONS,
} from '@diatrivi/domain/work/import/import-kind'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { PersonName } from '../../people.schemas.ts'
import { Flag, requiredOr, text } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'
import { plainNames } from '../../wire-names.ts'
import { IMPORT_FIELD_NAMES, OFFICE_KIND_NAMES, type WireImportField } from './import.names.ts'

/** More than a spreadsheet lets one be. */
const SHEET_NAME_MAX = 100

export const ImportKindParams = z.object({ kind: z.enum(ADMINISTRATORS_KINDS, { error: 'invalid' }) })
export const OfficeImportKindParams = z.object({
  kind: z.enum(Object.values(OFFICE_KIND_NAMES), { error: 'invalid' }),
})
export const ImportParams = z.object({ importId: IdParam })

export const ImportRowsQuery = PageQuery.extend({
  /** `renumbered`: those of the changed rows that give a known person another registry number; `doubtful`: those that need a yes. */
  fate: z.enum(ROW_SELECTIONS, { error: 'invalid' }).optional(),
})

/** Longer than a choice for each of the columns that a file may have. */
const CHOICES_MAX = 3_000

const FIELD_OF_WIRE = plainNames(IMPORT_FIELD_NAMES)
const CHOICE = new RegExp(`^([1-9]\\d{0,2}):(${Object.values(IMPORT_FIELD_NAMES).join('|')}|)$`)

/** `3:uEmail,5:`: the third column of the file is the address, the fifth is not read. */
const columns = text(CHOICES_MAX)
  .transform((choices) => choices.split(',').filter((choice) => choice !== ''))
  .refine((choices) => choices.every((choice) => CHOICE.test(choice)), { error: 'invalid' })
  .transform((choices) =>
    choices.map((choice) => {
      const [place = '', name = ''] = choice.split(':')
      return { place: Number(place), field: name === '' ? null : FIELD_OF_WIRE[name as WireImportField] }
    }),
  )

export const StartImportQuery = z.object({
  /** The name of the sheet of a workbook to read; without it the first one with a list. */
  sheet: text(SHEET_NAME_MAX).optional(),
  /** Which columns of the file are what, by their number; it is remembered for files of the same kind. */
  columns: columns.optional(),
})

const confirmDoubts = Flag.optional()

export const ApplyImportBody = z.object({
  /** `good` leaves out the rows that have a fault. */
  rows: z.enum(APPLIED_ROWS, { error: requiredOr('invalid') }),
  /** The yes for a file that changes, or does not name, more than a tenth of what it is about. */
  confirmed: Flag.optional(),
  /** The yes for rows that may make a value worse, or a person twice. */
  confirmDoubts,
})

export const ApplyOfficeImportBody = z.object({
  /** `good` leaves out the rows that have a fault. */
  rows: z.enum(APPLIED_ROWS, { error: requiredOr('invalid') }),
  /** The yes for a file that lacks, or changes, more than a tenth of what the department has of its kind. */
  confirmRemovals: Flag.optional(),
  /** The yes for a file that gives known students other registry numbers. */
  confirmNumbers: Flag.optional(),
  /** The yes for rows that may make a value worse, or a person twice. */
  confirmDoubts,
})

const field = z.enum(Object.values(IMPORT_FIELD_NAMES))

export const ImportView = z.strictObject({
  importID: z.int(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  /** The columns of the file in their order; `field` is null for one that is not read, `chosen` what a person has said. */
  columns: z.array(z.strictObject({ heading: z.string(), field: field.nullable(), chosen: z.boolean() })),
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
  /** Rows that may make a value worse, or a person twice, which need a yes of their own. */
  doubtful: z.int(),
  /** The sheet of a workbook that was read, and the others; null for a text. */
  sheet: z.string().nullable(),
  otherSheets: z.array(z.string()),
  /** Rows with the value of a cell that is merged with cells above. */
  filled: z.int(),
  /** Rows that are the example of the template, and were left out. */
  examples: z.int(),
  /** How the first full name was parted; null where the file has no column of them. */
  parted: z.strictObject({ whole: z.string(), uSurname: z.string(), uName: z.string() }).nullable(),
  /** Columns that rows need and the file does not have. */
  missingColumns: z.array(z.strictObject({ field, rows: z.int() })),
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

const CellRemark = z.strictObject({
  field,
  cell: z.string(),
  value: z.string().nullable(),
  reason: z.string(),
})

export const ImportRowView = z.strictObject({
  /** As the spreadsheet numbers its rows; null for a record that the file does not name. */
  line: z.int().nullable(),
  fate: z.enum(ROW_OUTCOMES),
  label: z.string(),
  values: z.array(FieldValue),
  /** Only the fields that change. */
  before: z.array(FieldValue),
  faults: z.array(CellRemark),
  /** What is no fault, and needs a yes: a value that would be emptied, another name, a namesake. */
  doubts: z.array(CellRemark),
  /** Null where nothing was undone. */
  wasUndone: z.boolean().nullable(),
})
export type ImportRowView = z.infer<typeof ImportRowView>
