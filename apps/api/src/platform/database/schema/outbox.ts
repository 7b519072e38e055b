import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'

/** Mails to be sent: written in the transaction of the act, sent by a worker, so that neither is without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    /** Not before this moment: grows with every failed attempt. */
    dueAt: moment().notNull(),
    sentAt: moment(),
  },
  (table) => [index('outbox_due').on(table.dueAt).where(sql`sent_at is null`)],
)

/** Facts of the installation itself, such as that the demo data was loaded. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
})
