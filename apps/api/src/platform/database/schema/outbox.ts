import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'

/** Mails to be sent: written in the transaction of the act, sent by a worker, so that neither is without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    /** Names the mail wherever it goes: a mail program that gets it twice shows it once. */
    messageKey: uuid().notNull().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    /** Not before this moment: grows with every failed attempt. */
    dueAt: moment().notNull(),
    /** A worker has it in hand until then at the latest: one that died has lost it when this moment is over. */
    claimedUntil: moment(),
    sentAt: moment(),
    /** Nobody tries any longer: the address does not exist, or everything was tried. */
    undeliverableAt: moment(),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.dueAt, table.id)
      .where(sql`sent_at is null and undeliverable_at is null`),
    index('outbox_undeliverable').on(table.undeliverableAt).where(sql`undeliverable_at is not null`),
  ],
)

/** Facts of the installation itself, such as that the demo data was loaded. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
})
