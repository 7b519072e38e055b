import { DEPARTMENT_LISTS } from '@diatrivi/domain/view/department-list/list-columns'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, isOneOf, updatedAt } from '../../../platform/database/columns.ts'
import { account } from '../account/tables.ts'

/** A way in which a person looks at a list of the department, under a name: its own and no other person's. */
export const savedView = pgTable(
  'saved_view',
  {
    id: identity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    list: text({ enum: DEPARTMENT_LISTS }).notNull(),
    name: text().notNull(),
    /** Filters, order and columns as the address of the list has them. */
    query: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Folded, so that no person has two that are read as the same.
    uniqueIndex('saved_view_name').on(table.accountId, table.list, sql`fold(name)`),
    check('saved_view_list', isOneOf(table.list, DEPARTMENT_LISTS)),
  ],
)
