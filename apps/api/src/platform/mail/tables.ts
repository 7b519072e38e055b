import type { MailKind } from '@diatrivi/domain/work/mail/mail'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from '../database/columns.ts'

/** Mails to be sent: written in the transaction of the action, sent by a worker, so that neither is without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    /** Becomes the Message-ID: a mail program that gets it twice shows it once. */
    messageKey: uuid().notNull().defaultRandom(),
    /** The id of the request that caused it, for the lines of the log about its sending. */
    requestId: text(),
    /** All that an administrator learns of the content. A process of the previous version writes none. */
    kind: text().$type<MailKind>().notNull().default('notice'),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** What mails leave ten minutes apart by, for one recipient: their kind and thesis. Null where no action of a person causes them. */
    paceKey: text(),
    /** The newest mail with the same key alone is sent: the others say what holds no longer. */
    replaceKey: text(),
    /** To a person without an account, whose address gets ten of them a day. */
    isOutside: boolean().notNull().default(false),
    /** A file for the calendar of the reader, which goes along; null of most. */
    calendar: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** What the server said when it took the mail: its operator finds it there by that. */
    answer: text(),
    createdAt: createdAt(),
    /** Not before this moment: grows with every failed attempt. */
    dueAt: moment().notNull(),
    /** A worker has claimed it until then: another may take it afterwards, because the first one died. */
    claimedUntil: moment(),
    sentAt: moment(),
    /** When it was given up: the address does not exist, or all attempts failed. */
    undeliverableAt: moment(),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.dueAt, table.id)
      .where(sql`sent_at is null and undeliverable_at is null`),
    index('outbox_paced').on(sql`lower(${table.recipient})`, table.paceKey).where(sql`pace_key is not null`),
    index('outbox_sent').on(table.sentAt).where(sql`sent_at is not null`),
    index('outbox_undeliverable').on(table.undeliverableAt).where(sql`undeliverable_at is not null`),
  ],
)

/**
 * Since when no mail server takes anything, and when it is asked again; no row while it does. Every process holds its
 * mails by it.
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
