import type { DeliveryProblem } from '@diatrivi/domain/work/webhook/webhook-delivery'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import { webhookDelivery } from './tables.ts'

export type DeliveryRow = typeof webhookDelivery.$inferSelect
export type NewDelivery = Pick<
  DeliveryRow,
  'webhookId' | 'eventId' | 'type' | 'thesisId' | 'body' | 'happenedAt'
>

/** Due at once. */
export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insert(webhookDelivery)
    .values(deliveries.map((delivery) => ({ ...delivery, dueAt: delivery.happenedAt })))
}

export const isWaiting = and(isNull(webhookDelivery.deliveredAt), isNull(webhookDelivery.givenUpAt))

/** The newest first. */
export async function listDeliveries(
  db: Reader,
  webhookId: number,
  { limit, offset }: PageWindow,
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, webhookId))
    .orderBy(desc(webhookDelivery.id))
    .limit(limit)
    .offset(offset)
}

export async function countDeliveries(db: Reader, webhookId: number): Promise<number> {
  return db.$count(webhookDelivery, eq(webhookDelivery.webhookId, webhookId))
}

/** The delivery that is due and waits the longest; only the first of each thesis, so that they come in order. */
export async function findDueDelivery(
  tx: Tx,
  webhookId: number,
  now: Date,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), isDue(now)))
    .orderBy(asc(webhookDelivery.dueAt), asc(webhookDelivery.id))
    .limit(1)
  return row
}

/** Waits, its time has come, and nothing earlier of the same thesis waits for this subscription. */
export function isDue(now: Date) {
  return and(
    isWaiting,
    sql`${webhookDelivery.dueAt} <= ${now.toISOString()}`,
    sql`not exists (
      select from ${webhookDelivery} as earlier
      where earlier.webhook_id = ${webhookDelivery.webhookId} and earlier.thesis_id = ${webhookDelivery.thesisId}
        and earlier.id < ${webhookDelivery.id} and earlier.delivered_at is null and earlier.given_up_at is null
    )`,
  )
}

export interface Try {
  at: Date
  problem: DeliveryProblem | null
  status: number | null
  milliseconds: number
  answer: string | null
}

/** What came of a try. One that arrived stays so, whichever worker says what afterwards. */
export async function recordTry(
  tx: Tx,
  id: number,
  { at, problem, status, milliseconds, answer }: Try,
  next: { deliveredAt: Date } | { dueAt: Date } | { givenUpAt: Date },
): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({
      tries: sql`${webhookDelivery.tries} + 1`,
      lastTryAt: at,
      lastProblem: problem,
      lastStatus: status,
      lastMilliseconds: milliseconds,
      lastAnswer: answer,
      ...next,
    })
    .where(and(eq(webhookDelivery.id, id), isWaiting))
}

export async function findWebhookIdOf(db: Reader, deliveryId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ webhookId: webhookDelivery.webhookId })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.id, deliveryId))
  return row?.webhookId
}

/** As if it had just been written, but under its id. */
export async function sendAgain(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(webhookDelivery)
    .set({ deliveredAt: null, givenUpAt: null, tries: 0, dueAt: now })
    .where(eq(webhookDelivery.id, id))
}

/** Also those that still wait, of a subscription that is paused: by then they are no news. */
export const DELIVERIES_KEPT: Retention = {
  key: webhookDelivery.id,
  since: webhookDelivery.happenedAt,
  keptFor: ({ webhookDeliveryDays }) => webhookDeliveryDays * DAY,
}
