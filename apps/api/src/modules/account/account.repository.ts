import { eq, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { department } from '../institution/tables.ts'
import { account } from './tables.ts'

export type AccountRow = typeof account.$inferSelect
export type NewAccount = Pick<
  AccountRow,
  'username' | 'firstName' | 'surname' | 'email' | 'passwordHash' | 'role' | 'departmentId' | 'isActive'
> &
  Partial<Pick<AccountRow, 'language'>>

const hasUsername = (username: string) => sql`lower(${account.username}) = lower(${username})`
const hasEmail = (email: string) => sql`lower(${account.email}) = lower(${email})`

/** By username or e-mail address: no username contains an @. */
export async function findByLogin(db: Reader, login: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(or(hasUsername(login), hasEmail(login)))
  return row
}

export async function isTaken(
  db: Reader,
  { username, email }: Pick<AccountRow, 'username' | 'email'>,
): Promise<boolean> {
  return (await db.$count(account, or(hasUsername(username), hasEmail(email)))) > 0
}

export async function departmentExists(db: Reader, id: number): Promise<boolean> {
  return (await db.$count(department, eq(department.id, id))) > 0
}

export async function findNames(db: Reader, id: number) {
  const [row] = await db
    .select({ firstName: account.firstName, surname: account.surname })
    .from(account)
    .where(eq(account.id, id))
  return row
}

export async function lockAccount(tx: Tx, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update')
  return row
}

export async function lockAccountByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(account).where(hasEmail(email)).for('update')
  return row
}

/** The new account's id; undefined when somebody has the username or the e-mail address. */
export async function insertAccount(tx: Tx, values: NewAccount, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .insert(account)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: account.id })
  return row?.id
}

export async function updateAccount(
  tx: Tx,
  id: number,
  values: Partial<Pick<AccountRow, 'isActive' | 'passwordHash'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(account)
    .set({ ...values, updatedAt: now })
    .where(eq(account.id, id))
}
