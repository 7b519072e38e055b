import { and, desc, eq, gt, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import { emailChange } from './tables.ts'

export type EmailChangeRow = typeof emailChange.$inferSelect
export type NewEmailChange = Omit<
  typeof emailChange.$inferInsert,
  'id' | 'tries' | 'confirmedAt' | 'undoHash'
>

/** The newest change of an account, the only one that may wait. */
export async function findNewestChange(db: Reader, accountId: number): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChange)
    .where(eq(emailChange.accountId, accountId))
    .orderBy(desc(emailChange.id))
    .limit(1)
  return row
}

export async function findChangeByLink(db: Reader, hash: string): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChange)
    .where(or(eq(emailChange.cancelHash, hash), eq(emailChange.undoHash, hash)))
  return row
}

export async function insertChange(tx: Tx, values: NewEmailChange): Promise<void> {
  await tx.insert(emailChange).values(values)
}

export async function updateChange(
  tx: Tx,
  id: number,
  values: Partial<Omit<EmailChangeRow, 'id' | 'accountId'>>,
): Promise<void> {
  await tx.update(emailChange).set(values).where(eq(emailChange.id, id))
}

/** Deletes the changes that are not confirmed. */
export async function deleteWaitingChanges(tx: Tx, accountId: number): Promise<void> {
  await tx
    .delete(emailChange)
    .where(and(eq(emailChange.accountId, accountId), isNull(emailChange.confirmedAt)))
}

/** The named change and all that were asked for after it; without a name, all of the account. */
export async function deleteChanges(tx: Tx, accountId: number, from = 0): Promise<void> {
  await tx.delete(emailChange).where(and(eq(emailChange.accountId, accountId), gte(emailChange.id, from)))
}

/** Whether an address may still come back to another account, and so belongs to no other one. */
export async function isKeptForAnother(
  db: Reader,
  { email, accountId = 0, now }: { email: string; accountId?: number; now: Date },
): Promise<boolean> {
  const kept = and(
    sql`lower(${emailChange.oldEmail}) = lower(${email})`,
    ne(emailChange.accountId, accountId),
    isNotNull(emailChange.confirmedAt),
    gt(emailChange.cancelUntil, now),
  )
  return (await db.$count(emailChange, kept)) > 0
}

/** An address of before is forgotten with the link that could bring it back. */
export const EMAIL_CHANGES_KEPT: Retention = {
  key: emailChange.id,
  since: emailChange.cancelUntil,
  keptFor: () => 0,
}
