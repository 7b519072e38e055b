import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { pushSubscription } from '../../../people/account/tables.ts'
import { pushMessage } from '../tables.ts'

export type PushMessageRow = typeof pushMessage.$inferSelect
export type NewPushMessage = Pick<
  PushMessageRow,
  'subscriptionId' | 'accountId' | 'matter' | 'title' | 'path' | 'createdAt' | 'dueAt'
>

/** As a statement that is not yet sent; there is one message at least. */
export function insertPushMessages(tx: Tx, values: readonly NewPushMessage[]) {
  return tx.insert(pushMessage).values([...values])
}

/** Takes back what the notices of these matters would have pushed. */
export async function takeBackPushes(
  tx: Tx,
  accountIds: readonly number[],
  matters: readonly string[],
): Promise<void> {
  if (matters.length === 0) return
  await tx
    .delete(pushMessage)
    .where(and(inArray(pushMessage.accountId, [...accountIds]), inArray(pushMessage.matter, [...matters])))
}

/** The next message that is due and that no other worker has, with its browser: none where that was removed. */
export async function claimPush(tx: Tx, now: Date, claimedUntil: Date) {
  const { id, tries, title, path } = pushMessage
  const { endpoint, publicKey, authSecret } = pushSubscription
  const [row] = await tx
    .select({ id, tries, title, path, endpoint, publicKey, authSecret })
    .from(pushMessage)
    .leftJoin(
      pushSubscription,
      and(
        eq(pushSubscription.id, pushMessage.subscriptionId),
        eq(pushSubscription.accountId, pushMessage.accountId),
      ),
    )
    .where(
      and(
        lte(pushMessage.dueAt, now),
        or(isNull(pushMessage.claimedUntil), lte(pushMessage.claimedUntil, now)),
      ),
    )
    .orderBy(asc(pushMessage.dueAt), asc(pushMessage.id))
    .limit(1)
    .for('update', { of: pushMessage, skipLocked: true })
  if (row === undefined) return undefined
  await tx.update(pushMessage).set({ claimedUntil }).where(eq(pushMessage.id, row.id))
  return row
}

export type ClaimedPush = NonNullable<Awaited<ReturnType<typeof claimPush>>>

export async function deletePush(tx: Tx, id: number): Promise<void> {
  await tx.delete(pushMessage).where(eq(pushMessage.id, id))
}

export async function postponePush(tx: Tx, id: number, dueAt: Date): Promise<void> {
  await tx
    .update(pushMessage)
    .set({ dueAt, claimedUntil: null, tries: sql`${pushMessage.tries} + 1` })
    .where(eq(pushMessage.id, id))
}
