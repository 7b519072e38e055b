import { asc, eq, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { department, institution } from './tables.ts'

export type InstitutionRow = typeof institution.$inferSelect
export type InstitutionFields = Pick<InstitutionRow, 'name' | 'type' | 'url' | 'logo'>

export async function listInstitutions(db: Reader): Promise<InstitutionRow[]> {
  return db.select().from(institution).orderBy(greekOrder(institution.name), asc(institution.id))
}

export async function lockInstitution(tx: Tx, id: number): Promise<InstitutionRow | undefined> {
  const [row] = await tx.select().from(institution).where(eq(institution.id, id)).for('update')
  return row
}

export async function countDepartmentsOf(tx: Tx, institutionId: number): Promise<number> {
  return tx.$count(department, eq(department.institutionId, institutionId))
}

export async function insertInstitution(tx: Tx, fields: InstitutionFields, at: Date): Promise<number> {
  const [row] = await tx
    .insert(institution)
    .values({ ...fields, createdAt: at, updatedAt: at })
    .returning({ id: institution.id })
  if (row === undefined) throw new Error('the institution was not inserted')
  return row.id
}

export async function updateInstitution(
  tx: Tx,
  id: number,
  fields: InstitutionFields,
  at: Date,
): Promise<void> {
  await tx
    .update(institution)
    .set({ ...fields, version: sql`${institution.version} + 1`, updatedAt: at })
    .where(eq(institution.id, id))
}

/** The version stays: it is that of the fields that are edited together. */
export async function setEmblem(tx: Tx, id: number, emblemFileId: number | null): Promise<void> {
  await tx.update(institution).set({ emblemFileId }).where(eq(institution.id, id))
}

export async function deleteInstitution(tx: Tx, id: number): Promise<void> {
  await tx.delete(institution).where(eq(institution.id, id))
}
