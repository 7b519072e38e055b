import type { Delivery, NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { DELIVERIES } from '@diatrivi/domain/thesis/notice/notice'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { identity, moment } from '../../../platform/database/columns.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../thesis/tables.ts'

/** A person's notices, written in the transaction of the action. */
export const notice = pgTable(
  'notice',
  {
    id: identity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    /** Null once the thesis is deleted: its title stays among the facts. */
    thesisId: integer().references(() => thesis.id, { onDelete: 'set null' }),
    facts: jsonb().$type<NoticeFacts>().notNull().default({}),
    createdAt: moment().notNull(),
    readAt: moment(),
    /** Names what a reminder reminds of, so that no person is reminded of it twice. */
    reminderKey: text().unique('notice_reminder_key'),
    /** As the person had chosen when it was written. */
    delivery: text({ enum: DELIVERIES }).$type<Delivery>().notNull(),
    /** When it went into the outbox, alone or in a digest; of one that took the place of another, when that did. */
    mailedAt: moment(),
    /** The mail of its own (`outbox.messageKey`), which can be taken back until it is due. */
    mailKey: uuid(),
    /** What actions undo in each other: the notices of one matter take each other's place. Null for all others. */
    matter: text(),
  },
  (table) => [
    index('notice_account').on(table.accountId, table.id),
    index('notice_unread').on(table.accountId).where(sql`read_at is null`),
    index('notice_thesis').on(table.thesisId),
    index('notice_matter').on(table.accountId, table.matter, table.id).where(sql`matter is not null`),
    /** By age, the read ones apart, because they go earlier. */
    index('notice_read_age').on(table.createdAt).where(sql`read_at is not null`),
    index('notice_unread_age').on(table.createdAt).where(sql`read_at is null`),
    index('notice_for_digest')
      .on(table.accountId, table.id)
      .where(sql`delivery = 'daily_digest' and mailed_at is null`),
  ],
)

/** What a person chose for a kind of notice; without a row the default holds. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    delivery: text({ enum: DELIVERIES }).$type<Delivery>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
)

/**
 * What a browser is sent of a notice: written in the transaction of the action, sent by a worker, and deleted with its
 * arrival or when it is given up.
 */
export const pushMessage = pgTable(
  'push_message',
  {
    id: identity(),
    /** Without a reference: a browser that is removed meanwhile holds up no action. */
    subscriptionId: integer().notNull(),
    /** That of the notice, by which it is taken back as long as it waits. */
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    matter: text(),
    title: text().notNull(),
    /** Where it leads, inside the web app. */
    path: text().notNull(),
    createdAt: moment().notNull(),
    /** Not before this moment: grows with every failed try. */
    dueAt: moment().notNull(),
    tries: integer().notNull().default(0),
    /** A worker has claimed it until then: another may take it afterwards, because the first one died. */
    claimedUntil: moment(),
  },
  (table) => [
    index('push_message_due').on(table.dueAt, table.id),
    index('push_message_account').on(table.accountId),
  ],
)
