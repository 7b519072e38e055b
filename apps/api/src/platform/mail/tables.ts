import type { MailKind } from '@diatrivi/domain/mail/mail'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from '../database/columns.ts'

/** Mails to be sent: written in the transaction of the act, sent by a worker, so that neither is without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    /** Names the mail wherever it goes: a mail program that gets it twice shows it once. */
    messageKey: uuid().notNull().defaultRandom(),
    /** All that an administrator learns of what it says. A process of the version before, while there is one, names none. */
    kind: text().$type<MailKind>().notNull().default('notice'),
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

/**
 * Since when no mail server takes anything, and when it is asked again; no row while it does. Any process writes it and
 * any forgets it: who looks at the mails may ask another one than the one that sends them.
 */
export const mailOutage = pgTable(
  'mail_outage',
  {
    /** There is one outage or none. */
    isNow: boolean().primaryKey().default(true),
    since: moment().notNull(),
    nextTryAt: moment().notNull(),
    lastError: text().notNull(),
  },
  (table) => [check('mail_outage_one', sql`${table.isNow}`)],
)
