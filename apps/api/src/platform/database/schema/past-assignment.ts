import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { identity, moment } from './columns.ts'
import { storedFile } from './file.ts'
import { thesis } from './thesis.ts'
import { todoList } from './todo-list.ts'

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
