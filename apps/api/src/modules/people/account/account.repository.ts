import type { Language } from '@diatrivi/domain/shared/language'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { AccountRow, NewAccount, ProfileChanges } from './account.model.ts'
import { account, accountKeyword } from './tables.ts'

const hasUsername = (username: string) => sql`lower(${account.username}) = lower(${username})`
const hasEmail = (email: string) => sql`lower(${account.email}) = lower(${email})`

/** The account whose address is confirmed; where there is none, the newest that waits for the code. */
const HOLDER_FIRST = [sql`${account.unconfirmedSince} desc nulls first`, desc(account.id)]

/** By username or e-mail address: no username contains an @. */
export async function findByLogin(db: Reader, login: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(or(hasUsername(login), hasEmail(login)))
    .orderBy(...HOLDER_FIRST)
    .limit(1)
  return row
}

/** An unconfirmed address is free. */
export async function isTaken(
  db: Reader,
  { username, email }: Pick<AccountRow, 'username' | 'email'>,
): Promise<boolean> {
  const holdsAddress = and(hasEmail(email), isNull(account.unconfirmedSince))
  return (await db.$count(account, or(hasUsername(username), holdsAddress))) > 0
}

export async function lockAccountByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(account)
    .where(hasEmail(email))
    .orderBy(...HOLDER_FIRST)
    .limit(1)
    .for('update')
  return row
}

/** The new account's id; undefined when the username or the e-mail address is taken. */
export async function insertAccount(tx: Tx, values: NewAccount, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .insert(account)
    .values({ isNewcomer: true, ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: account.id })
  return row?.id
}

export async function updateAccount(
  tx: Tx,
  id: number,
  values: Partial<
    Pick<AccountRow, 'isActive' | 'passwordHash' | 'email' | 'unconfirmedSince' | 'disabledAt' | 'isNewcomer'>
  >,
  now: Date,
): Promise<void> {
  await tx
    .update(account)
    .set({ ...values, updatedAt: now })
    .where(eq(account.id, id))
}

/** Counts a change of the profile's fields: a form that was read before must be read again before it is saved. */
export async function updateProfile(tx: Tx, id: number, changes: ProfileChanges, at: Date): Promise<void> {
  await tx
    .update(account)
    .set({ ...changes, version: sql`${account.version} + 1`, updatedAt: at })
    .where(eq(account.id, id))
}

/** In the order in which they are given. */
export async function replaceKeywords(
  tx: Tx,
  accountId: number,
  keywordIds: readonly number[],
): Promise<void> {
  await tx.delete(accountKeyword).where(eq(accountKeyword.accountId, accountId))
  if (keywordIds.length === 0) return
  await tx
    .insert(accountKeyword)
    .values(keywordIds.map((keywordId, position) => ({ accountId, keywordId, position })))
}

export async function updateLanguage(tx: Tx, id: number, language: Language, at: Date): Promise<void> {
  await tx.update(account).set({ language, updatedAt: at }).where(eq(account.id, id))
}

export async function deleteAccount(tx: Tx, id: number): Promise<void> {
  await tx.delete(account).where(eq(account.id, id))
}
