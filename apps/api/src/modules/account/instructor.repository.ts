import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { greekOrder } from '../../platform/database/greek-order.ts'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/paging.ts'
import { department } from '../institution/tables.ts'
import { thesis } from '../thesis/tables.ts'
import { pastAssignment, todoList } from '../todo-list/tables.ts'
import { account } from './tables.ts'

type AccountRow = typeof account.$inferSelect
export type InstructorFields = Pick<
  AccountRow,
  'username' | 'firstName' | 'surname' | 'email' | 'departmentId' | 'rank'
>

const isInstructor = eq(account.role, 'instructor')
/** Usernames are unique whatever their case, and an index on the same expression finds them. */
const hasUsername = (username: string) => eq(sql`lower(${account.username})`, username.toLowerCase())

const instructorColumns = {
  id: account.id,
  username: account.username,
  firstName: account.firstName,
  surname: account.surname,
  email: account.email,
  rank: account.rank,
  isActive: account.isActive,
  version: account.version,
  departmentId: department.id,
  departmentName: department.name,
}

/** By surname, in the order of the Greek alphabet. */
export async function listInstructors(db: Reader, window: PageWindow | null) {
  const query = db
    .select(instructorColumns)
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .where(isInstructor)
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
  return window === null ? query : query.limit(window.limit).offset(window.offset)
}

export type InstructorRow = Awaited<ReturnType<typeof listInstructors>>[number]

export async function countInstructors(db: Reader): Promise<number> {
  return db.$count(account, isInstructor)
}

export async function findUser(db: Reader, username: string) {
  const [row] = await db
    .select({ id: account.id, role: account.role })
    .from(account)
    .where(hasUsername(username))
  return row
}

/**
 * Locks in the order of ids, as everybody does who locks several accounts. Those that are gone are left out.
 *
 * @param strength `no key update` lets others go on referring to these accounts, in a notice for instance
 */
export async function lockUsers(
  tx: Tx,
  ids: readonly number[],
  strength: 'update' | 'no key update' = 'update',
) {
  return tx
    .select({
      id: account.id,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      language: account.language,
      passwordHash: account.passwordHash,
      cvFileId: account.cvFileId,
      version: account.version,
    })
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(asc(account.id))
    .for(strength)
}

export type LockedUser = Awaited<ReturnType<typeof lockUsers>>[number]

/** Own ones, assigned ones, and those that were given back. */
export async function countThesesOf(tx: Tx, accountId: number): Promise<number> {
  const theses = await tx.$count(
    thesis,
    or(eq(thesis.instructorId, accountId), eq(thesis.studentId, accountId)),
  )
  return theses + (await tx.$count(pastAssignment, eq(pastAssignment.studentId, accountId)))
}

export async function insertInstructor(tx: Tx, fields: InstructorFields, at: Date): Promise<number> {
  const [row] = await tx
    .insert(account)
    .values({ ...fields, role: 'instructor', createdAt: at, updatedAt: at })
    .returning({ id: account.id })
  if (row === undefined) throw new Error('the instructor was not inserted')
  return row.id
}

export async function updateInstructor(
  tx: Tx,
  id: number,
  fields: InstructorFields,
  at: Date,
): Promise<void> {
  await tx
    .update(account)
    .set({ ...fields, version: sql`${account.version} + 1`, updatedAt: at })
    .where(eq(account.id, id))
}

/** The lists of somebody without theses: templates, none of them ever worked on. */
export async function deleteTemplatesOf(tx: Tx, instructorId: number): Promise<void> {
  await tx.delete(todoList).where(eq(todoList.instructorId, instructorId))
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.delete(account).where(eq(account.id, id))
}
