import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { date, foreignKey, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt, version } from '../../platform/database/columns.ts'
import { account } from '../account/tables.ts'

/** What the office of a department writes about the studies of a student. */
export const studentRecord = pgTable(
  'student_record',
  {
    accountId: integer().primaryKey(),
    departmentId: integer().notNull(),
    registryNumber: text().notNull(),
    semester: integer(),
    coursesPassed: integer(),
    coursesOwed: integer(),
    ects: integer(),
    averageHundredths: integer(),
    asOf: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('student_record_registry_number').on(table.departmentId, table.registryNumber),
    /** It goes with the account, and follows it to another department. */
    foreignKey({
      name: 'student_record_account',
      columns: [table.accountId, table.departmentId],
      foreignColumns: [account.id, account.departmentId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)
