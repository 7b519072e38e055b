import { asc, eq, inArray, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { department, institution } from './tables.ts'

export type DepartmentRow = typeof department.$inferSelect
export type DepartmentFields = Pick<
  DepartmentRow,
  'institutionId' | 'name' | 'email' | 'phone' | 'city' | 'url' | 'latitude' | 'longitude'
>

/** By institution, then by name, in the order of the Greek alphabet. */
export async function listDepartments(db: Reader) {
  return db
    .select({ department, institution })
    .from(department)
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .orderBy(
      greekOrder(institution.name),
      asc(institution.id),
      greekOrder(department.name),
      asc(department.id),
    )
}

export async function listDepartmentsOf(
  db: Reader,
  institutionIds: readonly number[],
): Promise<DepartmentRow[]> {
  return db
    .select()
    .from(department)
    .where(inArray(department.institutionId, [...institutionIds]))
    .orderBy(greekOrder(department.name), asc(department.id))
}

export async function insertDepartment(tx: Tx, fields: DepartmentFields, at: Date): Promise<number> {
  const [row] = await tx
    .insert(department)
    .values({ ...fields, createdAt: at, updatedAt: at })
    .returning({ id: department.id })
  if (row === undefined) throw new Error('the department was not inserted')
  return row.id
}

export async function updateDepartment(
  tx: Tx,
  id: number,
  fields: DepartmentFields,
  at: Date,
): Promise<void> {
  await tx
    .update(department)
    .set({ ...fields, version: sql`${department.version} + 1`, updatedAt: at })
    .where(eq(department.id, id))
}

export async function deleteDepartment(tx: Tx, id: number): Promise<void> {
  await tx.delete(department).where(eq(department.id, id))
}
