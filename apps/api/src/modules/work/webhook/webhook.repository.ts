import type { PauseReason } from '@diatrivi/domain/work/webhook/webhook-delivery'
import { and, asc, eq, exists, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { webhook, webhookDelivery } from './tables.ts'
import type { ListedWebhook, WebhookFields } from './webhook.model.ts'
import { isDue } from './webhook-delivery.repository.ts'

export type WebhookRow = typeof webhook.$inferSelect

const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from webhook_delivery where webhook_id = webhook.id and ${condition})`

/** Never a secret. */
export async function listWebhooks(db: Reader): Promise<ListedWebhook[]> {
  return db
    .select({
      id: webhook.id,
      description: webhook.description,
      address: webhook.address,
      events: webhook.events,
      institutionId: webhook.institutionId,
      departmentId: webhook.departmentId,
      createdAt: webhook.createdAt,
      pausedAt: webhook.pausedAt,
      pausedBecause: webhook.pausedBecause,
      failingSince: webhook.failingSince,
      formerSecretUntil: webhook.formerSecretUntil,
      version: webhook.version,
      waiting: countOf(sql`delivered_at is null and given_up_at is null`),
      givenUp: countOf(sql`given_up_at is not null`),
      lastDeliveredAt: sql<Date | null>`(
        select max(delivered_at) from webhook_delivery where webhook_id = webhook.id
      )`.mapWith(webhook.createdAt),
    })
    .from(webhook)
    .orderBy(asc(webhook.id))
}

/** Locked before its deliveries, and so that acts go on writing new ones. */
export async function lockWebhook(tx: Tx, id: number): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhook).where(eq(webhook.id, id)).for('no key update')
  return row
}

export async function findWebhookId(db: Reader, id: number): Promise<number | undefined> {
  const [row] = await db.select({ id: webhook.id }).from(webhook).where(eq(webhook.id, id))
  return row?.id
}

export async function insertWebhook(
  tx: Tx,
  row: WebhookFields & { sealKey: string; secret: string },
  at: Date,
): Promise<number> {
  const [inserted] = await tx
    .insert(webhook)
    .values({ ...row, createdAt: at, updatedAt: at })
    .returning({ id: webhook.id })
  if (inserted === undefined) throw new Error('the webhook was not inserted')
  return inserted.id
}

type Change = Partial<
  WebhookFields & {
    secret: string
    formerSecret: string
    formerSecretUntil: Date
    pausedAt: Date | null
    pausedBecause: PauseReason | null
    failingSince: Date | null
  }
>

export async function updateWebhook(tx: Tx, id: number, change: Change, at: Date): Promise<void> {
  await tx
    .update(webhook)
    .set({ ...change, version: sql`${webhook.version} + 1`, updatedAt: at })
    .where(eq(webhook.id, id))
}

export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  await tx.delete(webhook).where(eq(webhook.id, id))
}

/** Something came through, or the first failure since then was at that moment. */
export async function recordHealth(tx: Tx, id: number, failingSince: Date | null): Promise<void> {
  await tx.update(webhook).set({ failingSince }).where(eq(webhook.id, id))
}

/** The same secret under another key. */
export async function keepResealed(tx: Tx, id: number, secret: string): Promise<void> {
  await tx.update(webhook).set({ secret }).where(eq(webhook.id, id))
}

/**
 * Takes the subscription whose turn it is: one that has something due and that no worker has, the longest without a turn
 * first. A slow receiver has one worker at most, in all processes together.
 */
export async function claimTurn(tx: Tx, now: Date, claimedUntil: Date): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhook)
    .where(
      and(
        isNull(webhook.pausedAt),
        or(isNull(webhook.claimedUntil), lte(webhook.claimedUntil, now)),
        exists(
          tx
            .select({ one: sql`1` })
            .from(webhookDelivery)
            .where(and(eq(webhookDelivery.webhookId, webhook.id), isDue(now))),
        ),
      ),
    )
    .orderBy(sql`${webhook.lastTurnAt} nulls first`, asc(webhook.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (row === undefined) return undefined
  await tx.update(webhook).set({ claimedUntil, lastTurnAt: now }).where(eq(webhook.id, row.id))
  return row
}

/** Nothing, when another worker has the turn by now. */
export async function endTurn(tx: Tx, id: number, claimedUntil: Date): Promise<void> {
  await tx
    .update(webhook)
    .set({ claimedUntil: null })
    .where(and(eq(webhook.id, id), eq(webhook.claimedUntil, claimedUntil)))
}
