import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** What the throttles have counted, in the columns that their library asks for; every process sees the same. */
export const attempt = pgTable(
  'attempt',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: moment(),
  },
  (table) => [index().on(table.expire)],
)
