import { isEmailWaiting } from '@diatrivi/domain/people/account/email-change'
import { type AnyColumn, and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import type { AccountRow } from './account.model.ts'
import { findNewestChange } from './email-change.repository.ts'
import { account, accountKeyword } from './tables.ts'

/** First name and surname, as notices name a person. */
export async function findFullName(db: Reader, accountId: number): Promise<string> {
  const [row] = await db
    .select({ firstName: account.firstName, surname: account.surname })
    .from(account)
    .where(eq(account.id, accountId))
  return fullName(found(row))
}

/** Usernames are unique in any case, and an index on the same expression finds them. */
export async function findByUsername(db: Reader, username: string) {
  const [row] = await db
    .select({ id: account.id, role: account.role })
    .from(account)
    .where(eq(sql`lower(${account.username})`, username.toLowerCase()))
  return row
}

/** The new address that waits for its code; null where none does. */
export async function findPendingEmail(db: Reader, accountId: number, now: Date): Promise<string | null> {
  const change = await findNewestChange(db, accountId)
  return change !== undefined && isEmailWaiting(change, now) ? change.newEmail : null
}

/** The keywords of a profile, in the order of the editor: a value for a row that names the account. */
export function keywordsOfAccount(accountId: AnyColumn | SQL): SQL<string[]> {
  return sql`to_json(array(
    select keyword.label from ${accountKeyword}
    join ${keyword} on keyword.id = account_keyword.keyword_id
    where account_keyword.account_id = ${accountId}
    order by account_keyword.position, ${greekOrder(keyword.label)}
  ))`
}

/** Everybody whose name and address are taken. */
export async function readHolders(db: Reader) {
  const { id, version, username, firstName, surname, email, role, rank, departmentId, disabledAt } = account
  return db
    .select({ id, version, username, firstName, surname, email, role, rank, departmentId, disabledAt })
    .from(account)
    .where(isNull(account.unconfirmedSince))
    .orderBy(asc(account.id))
}

export type HolderRow = Awaited<ReturnType<typeof readHolders>>[number]

export async function hasAdministrator(db: Reader): Promise<boolean> {
  const row = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'administrator'), isNull(account.closedAt)))
    .limit(1)
  return row.length > 0
}

/** The administrators who are let in and read their mail. */
export function listActiveAdministrators(db: Reader): Promise<AccountRow[]> {
  return db
    .select()
    .from(account)
    .where(and(eq(account.role, 'administrator'), account.isActive, isNull(account.disabledAt)))
    .orderBy(asc(account.id))
}

/** For a comparison with passwords that are published. */
export function listAdministratorPasswords(db: Reader) {
  return db
    .select({ username: account.username, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.role, 'administrator'))
    .orderBy(asc(account.id))
    .limit(50)
}

export function countAccountsOf(db: Reader, departmentId: number): Promise<number> {
  return db.$count(account, eq(account.departmentId, departmentId))
}

export async function findAccount(db: Reader, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id))
  return row
}

/** The account that holds a confirmed address. */
export async function findHolder(db: Reader, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(sql`lower(${account.email})`, email.toLowerCase()), isNull(account.unconfirmedSince)))
  return row
}

export async function lockAccount(tx: Tx, id: number): Promise<AccountRow | undefined> {
  const [row] = await lockAccounts(tx, [id])
  return row
}

/**
 * Locks in the order of ids, like every transaction that locks several accounts. Deleted ones are left out.
 *
 * @param strength `no key update` lets others go on referring to these accounts, in a notice for instance
 */
export async function lockAccounts(
  tx: Tx,
  ids: readonly number[],
  strength: 'update' | 'no key update' = 'update',
): Promise<AccountRow[]> {
  return tx
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(asc(account.id))
    .for(strength)
}

/** Keeps the student's theses and interests as they are until the transaction ends. False when the account is gone. */
export async function lockStudent(tx: Tx, studentId: number): Promise<boolean> {
  return (await lockAccounts(tx, [studentId], 'no key update')).length > 0
}

/** What the instructor takes on from here is decided one after the other. */
export async function lockInstructor(tx: Tx, instructorId: number): Promise<void> {
  await lockAccounts(tx, [instructorId], 'no key update')
}

/** The instructors whom others may name: let in, or invited and not here yet. */
export async function listInstructorsOf(db: Reader, departmentId: number) {
  const { id, username, email, firstName, surname } = account
  return db
    .select({ id, username, email, firstName, surname })
    .from(account)
    .where(
      and(
        eq(account.departmentId, departmentId),
        eq(account.role, 'instructor'),
        isNull(account.disabledAt),
        isNull(account.closedAt),
      ),
    )
    .orderBy(asc(account.id))
}

export type DepartmentInstructor = Awaited<ReturnType<typeof listInstructorsOf>>[number]

/** None of them leaves, is moved or renamed until the transaction ends; others may go on referring to them. */
export async function lockInstructorsOf(tx: Tx, departmentId: number): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.departmentId, departmentId), eq(account.role, 'instructor')))
    .orderBy(asc(account.id))
    .for('no key update')
}
