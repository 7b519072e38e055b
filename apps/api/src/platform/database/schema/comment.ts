import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { identity, moment } from './columns.ts'
import { storedFile } from './file.ts'
import { todoItem } from './todo-list.ts'

/** What student and instructor say to each other about a step. Nothing is taken back: the next person reads why. */
export const stepComment = pgTable(
  'step_comment',
  {
    id: identity(),
    itemId: integer()
      .notNull()
      .references(() => todoItem.id, { onDelete: 'cascade' }),
    /** Null when the person has since been deleted. */
    authorId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** A `return` is the reason with which the instructor returned the step. */
    kind: text({ enum: ['comment', 'return'] }).notNull(),
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
