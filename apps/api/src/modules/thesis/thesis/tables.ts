import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { HIGHEST_MARK, LOWEST_MARK } from '@diatrivi/domain/thesis/thesis/mark'
import {
  ASSIGNMENT_TYPES,
  DEFAULT_TEXT_LANGUAGE,
  TEXT_LANGUAGES,
  type ThesisFields,
} from '@diatrivi/domain/thesis/thesis/thesis'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  type PgColumnBuilderBase,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  identity,
  isBetween,
  isOneOf,
  updatedAt,
  version,
} from '../../../platform/database/columns.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { programme, rulebook } from '../../department/rulebook/tables.ts'
import { image } from '../../institution/image/tables.ts'
import { department } from '../../institution/institution/tables.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { account } from '../../people/account/tables.ts'

/** What an instructor writes: a field without its column does not compile. */
const written = {
  title: text().notNull(),
  titleEnglish: text(),
  /** Sanitised HTML. */
  description: text().notNull().default(''),
  assignmentType: text({ enum: ASSIGNMENT_TYPES }).notNull(),
  publicByInstructor: boolean().notNull().default(false),
  interestDeadline: date({ mode: 'string' }).$type<IsoDate>(),
  startDate: date({ mode: 'string' }).$type<IsoDate>(),
  intendedEnd: date({ mode: 'string' }).$type<IsoDate>(),
  textLanguage: text({ enum: TEXT_LANGUAGES }).notNull().default(DEFAULT_TEXT_LANGUAGE),
} satisfies Record<keyof ThesisFields, PgColumnBuilderBase>

export const thesis = pgTable(
  'thesis',
  {
    id: identity(),
    instructorId: integer()
      .notNull()
      .references(() => account.id),
    studentId: integer().references(() => account.id),
    /**
     * The department of the instructor, so that one index finds the open theses of a department. The database writes
     * both when the thesis is written (trigger `thesis_place`) and keeps them when the instructor or the department
     * moves.
     */
    departmentId: integer(),
    institutionId: integer(),
    ...written,
    /** The rules it was accepted under, for good; null: the plain flow, in which the instructor decides alone. */
    rulebookId: integer().references(() => rulebook.id),
    programmeId: integer().references(() => programme.id),
    /** Shared by the theses of students who work together; null of all others. */
    groupKey: uuid(),
    /** What the search compares: folded as the domain folds, then in characters that every system takes for letters. */
    titleTrigrams: text('title_letters').generatedAlwaysAs(sql`trigram_letters(fold(title))`),
    titleEnglishTrigrams: text('title_english_letters').generatedAlwaysAs(
      sql`trigram_letters(fold(title_english))`,
    ),
    /** The words of the description, folded: made once, because a search reads them of every thesis of a list. */
    descriptionFolded: text().generatedAlwaysAs(sql`fold(plain_text(description))`),
    publicByStudent: boolean().notNull().default(false),
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
    check('thesis_mark', isBetween(table.mark, LOWEST_MARK, HIGHEST_MARK)),
    check('thesis_mark_needs_student', sql`${table.mark} is null or ${table.studentId} is not null`),
    check('thesis_assignment_type', isOneOf(table.assignmentType, ASSIGNMENT_TYPES)),
    check('thesis_text_language', isOneOf(table.textLanguage, TEXT_LANGUAGES)),
    /** A student never has two theses in progress, however many requests race. */
    uniqueIndex('thesis_one_unfinished_per_student').on(table.studentId).where(sql`mark is null`),
    index('thesis_student').on(table.studentId),
    index('thesis_rulebook').on(table.rulebookId).where(sql`rulebook_id is not null`),
    index('thesis_programme').on(table.programmeId).where(sql`programme_id is not null`),
    index('thesis_group').on(table.groupKey).where(sql`group_key is not null`),
    index('thesis_instructor').on(table.instructorId, table.id),
    /**
     * The titles of open theses alone: every other list is short enough to be read, and an index of all titles leads to too
     * many theses where a word is common.
     */
    index('thesis_open_title_letters')
      .using('gin', sql`${table.titleTrigrams} gin_trgm_ops`)
      .where(sql`student_id is null and public_by_instructor`),
    index('thesis_open_title_english_letters')
      .using('gin', sql`${table.titleEnglishTrigrams} gin_trgm_ops`)
      .where(sql`student_id is null and public_by_instructor`),
    /** With the deadline, so that open ones are counted in the index alone. */
    index('thesis_open_in_department')
      .on(table.departmentId, table.createdAt, table.id, table.interestDeadline)
      .where(sql`student_id is null and public_by_instructor`),
    /** What the office of a department lists. */
    index('thesis_known_in_department')
      .on(table.departmentId, table.createdAt, table.id)
      .where(sql`student_id is not null or public_by_instructor`),
    index('thesis_open_in_institution')
      .on(table.institutionId, table.createdAt, table.id, table.interestDeadline)
      .where(sql`student_id is null and public_by_instructor`),
    /** The same with what a list is filtered and ordered by, so that no other row is read than those of the page. */
    index('thesis_open_filtered')
      .on(
        table.institutionId,
        table.createdAt,
        table.id,
        table.interestDeadline,
        table.assignmentType,
        table.textLanguage,
        table.title,
      )
      .where(sql`student_id is null and public_by_instructor`),
    check('thesis_has_place', sql`${table.departmentId} is not null and ${table.institutionId} is not null`),
    foreignKey({
      name: 'thesis_department',
      columns: [table.instructorId, table.departmentId],
      foreignColumns: [account.id, account.departmentId],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'thesis_institution',
      columns: [table.departmentId, table.institutionId],
      foreignColumns: [department.id, department.institutionId],
    }).onUpdate('cascade'),
  ],
)

/** The columns of what an instructor writes. */
export const writtenColumns = Object.fromEntries(
  (Object.keys(written) as (keyof ThesisFields)[]).map((name) => [name, thesis[name]]),
) as Pick<typeof thesis, keyof ThesisFields>

export const thesisKeyword = pgTable(
  'thesis_keyword',
  {
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    keywordId: integer()
      .notNull()
      .references(() => keyword.id),
    /** In the order of the editor. */
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.thesisId, table.keywordId] }),
    /** With the thesis, so that those that carry a keyword are found in the index alone. */
    index('thesis_keyword_theses').on(table.keywordId, table.thesisId),
  ],
)
