import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { createdAt, identity, moment, updatedAt, version } from './columns.ts'
import { storedFile } from './file.ts'
import { thesis } from './thesis.ts'

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
    durationUnit: text({ enum: ['days', 'weeks', 'months'] }).notNull(),
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
      sql`${table.durationAmount} >= 1 and ${table.durationAmount} <= case ${table.durationUnit} when 'days' then 255 when 'weeks' then 52 when 'months' then 12 end`,
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
    uploadedBy: integer().references(() => account.id, { onDelete: 'set null' }),
    uploadedAt: moment().notNull(),
  },
  (table) => [unique('step_file_version').on(table.itemId, table.version)],
)
