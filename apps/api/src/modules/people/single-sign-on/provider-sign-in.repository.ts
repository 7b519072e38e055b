import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import type { Named } from './named.model.ts'
import { providerSignIn } from './tables.ts'

export type ProviderSignInRow = typeof providerSignIn.$inferSelect

export async function insertSignIn(tx: Tx, values: typeof providerSignIn.$inferInsert): Promise<void> {
  await tx.insert(providerSignIn).values(values)
}

const isOpen = (now: Date) => gt(providerSignIn.expiresAt, now)

const isFor = (provesSession: string | null) =>
  provesSession === null
    ? isNull(providerSignIn.provesSession)
    : eq(providerSignIn.provesSession, provesSession)

/** Claims the one answer of a sign-in: of two at once, or of one that is sent again, the second finds nothing. */
export async function takeSignIn(
  tx: Tx,
  { handle, provesSession }: Pick<ProviderSignInRow, 'handle' | 'provesSession'>,
  now: Date,
): Promise<ProviderSignInRow | undefined> {
  const [row] = await tx
    .update(providerSignIn)
    .set({ answeredAt: now })
    .where(
      and(
        eq(providerSignIn.handle, handle),
        isFor(provesSession),
        isNull(providerSignIn.answeredAt),
        isOpen(now),
      ),
    )
    .returning()
  return row
}

/** A sign-in of SAML whose answer has not come yet. */
export async function findAwaited(db: Reader, state: string, now: Date) {
  const [row] = await db
    .select()
    .from(providerSignIn)
    .where(
      and(
        eq(providerSignIn.state, state),
        eq(providerSignIn.provider, 'saml'),
        isNull(providerSignIn.codeHash),
        isNull(providerSignIn.answeredAt),
        isOpen(now),
      ),
    )
  return row
}

/** False where another answer was quicker. */
export async function keepAnswer(
  tx: Tx,
  handle: string,
  { codeHash, named }: { codeHash: string; named: Named | null },
): Promise<boolean> {
  const rows = await tx
    .update(providerSignIn)
    .set({ codeHash, named })
    .where(and(eq(providerSignIn.handle, handle), isNull(providerSignIn.codeHash)))
    .returning({ handle: providerSignIn.handle })
  return rows.length > 0
}

export async function keepNamed(tx: Tx, handle: string, named: Named): Promise<void> {
  await tx.update(providerSignIn).set({ named }).where(eq(providerSignIn.handle, handle))
}

/** A sign-in whose person is named and waits for a password or a department. */
export async function lockNamed(tx: Tx, handle: string, now: Date) {
  const [row] = await tx
    .select()
    .from(providerSignIn)
    .where(
      and(
        eq(providerSignIn.handle, handle),
        isNotNull(providerSignIn.answeredAt),
        isNotNull(providerSignIn.named),
        // A proof of a person who is signed in opens no session.
        isFor(null),
        isOpen(now),
      ),
    )
    .for('update')
  return row
}

export async function countTry(tx: Tx, handle: string): Promise<void> {
  await tx
    .update(providerSignIn)
    .set({ tries: sql`${providerSignIn.tries} + 1` })
    .where(eq(providerSignIn.handle, handle))
}

export async function deleteSignIn(tx: Tx, handle: string): Promise<void> {
  await tx.delete(providerSignIn).where(eq(providerSignIn.handle, handle))
}

export const PROVIDER_SIGN_INS_KEPT: Retention = {
  key: providerSignIn.handle,
  since: providerSignIn.expiresAt,
  keptFor: () => 0,
}
