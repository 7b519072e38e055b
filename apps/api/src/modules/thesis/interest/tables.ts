import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '@diatrivi/domain/thesis/interest/interest'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { isBetween, moment } from '../../../platform/database/columns.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../thesis/tables.ts'

/** A student's interest in a thesis. Withdrawn, declined and closed ones are deleted; the history keeps them. */
export const interest = pgTable(
  'interest',
  {
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    priority: integer().notNull(),
    answeredPositively: boolean().notNull().default(false),
    declaredAt: moment().notNull(),
    answeredAt: moment(),
    /** What all others read when the student accepts; null where the instructor wrote nothing. */
    messageToOthers: text(),
  },
  (table) => [
    primaryKey({ columns: [table.thesisId, table.studentId] }),
    index('interest_student').on(table.studentId),
    check('interest_priority', isBetween(table.priority, HIGHEST_PRIORITY, LOWEST_PRIORITY)),
    uniqueIndex('interest_one_positive_per_thesis').on(table.thesisId).where(sql`answered_positively`),
  ],
)
