import { asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { department, institution } from './tables.ts'

export async function departmentExists(db: Reader, id: number): Promise<boolean> {
  return (await db.$count(department, eq(department.id, id))) > 0
}

/** The departments of an institution, in the order of their ids; none for an institution that does not exist. */
export async function listDepartmentIds(db: Reader, institutionId: number): Promise<number[]> {
  const rows = await db
    .select({ id: department.id })
    .from(department)
    .where(eq(department.institutionId, institutionId))
    .orderBy(asc(department.id))
  return rows.map(({ id }) => id)
}

/** Locks the department, so that no new row refers to it until the transaction ends. */
export async function lockDepartment(tx: Tx, id: number) {
  const [row] = await tx.select().from(department).where(eq(department.id, id)).for('update')
  return row
}

/** Every institution and every department as they are, to be compared with a file. */
export async function readPlaces(db: Reader) {
  return {
    institutions: await db.select().from(institution).orderBy(asc(institution.id)),
    departments: await db.select().from(department).orderBy(asc(department.id)),
  }
}

export type Places = Awaited<ReturnType<typeof readPlaces>>

export async function institutionExists(db: Reader, id: number): Promise<boolean> {
  return (await db.$count(institution, eq(institution.id, id))) > 0
}
