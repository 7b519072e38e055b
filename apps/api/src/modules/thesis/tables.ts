import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, updatedAt, version } from '../../platform/database/columns.ts'
import { storedFile } from '../../platform/storage/tables.ts'
import { account } from '../account/tables.ts'
import { image } from '../image/tables.ts'
import { keyword } from '../keyword/tables.ts'

export const thesis = pgTable(
  'thesis',
  {
    id: identity(),
    instructorId: integer()
      .notNull()
      .references(() => account.id),
    studentId: integer().references(() => account.id),
    title: text().notNull(),
    /** What the search compares: folded as the domain folds, then in letters that are letters on every system. */
    titleLetters: text().generatedAlwaysAs(sql`trigram_letters(fold(title))`),
    /** Sanitised HTML. */
    description: text().notNull().default(''),
    assignmentType: text({ enum: ['immediate', 'onDeadline'] }).notNull(),
    publicByInstructor: boolean().notNull().default(false),
    publicByStudent: boolean().notNull().default(false),
    interestDeadline: date({ mode: 'string' }).$type<IsoDate>(),
    startDate: date({ mode: 'string' }).$type<IsoDate>(),
    intendedEnd: date({ mode: 'string' }).$type<IsoDate>(),
    endDate: date({ mode: 'string' }).$type<IsoDate>(),
    mark: integer(),
    abstract: text(),
    finalFileId: integer().references(() => storedFile.id),
    finalFileName: text(),
    imageId: integer().references(() => image.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('thesis_mark', sql`${table.mark} between 1 and 10`),
    check('thesis_mark_needs_student', sql`${table.mark} is null or ${table.studentId} is not null`),
    check('thesis_assignment_type', sql`${table.assignmentType} in ('immediate', 'onDeadline')`),
    /** A student never has two theses in progress, however many requests race. */
    uniqueIndex('thesis_one_unfinished_per_student').on(table.studentId).where(sql`mark is null`),
    index('thesis_student').on(table.studentId),
    index('thesis_instructor').on(table.instructorId, table.id),
    index('thesis_title_letters').using('gin', sql`${table.titleLetters} gin_trgm_ops`),
    index('thesis_open').on(table.id).where(sql`student_id is null and public_by_instructor`),
  ],
)

export const thesisKeyword = pgTable(
  'thesis_keyword',
  {
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    keywordId: integer()
      .notNull()
      .references(() => keyword.id),
  },
  (table) => [
    primaryKey({ columns: [table.thesisId, table.keywordId] }),
    index('thesis_keyword_keyword').on(table.keywordId),
  ],
)
