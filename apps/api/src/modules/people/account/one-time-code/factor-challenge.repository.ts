import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import type { Retention } from '../../../../platform/upkeep/retention.ts'
import { secondFactorChallenge } from '../tables.ts'

export type ChallengeRow = typeof secondFactorChallenge.$inferSelect
export type NewChallenge = Omit<typeof secondFactorChallenge.$inferInsert, 'tries'>

/** In the place of an earlier one with the same handle. */
export async function saveChallenge(tx: Tx, values: NewChallenge): Promise<void> {
  const fresh = {
    webauthnChallenge: null,
    sealedSecret: null,
    browser: null,
    providerSession: null,
    tries: 0,
    ...values,
  }
  await tx
    .insert(secondFactorChallenge)
    .values(fresh)
    .onConflictDoUpdate({ target: secondFactorChallenge.handle, set: fresh })
}

export async function findChallenge(db: Reader, handle: string): Promise<ChallengeRow | undefined> {
  const [row] = await db.select().from(secondFactorChallenge).where(eq(secondFactorChallenge.handle, handle))
  return row
}

export async function updateChallenge(
  tx: Tx,
  handle: string,
  values: Partial<Pick<ChallengeRow, 'tries' | 'webauthnChallenge'>>,
): Promise<void> {
  await tx.update(secondFactorChallenge).set(values).where(eq(secondFactorChallenge.handle, handle))
}

export async function deleteChallenge(tx: Tx, handle: string): Promise<void> {
  await tx.delete(secondFactorChallenge).where(eq(secondFactorChallenge.handle, handle))
}

export async function deleteChallengesOf(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(secondFactorChallenge).where(eq(secondFactorChallenge.accountId, accountId))
}

export const CHALLENGES_KEPT: Retention = {
  key: secondFactorChallenge.handle,
  since: secondFactorChallenge.expiresAt,
  keptFor: () => 0,
}
