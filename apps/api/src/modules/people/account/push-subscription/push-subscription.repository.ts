import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { pushKey, pushSubscription } from '../tables.ts'

export type PushSubscriptionRow = typeof pushSubscription.$inferSelect
export type NewPushSubscription = Omit<PushSubscriptionRow, 'id'>
type PushKeyRow = typeof pushKey.$inferSelect

/** The browser belongs to the person who asked for it last, and to one account at a time. */
export async function upsertSubscription(tx: Tx, values: NewPushSubscription): Promise<void> {
  await tx
    .insert(pushSubscription)
    .values(values)
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: values })
}

/** Keeps those that were added last. */
export async function keepNewest(tx: Tx, accountId: number, limit: number): Promise<void> {
  const newest = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
    .offset(limit)
  await tx.delete(pushSubscription).where(inArray(pushSubscription.id, newest))
}

/** Binds the browser to the session of today. Returns whether it was the account's. */
export async function rebind(
  tx: Tx,
  { endpoint, accountId, sessionId }: Pick<NewPushSubscription, 'endpoint' | 'accountId' | 'sessionId'>,
): Promise<boolean> {
  const rows = await tx
    .update(pushSubscription)
    .set({ sessionId })
    .where(and(eq(pushSubscription.endpoint, endpoint), eq(pushSubscription.accountId, accountId)))
    .returning({ id: pushSubscription.id })
  return rows.length > 0
}

/** @param accountId only where it is that account's */
export async function removeBrowser(tx: Tx, endpoint: string, accountId?: number): Promise<void> {
  await tx
    .delete(pushSubscription)
    .where(
      and(
        eq(pushSubscription.endpoint, endpoint),
        accountId === undefined ? undefined : eq(pushSubscription.accountId, accountId),
      ),
    )
}

export async function removeBrowsersOfSessions(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  await tx.delete(pushSubscription).where(inArray(pushSubscription.sessionId, [...sessionIds]))
}

/** All of them, but for that of the session that is named. */
export async function removeBrowsersOf(tx: Tx, accountId: number, exceptSession?: string): Promise<void> {
  await tx
    .delete(pushSubscription)
    .where(
      and(
        eq(pushSubscription.accountId, accountId),
        exceptSession === undefined
          ? undefined
          : or(isNull(pushSubscription.sessionId), ne(pushSubscription.sessionId, exceptSession)),
      ),
    )
}

/** All browsers of all people, which know only a key that is lost. */
export async function removeAllBrowsers(tx: Tx): Promise<void> {
  await tx.delete(pushSubscription)
}

export async function findPushKey(db: Reader): Promise<PushKeyRow | undefined> {
  const [row] = await db.select().from(pushKey)
  return row
}

export async function lockPushKey(tx: Tx): Promise<PushKeyRow | undefined> {
  const [row] = await tx.select().from(pushKey).for('update')
  return row
}

/** Does nothing where another process has just made one. */
export async function insertPushKey(
  tx: Tx,
  values: Pick<PushKeyRow, 'publicKey' | 'sealedPrivateKey' | 'createdAt'>,
): Promise<void> {
  await tx.insert(pushKey).values(values).onConflictDoNothing()
}

export async function updatePushKey(
  tx: Tx,
  values: Partial<Pick<PushKeyRow, 'publicKey' | 'sealedPrivateKey' | 'createdAt'>>,
): Promise<void> {
  await tx.update(pushKey).set(values)
}
