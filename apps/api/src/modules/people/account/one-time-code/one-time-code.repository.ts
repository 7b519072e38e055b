import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { DAY } from '../../../../platform/durations.ts'
import type { Retention } from '../../../../platform/upkeep/retention.ts'
import { account, oneTimeCode } from '../tables.ts'

export type OneTimeCodeRow = typeof oneTimeCode.$inferSelect
export type CodePurpose = OneTimeCodeRow['purpose']
export type NewOneTimeCode = Pick<
  OneTimeCodeRow,
  'accountId' | 'purpose' | 'codeHash' | 'createdAt' | 'expiresAt'
>

export async function insertCode(tx: Tx, values: NewOneTimeCode): Promise<void> {
  await insertCodes(tx, [values])
}

export async function insertCodes(tx: Tx, values: readonly NewOneTimeCode[]): Promise<void> {
  await tx.insert(oneTimeCode).values([...values])
}

/** Codes that went to an address, for whichever of the registrations with it. */
function wentTo(email: string, purposes: readonly CodePurpose[]): SQL | undefined {
  return and(
    inArray(oneTimeCode.purpose, [...purposes]),
    sql`${oneTimeCode.accountId} in (select id from ${account} where lower(email) = lower(${email}))`,
  )
}

/** The newest activation code of an address, kept from others who try it at the same moment. */
export async function lockNewestCode(tx: Tx, email: string): Promise<OneTimeCodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(oneTimeCode)
    .where(wentTo(email, ['activation']))
    .orderBy(desc(oneTimeCode.id))
    .limit(1)
    .for('update')
  return row
}

/** When the activation codes of an address were made since that moment, the newest first. */
export async function listCodeMoments(tx: Tx, email: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: oneTimeCode.createdAt })
    .from(oneTimeCode)
    .where(and(wentTo(email, ['activation']), gt(oneTimeCode.createdAt, since)))
    .orderBy(desc(oneTimeCode.id))
  return rows.map(({ createdAt }) => createdAt)
}

/** Links that still hold. */
export async function countLiveTokens(
  tx: Tx,
  accountId: number,
  purpose: CodePurpose,
  now: Date,
): Promise<number> {
  const isLive = and(isNull(oneTimeCode.usedAt), gt(oneTimeCode.expiresAt, now))
  const isOne = and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, purpose))
  return tx.$count(oneTimeCode, and(isOne, isLive))
}

export async function findUnusedCodeByHash(
  db: Reader,
  codeHash: string,
): Promise<OneTimeCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.codeHash, codeHash), isNull(oneTimeCode.usedAt)))
  return row
}

/** When the last code of these purposes was made. */
export async function findLastMadeAt(
  tx: Tx,
  accountId: number,
  purposes: readonly CodePurpose[],
): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: oneTimeCode.createdAt })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.accountId, accountId), inArray(oneTimeCode.purpose, [...purposes])))
    .orderBy(desc(oneTimeCode.id))
    .limit(1)
  return row?.createdAt ?? null
}

export async function updateCode(
  tx: Tx,
  id: number,
  values: Partial<Pick<OneTimeCodeRow, 'tries' | 'usedAt'>>,
): Promise<void> {
  await tx.update(oneTimeCode).set(values).where(eq(oneTimeCode.id, id))
}

export async function deleteCodes(
  tx: Tx,
  accountId: number,
  purposes: readonly CodePurpose[],
): Promise<void> {
  await tx
    .delete(oneTimeCode)
    .where(and(eq(oneTimeCode.accountId, accountId), inArray(oneTimeCode.purpose, [...purposes])))
}

/** A week, so that a person who asks why a code no longer holds can be answered. */
export const CODES_KEPT: Retention = {
  key: oneTimeCode.id,
  since: oneTimeCode.expiresAt,
  keptFor: () => 7 * DAY,
}
