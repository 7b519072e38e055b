import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { REGISTRY_FORMATS } from '@diatrivi/domain/work/registry/registry-export'
import { READING_OUTCOMES } from '@diatrivi/domain/work/registry/registry-reading'
import type { RegistryResult } from '@diatrivi/domain/work/registry/registry-result'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../../platform/database/columns.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { importRun } from '../import/tables.ts'

/** A file that the office of a department has made for the student register. It is never changed, only taken back. */
export const registryExport = pgTable(
  'registry_export',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    format: text({ enum: REGISTRY_FORMATS }).notNull(),
    /** The days of completion that were asked for; null where all were. */
    fromDay: date({ mode: 'string' }).$type<IsoDate>(),
    untilDay: date({ mode: 'string' }).$type<IsoDate>(),
    /** How many theses it named when it was made, and how many of them were new or had changed. */
    rows: integer().notNull(),
    newRows: integer().notNull(),
    changedRows: integer().notNull(),
    /** SHA-256 of what it says, in hexadecimal. */
    fingerprint: text().notNull(),
    sentAt: moment().notNull(),
    sentById: integer().references(() => account.id, { onDelete: 'restrict' }),
    withdrawnAt: moment(),
    withdrawnById: integer().references(() => account.id, { onDelete: 'restrict' }),
    withdrawalReason: text(),
  },
  (table) => [
    check('registry_export_format', isOneOf(table.format, REGISTRY_FORMATS)),
    check(
      'registry_export_withdrawal',
      sql`(${table.withdrawnAt} is null) = (${table.withdrawalReason} is null)`,
    ),
    index('registry_export_department').on(table.departmentId, table.id),
    index('registry_export_sent_by').on(table.sentById),
    index('registry_export_withdrawn_by').on(table.withdrawnById),
  ],
)

/** What such a file has said of a thesis: the mark that it was sent, and the row of the file. */
export const registryExportRow = pgTable(
  'registry_export_row',
  {
    exportId: integer()
      .notNull()
      .references(() => registryExport.id, { onDelete: 'cascade' }),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    /** In the order of the file. */
    position: integer().notNull(),
    said: jsonb().$type<RegistryResult>().notNull(),
    /** SHA-256 of it, in hexadecimal. */
    fingerprint: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.thesisId] }),
    index('registry_export_row_thesis').on(table.thesisId, table.exportId),
  ],
)

/** The last reading of a department out of the student register; one at a time. */
export const registryReading = pgTable(
  'registry_reading',
  {
    departmentId: integer()
      .primaryKey()
      .references(() => department.id, { onDelete: 'cascade' }),
    startedAt: moment().notNull(),
    /** Null while it is read. */
    endedAt: moment(),
    outcome: text({ enum: READING_OUTCOMES }),
    /** How many students the register has, and how many of them the department has no record of; null without an answer. */
    students: integer(),
    unknownStudents: integer(),
    /** What was prepared last; null where there is none, or where it has been deleted since. */
    importId: integer().references(() => importRun.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('registry_reading_import').on(table.importId),
    check('registry_reading_outcome', isOneOf(table.outcome, READING_OUTCOMES)),
    check('registry_reading_end', sql`${table.endedAt} is null or ${table.outcome} is not null`),
  ],
)
