import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment } from '../database/columns.ts'

/** Calls that carried an `Idempotency-Key` and did what they said: one row for each of their transactions. */
export const keyedCall = pgTable(
  'keyed_call',
  {
    id: identity(),
    /** No reference: accounts belong to a module, and a row outlives its account by a day at most. */
    accountId: integer().notNull(),
    key: text().notNull(),
    /** The place of the transaction among those of the call. */
    part: integer().notNull(),
    /** SHA-256 of what was asked, in hexadecimal. */
    request: text().notNull(),
    /** What the work of the transaction returned, from which the same answer is made. */
    result: jsonb().$type<unknown>(),
    doneAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('keyed_call_once').on(table.accountId, table.key, table.part),
    index('keyed_call_done_at').on(table.doneAt),
  ],
)
