import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment } from '../database/columns.ts'

/**
 * Who looked at what of whom: one row for each reader, person, kind and hour. It refers to no account, because an entry
 * outlives the account that it names and writing it locks no other row.
 */
export const inspection = pgTable(
  'inspection',
  {
    id: identity(),
    kind: text().$type<InspectionKind>().notNull(),
    /** The person whose data were looked at. */
    subjectId: integer().notNull(),
    readerId: integer().notNull(),
    /** The beginning of the hour. */
    hour: moment().notNull(),
    /** How often within the hour. */
    times: integer().notNull(),
  },
  (table) => [
    unique('inspection_once_an_hour').on(table.subjectId, table.readerId, table.kind, table.hour),
    index('inspection_hour').on(table.hour, table.id),
    index('inspection_subject').on(table.subjectId, table.hour),
    index('inspection_reader').on(table.readerId, table.hour),
  ],
)
