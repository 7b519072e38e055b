import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { sql } from 'drizzle-orm'
import { date, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, updatedAt, version } from '../../../platform/database/columns.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { programme } from '../rulebook/tables.ts'

const asOf = () => date({ mode: 'string' }).$type<IsoDate>().notNull()

/** What a record and the record of a person without an account have in common. */
const fields = () => ({
  registryNumber: text().notNull(),
  /**
   * Its common form, by which it is compared and found. The database makes it when a number is written (trigger
   * `registry_key`); of numbers that were alike before there was a common form, the later ones have a mark behind it.
   */
  registryKey: text().notNull().default(''),
  semester: integer(),
  coursesPassed: integer(),
  coursesOwed: integer(),
  ects: integer(),
  averageHundredths: integer(),
  /** Null: the office has named none. */
  programmeId: integer().references(() => programme.id),
})

/** What the office of a department writes about the studies of a student. */
export const studentRecord = pgTable(
  'student_record',
  {
    accountId: integer().primaryKey(),
    departmentId: integer().notNull(),
    ...fields(),
    asOf: asOf(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('student_record_registry_number').on(table.departmentId, table.registryKey),
    index('student_record_programme').on(table.programmeId).where(sql`programme_id is not null`),
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

/**
 * A person whom a list of the office names and who has no account yet. The account that registers with the address
 * takes the record over.
 */
export const pendingStudent = pgTable(
  'pending_student',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    surname: text().notNull(),
    email: text().notNull(),
    ...fields(),
    asOf: asOf(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('pending_student_registry_number').on(table.departmentId, table.registryKey),
    uniqueIndex('pending_student_email').on(table.departmentId, sql`lower(${table.email})`),
    index('pending_student_updated').on(table.updatedAt),
  ],
)
