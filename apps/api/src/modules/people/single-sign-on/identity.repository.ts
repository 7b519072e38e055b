import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { identity } from './tables.ts'

export type IdentityRow = typeof identity.$inferSelect

export async function findIdentity(
  db: Reader,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)))
  return row
}

export async function listIdentities(db: Reader, accountId: number): Promise<IdentityRow[]> {
  return db.select().from(identity).where(eq(identity.accountId, accountId)).orderBy(asc(identity.id))
}

export async function insertIdentity(
  tx: Tx,
  values: Pick<IdentityRow, 'accountId' | 'issuer' | 'subject' | 'linkedAt'>,
): Promise<void> {
  await tx.insert(identity).values(values)
}

export async function deleteIdentitiesOf(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(identity).where(eq(identity.accountId, accountId))
}

export async function deleteIdentity(tx: Tx, id: number): Promise<void> {
  await tx.delete(identity).where(eq(identity.id, id))
}
