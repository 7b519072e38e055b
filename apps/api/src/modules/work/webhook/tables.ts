import { type DeliveryProblem, PAUSE_REASONS } from '@diatrivi/domain/work/webhook/webhook-delivery'
import type { DeliveryType, WebhookEvent } from '@diatrivi/domain/work/webhook/webhook-event'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  createdAt,
  identity,
  isOneOf,
  moment,
  updatedAt,
  version,
} from '../../../platform/database/columns.ts'
import { department, institution } from '../../institution/institution/tables.ts'

/** The subscription of another system. */
export const webhook = pgTable(
  'webhook',
  {
    id: identity(),
    /** Sealed into its secrets, so that one that was copied to another row does not open there. */
    sealKey: uuid().notNull(),
    description: text().notNull(),
    address: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Only theses of this place. It goes with the place, because it would be notified of all theses without it. */
    institutionId: integer().references(() => institution.id, { onDelete: 'cascade' }),
    departmentId: integer().references(() => department.id, { onDelete: 'cascade' }),
    /** Sealed, as the one before. */
    secret: text().notNull(),
    formerSecret: text(),
    formerSecretUntil: moment(),
    pausedAt: moment(),
    pausedBecause: text({ enum: PAUSE_REASONS }),
    /** The first failure since something came through. */
    failingSince: moment(),
    /** A worker has its turn until then: another may take it afterwards, because the first one died. */
    claimedUntil: moment(),
    lastTurnAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('webhook_paused_because', isOneOf(table.pausedBecause, PAUSE_REASONS)),
    check('webhook_one_place', sql`${table.institutionId} is null or ${table.departmentId} is null`),
    index('webhook_institution').on(table.institutionId),
    index('webhook_department').on(table.departmentId),
  ],
)

/**
 * What another system is told: written in the transaction of the action, sent by a worker, and kept for a while as the log.
 */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: identity(),
    webhookId: integer()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** The same for every subscription and every try, so that a receiver knows what it has had. */
    eventId: uuid().notNull(),
    type: text().$type<DeliveryType>().notNull(),
    /** Without a reference: a deletion is sent too. */
    thesisId: integer(),
    body: text().notNull(),
    happenedAt: moment().notNull(),
    /** Not before this moment: grows with every failed try. */
    dueAt: moment().notNull(),
    tries: integer().notNull().default(0),
    deliveredAt: moment(),
    givenUpAt: moment(),
    lastTryAt: moment(),
    lastProblem: text('last_trouble').$type<DeliveryProblem>(),
    lastStatus: integer(),
    lastMilliseconds: integer(),
    lastAnswer: text(),
  },
  (table) => [
    index('webhook_delivery_waiting')
      .on(table.webhookId, table.dueAt, table.id)
      .where(sql`delivered_at is null and given_up_at is null`),
    index('webhook_delivery_in_order')
      .on(table.webhookId, table.thesisId, table.id)
      .where(sql`delivered_at is null and given_up_at is null`),
    index('webhook_delivery_log').on(table.webhookId, table.id),
    index('webhook_delivery_happened').on(table.happenedAt),
  ],
)
