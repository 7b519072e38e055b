import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../../platform/database/columns.ts'
import { account } from '../../people/account/tables.ts'

/** The secret address by which calendar programs read the dates of a person, who has one at most. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    accountId: integer()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Only a hash is kept, so that a reader of the table learns no address. */
    tokenHash: text().notNull(),
    /** Whether the steps of the theses are wanted too. */
    hasSteps: boolean().notNull(),
    createdAt: createdAt(),
    /** Written once an hour at most. */
    lastReadAt: moment(),
  },
  (table) => [uniqueIndex('calendar_feed_token').on(table.tokenHash)],
)
