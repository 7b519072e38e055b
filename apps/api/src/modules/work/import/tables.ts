import type { FieldErrorCode } from '@diatrivi/contract/errors'
import type { ImportCounts } from '@diatrivi/domain/work/import/import.policy'
import { IMPORT_FIELDS } from '@diatrivi/domain/work/import/import-columns'
import { APPLIED_ROWS, IMPORT_KINDS, ROW_OUTCOMES } from '@diatrivi/domain/work/import/import-kind'
import type { MissingColumn } from '@diatrivi/domain/work/import/missing-columns'
import type { FileColumn, FileRecord, PartedName } from '@diatrivi/domain/work/import/read-records'
import type { Doubt, Fault, Shown } from '@diatrivi/domain/work/import/row-outcomes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, isOneOf, moment } from '../../../platform/database/columns.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'

/** What a person should know of how a file was read. */
export interface ReadingFacts {
  /** The sheet of a workbook that was read, and the others; null for a text. */
  sheet: string | null
  otherSheets: readonly string[]
  /** Rows with the value of a cell that is merged with cells above. */
  filled: number
  /** Rows that are the example of the template, and were left out. */
  examples: number
  /** How the first full name was parted; null where there are none. */
  parted: PartedName | null
  /** Columns that rows need and the file does not have. */
  missing: readonly MissingColumn[]
}

/** A file that an administrator had read, and what was done with it. */
export const importRun = pgTable(
  'import_run',
  {
    id: identity(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    /** The department whose office brought the file; null for a file of the administrators. */
    departmentId: integer().references(() => department.id, { onDelete: 'cascade' }),
    /** As the person named the file: shown, never used as a path. */
    fileName: text().notNull(),
    /** SHA-256: which bytes were read. The file itself is not kept. */
    fileHash: text().notNull(),
    columns: jsonb().$type<FileColumn[]>().notNull(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    /** Null for a file that was read before this was kept. */
    facts: jsonb().$type<ReadingFacts>(),
    createdAt: createdAt(),
    /** Null when the person has since been deleted: for the days that an import is kept, others rely on its rows alone. */
    createdBy: integer().references(() => account.id, { onDelete: 'set null' }),
    appliedAt: moment(),
    appliedRows: text({ enum: APPLIED_ROWS }),
    undoneAt: moment(),
  },
  (table) => [
    index('import_run_created').on(table.createdAt),
    index('import_run_department').on(table.departmentId).where(sql`department_id is not null`),
    check('import_run_kind', isOneOf(table.kind, IMPORT_KINDS)),
    check('import_run_undone', sql`${table.undoneAt} is null or ${table.appliedAt} is not null`),
  ],
)

/** What the people of an office have said of a heading, so that it is known in the files that follow. */
export const importHeading = pgTable(
  'import_heading',
  {
    id: identity(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    /** Null for files of the administrators. */
    departmentId: integer().references(() => department.id, { onDelete: 'cascade' }),
    /** What two spellings of the heading have in common. */
    spelling: text().notNull(),
    /** Null for a column that is not read. */
    field: text({ enum: IMPORT_FIELDS }),
  },
  (table) => [
    unique('import_heading_spelling').on(table.departmentId, table.kind, table.spelling).nullsNotDistinct(),
    check('import_heading_kind', isOneOf(table.kind, IMPORT_KINDS)),
  ],
)

/** A row of the file, or a record that it does not name. */
export const importRow = pgTable(
  'import_row',
  {
    importId: integer()
      .notNull()
      .references(() => importRun.id, { onDelete: 'cascade' }),
    /** In the order in which rows are shown. */
    position: integer().notNull(),
    /** As the spreadsheet numbers its rows; null for what the file does not name. */
    line: integer(),
    outcome: text('fate', { enum: ROW_OUTCOMES }).notNull(),
    label: text().notNull(),
    /** As they stand in the file. */
    cells: jsonb().$type<FileRecord['cells']>().notNull(),
    /** As people read what the record is, or would be. */
    shown: jsonb().$type<Shown>().notNull(),
    before: jsonb().$type<Shown>(),
    faults: jsonb().$type<Fault<FieldErrorCode>[]>().notNull(),
    doubts: jsonb().$type<Doubt[]>().notNull().default([]),
    /** The record that the row is about; of a new one since it was written. */
    recordId: integer(),
    /** The version of the record as it was seen, and once applied as it was written. */
    recordVersion: integer(),
    /** What an undone change brings back. */
    previous: jsonb().$type<unknown>(),
    /** The key of the invitation. */
    messageKey: uuid(),
    /** Null until the import is undone; false for what was used or changed by then. */
    wasUndone: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('import_row_fate').on(table.importId, table.outcome, table.position),
    check('import_row_fate', isOneOf(table.outcome, ROW_OUTCOMES)),
  ],
)
