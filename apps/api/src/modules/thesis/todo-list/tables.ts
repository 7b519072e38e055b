import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { COMMENT_KINDS } from '@diatrivi/domain/thesis/comment/comment'
import { DURATION_CAPS } from '@diatrivi/domain/thesis/todo-list/schedule'
import { DURATION_UNITS } from '@diatrivi/domain/thesis/todo-list/step'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment, updatedAt, version } from '../../../platform/database/columns.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../thesis/tables.ts'

/** The domain's caps as the branches of a `case`. */
const CAPS = sql.raw(DURATION_UNITS.map((unit) => `when '${unit}' then ${DURATION_CAPS[unit]}`).join(' '))

export const todoList = pgTable(
  'todo_list',
  {
    id: identity(),
    instructorId: integer()
      .notNull()
      .references(() => account.id),
    /** Null for a template; a thesis has at most one list. */
    thesisId: integer()
      .unique()
      .references(() => thesis.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** Sanitised HTML. */
    description: text().notNull().default(''),
    /** Set when a released assignment left the list behind: kept to be read, shown in no list of lists. */
    archivedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('todo_list_instructor').on(table.instructorId, table.id),
    check('todo_list_archived_is_detached', sql`${table.archivedAt} is null or ${table.thesisId} is null`),
  ],
)

export const todoItem = pgTable(
  'todo_item',
  {
    id: identity(),
    listId: integer()
      .notNull()
      .references(() => todoList.id, { onDelete: 'cascade' }),
    /** 1-based and gap-free; the uniqueness is deferrable (see the migration), so that a move is one statement. */
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    durationAmount: integer().notNull(),
    durationUnit: text({ enum: DURATION_UNITS }).notNull(),
    studentConfirmedAt: moment(),
    instructorConfirmedAt: moment(),
    returnedAt: moment(),
    returnReason: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('todo_item_position').on(table.listId, table.position),
    check('todo_item_position_positive', sql`${table.position} >= 1`),
    check(
      'todo_item_confirmed_in_order',
      sql`${table.instructorConfirmedAt} is null or ${table.studentConfirmedAt} is not null`,
    ),
    check(
      'todo_item_duration',
      sql`${table.durationAmount} >= 1 and ${table.durationAmount} <= case ${table.durationUnit} ${CAPS} end`,
    ),
  ],
)

/** Every upload of a step is a version; a returned step keeps its files. */
export const stepFile = pgTable(
  'step_file',
  {
    id: identity(),
    itemId: integer()
      .notNull()
      .references(() => todoItem.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fileId: integer()
      .notNull()
      .references(() => storedFile.id),
    name: text().notNull(),
    uploadedBy: integer().references(() => account.id, { onDelete: 'restrict' }),
    uploadedAt: moment().notNull(),
  },
  (table) => [unique('step_file_version').on(table.itemId, table.version)],
)

/** Comments of student and instructor on a step, never deleted alone, so that later readers see the reasons. */
export const stepComment = pgTable(
  'step_comment',
  {
    id: identity(),
    itemId: integer()
      .notNull()
      .references(() => todoItem.id, { onDelete: 'cascade' }),
    /** Null of comments whose author was deleted while that was possible. */
    authorId: integer().references(() => account.id, { onDelete: 'restrict' }),
    /** A `return` is the reason with which the instructor returned the step. */
    kind: text({ enum: COMMENT_KINDS }).notNull(),
    text: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (table) => [index('step_comment_item').on(table.itemId, table.id)],
)

export const stepCommentFile = pgTable(
  'step_comment_file',
  {
    id: identity(),
    commentId: integer()
      .notNull()
      .references(() => stepComment.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => storedFile.id),
    /** The name the person gave the file: shown, never used as a path. */
    name: text().notNull(),
  },
  (table) => [index('step_comment_file_comment').on(table.commentId)],
)

/** The assignments that ended before a mark: who had the thesis, and the list with the progress as it was left. */
export const pastAssignment = pgTable(
  'past_assignment',
  {
    id: identity(),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => account.id),
    listId: integer().references(() => todoList.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    /** What the student had handed in as final text by then; the thesis itself begins anew. */
    abstract: text(),
    finalFileId: integer().references(() => storedFile.id),
    finalFileName: text(),
    startDate: date({ mode: 'string' }).$type<IsoDate>(),
    releasedAt: moment().notNull(),
  },
  (table) => [
    index('past_assignment_thesis').on(table.thesisId),
    index('past_assignment_student').on(table.studentId),
  ],
)
