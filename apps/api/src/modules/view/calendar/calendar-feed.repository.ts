import { and, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { calendarFeed } from './tables.ts'

export async function findFeedOf(db: Reader, accountId: number) {
  const { createdAt, lastReadAt, hasSteps } = calendarFeed
  const [row] = await db
    .select({ createdAt, lastReadAt, hasSteps })
    .from(calendarFeed)
    .where(eq(calendarFeed.accountId, accountId))
  return row ?? null
}

export type OwnFeedRow = NonNullable<Awaited<ReturnType<typeof findFeedOf>>>

/** Takes the place of the one before, whose address ends. */
export async function replaceFeed(
  tx: Tx,
  feed: { accountId: number; tokenHash: string; hasSteps: boolean },
  at: Date,
): Promise<void> {
  const { accountId, ...fields } = feed
  const fresh = { ...fields, createdAt: at, lastReadAt: null }
  await tx
    .insert(calendarFeed)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeed.accountId, set: fresh })
}

/** Returns whether there is one. */
export async function updateFeed(tx: Tx, accountId: number, fields: { hasSteps: boolean }): Promise<boolean> {
  const rows = await tx
    .update(calendarFeed)
    .set(fields)
    .where(eq(calendarFeed.accountId, accountId))
    .returning({ accountId: calendarFeed.accountId })
  return rows.length > 0
}

/** Returns whether there was one. */
export async function deleteFeed(tx: Tx, accountId: number): Promise<boolean> {
  const rows = await tx
    .delete(calendarFeed)
    .where(eq(calendarFeed.accountId, accountId))
    .returning({ accountId: calendarFeed.accountId })
  return rows.length > 0
}

/** The person whose dates an address leads to, as long as he or she could sign in. */
export async function findReader(db: Reader, tokenHash: string) {
  const [row] = await db
    .select({
      accountId: account.id,
      role: account.role,
      departmentId: account.departmentId,
      language: account.language,
      hasSteps: calendarFeed.hasSteps,
      lastReadAt: calendarFeed.lastReadAt,
    })
    .from(calendarFeed)
    .innerJoin(account, eq(account.id, calendarFeed.accountId))
    .where(
      and(
        eq(calendarFeed.tokenHash, tokenHash),
        account.isActive,
        isNull(account.disabledAt),
        isNull(account.closedAt),
      ),
    )
  return row ?? null
}

export async function writeLastRead(tx: Tx, accountId: number, at: Date): Promise<void> {
  await tx.update(calendarFeed).set({ lastReadAt: at }).where(eq(calendarFeed.accountId, accountId))
}
