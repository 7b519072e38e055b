import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { greekOrder } from '../../../../platform/database/greek.ts'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../../platform/paging.ts'
import { department } from '../../../institution/institution/tables.ts'
import type { AccountRow } from '../account.model.ts'
import { account } from '../tables.ts'

/** The people of a department whom administrators register. */
export type StaffRole = 'instructor' | 'secretary'
export type InvitedRole = StaffRole | 'administrator'

export type StaffFields = Pick<
  AccountRow,
  'username' | 'firstName' | 'surname' | 'email' | 'departmentId' | 'rank'
>

const are = (role: InvitedRole) => and(eq(account.role, role), isNull(account.closedAt))

const staffColumns = {
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

/** Who has an account of this role, by surname, in the order of the Greek alphabet. */
export async function listAdministrators(db: Reader, { limit, offset }: PageWindow) {
  const { departmentId: _id, departmentName: _name, ...columns } = staffColumns
  return db
    .select(columns)
    .from(account)
    .where(are('administrator'))
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
    .limit(limit)
    .offset(offset)
}

export type AdministratorRow = Awaited<ReturnType<typeof listAdministrators>>[number]

/** By surname, in the order of the Greek alphabet. */
export async function listStaff(db: Reader, role: StaffRole, { limit, offset }: PageWindow) {
  return db
    .select(staffColumns)
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .where(are(role))
    .orderBy(greekOrder(account.surname), greekOrder(account.firstName), asc(account.id))
    .limit(limit)
    .offset(offset)
}

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

export async function countStaff(db: Reader, role: InvitedRole): Promise<number> {
  return db.$count(account, are(role))
}

export async function insertStaff(tx: Tx, role: InvitedRole, fields: StaffFields, at: Date): Promise<number> {
  const [row] = await tx
    .insert(account)
    .values({ ...fields, role, isNewcomer: true, createdAt: at, updatedAt: at })
    .returning({ id: account.id })
  if (row === undefined) throw new Error(`the ${role} was not inserted`)
  return row.id
}

export async function updateStaff(tx: Tx, id: number, fields: StaffFields, at: Date): Promise<void> {
  await tx
    .update(account)
    .set({ ...fields, version: sql`${account.version} + 1`, updatedAt: at })
    .where(eq(account.id, id))
}
