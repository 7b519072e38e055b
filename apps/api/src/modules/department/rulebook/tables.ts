import { PROGRAMME_KINDS, PROGRAMME_LEVELS } from '@diatrivi/domain/department/rulebook/programme'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  createdAt,
  identity,
  isOneOf,
  moment,
  updatedAt,
  version,
} from '../../../platform/database/columns.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'

/** «Πρόγραμμα σπουδών» */
export const programme = pgTable(
  'programme',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameEnglish: text(),
    level: text({ enum: PROGRAMME_LEVELS }).notNull(),
    kind: text({ enum: PROGRAMME_KINDS }).notNull(),
    /** The credits that the thesis gives. */
    ects: integer(),
    courseCode: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('programme_name').on(table.departmentId, sql`fold(${table.name})`),
    check('programme_level', isOneOf(table.level, PROGRAMME_LEVELS)),
    check('programme_kind', isOneOf(table.kind, PROGRAMME_KINDS)),
  ],
)

/** The rules of a department, or of one of its programmes, from a day on. A draft until it is published. */
export const rulebook = pgTable(
  'rulebook',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    /** Null: of every programme that has none of its own. */
    programmeId: integer().references(() => programme.id),
    title: text().notNull(),
    inForceFrom: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    /** The decision of the Assembly, as its minutes name it. */
    decisionReference: text(),
    rules: jsonb().$type<Rules>().notNull(),
    publishedAt: moment(),
    publishedById: integer().references(() => account.id, { onDelete: 'restrict' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    /** Two books of one day would leave open which one is in force. */
    uniqueIndex('rulebook_in_force')
      .on(table.departmentId, sql`coalesce(${table.programmeId}, 0)`, table.inForceFrom)
      .where(sql`published_at is not null`),
    index('rulebook_department').on(table.departmentId, table.inForceFrom),
    index('rulebook_programme').on(table.programmeId),
  ],
)
