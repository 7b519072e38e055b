import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { greekOrder } from '../../platform/database/greek.ts'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/paging.ts'
import { department } from '../institution/tables.ts'
import type { AccountRow } from './account.model.ts'
import { account } from './tables.ts'

export type InstructorFields = Pick<
  AccountRow,
  'username' | 'firstName' | 'surname' | 'email' | 'departmentId' | 'rank'
>

const isInstructor = and(eq(account.role, 'instructor'), isNull(account.closedAt))

const instructorColumns = {
  id: account.id,
  username: account.username,
  firstName: account.firstName,
  surname: account.surname,
  email: account.email,
  rank: account.rank,
  isActive: account.isActive,
  disabledAt: account.disabledAt,
  version: account.version,
  departmentId: department.id,
  departmentName: department.name,
}

/** By surname, in the order of the Greek alphabet. */
export async function listInstructors(db: Reader, { limit, offset }: PageWindow) {
  return db
    .select(instructorColumns)
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .where(isInstructor)
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
    .limit(limit)
    .offset(offset)
}

export type InstructorRow = Awaited<ReturnType<typeof listInstructors>>[number]

export async function countInstructors(db: Reader): Promise<number> {
  return db.$count(account, isInstructor)
}

export async function insertInstructor(tx: Tx, fields: InstructorFields, at: Date): Promise<number> {
  const [row] = await tx
    .insert(account)
    .values({ ...fields, role: 'instructor', isNewcomer: true, createdAt: at, updatedAt: at })
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
