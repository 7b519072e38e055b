import { STAFF_CATEGORIES } from '@diatrivi/domain/department/rulebook/rules'
import { OFFICE_KINDS } from '@diatrivi/domain/department/staff/office'
import { ABSENCE_KINDS } from '@diatrivi/domain/department/staff/staff'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, isOneOf, updatedAt, version } from '../../../platform/database/columns.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { programme } from '../rulebook/tables.ts'

const day = () => date({ mode: 'string' }).$type<IsoDate>()

const ofAccount = () =>
  integer()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** What the office of a department keeps of an instructor, beside the account. */
export const staffMember = pgTable(
  'staff_member',
  {
    accountId: ofAccount().primaryKey(),
    /** Null: follows from the rank. */
    category: text({ enum: STAFF_CATEGORIES }),
    /** As papers print it, instead of the rank. */
    printTitle: text(),
    contractEnd: day(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('staff_member_category', isOneOf(table.category, STAFF_CATEGORIES))],
)

/** When an instructor is away; both days are included. */
export const absence = pgTable(
  'absence',
  {
    id: identity(),
    accountId: ofAccount(),
    fromDay: day().notNull(),
    untilDay: day().notNull(),
    kind: text({ enum: ABSENCE_KINDS }).notNull(),
  },
  (table) => [
    index('absence_account').on(table.accountId),
    check('absence_kind', isOneOf(table.kind, ABSENCE_KINDS)),
    check('absence_days', sql`${table.fromDay} <= ${table.untilDay}`),
  ],
)

/** Who heads a department, stands in for its head, or coordinates one of its programmes; both days are included. */
export const office = pgTable(
  'office',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    /** The programme of a coordinator. */
    programmeId: integer().references(() => programme.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    kind: text({ enum: OFFICE_KINDS }).notNull(),
    fromDay: day().notNull(),
    /** Null: until another one is written down. */
    untilDay: day(),
    createdAt: createdAt(),
  },
  (table) => [
    index('office_department').on(table.departmentId),
    index('office_account').on(table.accountId),
    index('office_programme').on(table.programmeId).where(sql`programme_id is not null`),
    check('office_kind', isOneOf(table.kind, OFFICE_KINDS)),
    check(
      'office_programme_of_coordinator',
      sql`(${table.kind} = 'coordinator') = (${table.programmeId} is not null)`,
    ),
    check('office_days', sql`${table.untilDay} is null or ${table.fromDay} <= ${table.untilDay}`),
  ],
)
