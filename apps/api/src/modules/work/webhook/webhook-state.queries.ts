import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { webhook, webhookDelivery } from './tables.ts'
import { isWaiting } from './webhook-delivery.repository.ts'

/** What is due or will be, and what asks for a look of an administrator. */
export async function webhookState(db: Reader) {
  const [deliveries] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${webhookDelivery.happenedAt})`.mapWith(webhookDelivery.happenedAt),
    })
    .from(webhookDelivery)
    .where(isWaiting)
  const givenUp = await db.$count(webhookDelivery, sql`${webhookDelivery.givenUpAt} is not null`)
  const failing = await db.$count(webhook, sql`${webhook.failingSince} is not null`)
  const paused = await db.$count(webhook, sql`${webhook.pausedBecause} <> 'administrator'`)
  return { waiting: deliveries?.waiting ?? 0, oldest: deliveries?.oldest ?? null, givenUp, failing, paused }
}

/** The systems to which theses are sent, also while they are paused. */
export async function listReceivers(db: Reader) {
  const { description, address } = webhook
  return db.select({ description, address }).from(webhook).orderBy(webhook.id)
}
