import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { passkey, recoveryCode, totp } from '../tables.ts'

export type TotpRow = typeof totp.$inferSelect
export type PasskeyRow = typeof passkey.$inferSelect
export type NewPasskey = Omit<typeof passkey.$inferInsert, 'id' | 'lastUsedAt'>

export async function findTotp(db: Reader, accountId: number): Promise<TotpRow | undefined> {
  const [row] = await db.select().from(totp).where(eq(totp.accountId, accountId))
  return row
}

/** In the place of an earlier one. */
export async function saveTotp(tx: Tx, values: TotpRow): Promise<void> {
  await tx.insert(totp).values(values).onConflictDoUpdate({ target: totp.accountId, set: values })
}

export async function updateTotp(
  tx: Tx,
  accountId: number,
  values: Partial<Pick<TotpRow, 'lastStep' | 'sealedSecret'>>,
): Promise<void> {
  await tx.update(totp).set(values).where(eq(totp.accountId, accountId))
}

export async function deleteTotp(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(totp).where(eq(totp.accountId, accountId))
}

/** The oldest first. */
export async function listPasskeys(db: Reader, accountId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(asc(passkey.id))
}

/** False where some account has the credential already. */
export async function insertPasskey(tx: Tx, values: NewPasskey): Promise<boolean> {
  const rows = await tx.insert(passkey).values(values).onConflictDoNothing().returning({ id: passkey.id })
  return rows.length > 0
}

export async function updatePasskey(
  tx: Tx,
  id: number,
  values: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(passkey).set(values).where(eq(passkey.id, id))
}

export async function deletePasskey(tx: Tx, id: number): Promise<void> {
  await tx.delete(passkey).where(eq(passkey.id, id))
}

export function countRecoveryCodes(db: Reader, accountId: number): Promise<number> {
  return db.$count(recoveryCode, eq(recoveryCode.accountId, accountId))
}

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await tx.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ accountId, codeHash })))
}

/** Uses a code up. False where the account has no such code. */
export async function takeRecoveryCode(tx: Tx, accountId: number, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, codeHash)))
    .returning({ codeHash: recoveryCode.codeHash })
  return rows.length > 0
}

export async function deleteFactors(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(totp).where(eq(totp.accountId, accountId))
  await tx.delete(passkey).where(eq(passkey.accountId, accountId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
}
