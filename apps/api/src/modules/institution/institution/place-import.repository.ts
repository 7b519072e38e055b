import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { DepartmentFields } from './department.repository.ts'
import type { InstitutionFields } from './institution.repository.ts'
import { department, institution } from './tables.ts'

/** A record as an import saw it, and what it becomes. */
export interface Change<Fields> {
  id: number
  version: number
  fields: Fields
}

/** Returns their ids by their names. */
export async function insertInstitutions(tx: Tx, all: readonly InstitutionFields[], at: Date) {
  return tx
    .insert(institution)
    .values(all.map((fields) => ({ ...fields, createdAt: at, updatedAt: at })))
    .returning({ id: institution.id, name: institution.name })
}

/** Returns the ids of those that were still as they had been seen. */
export async function changeInstitutions(
  tx: Tx,
  changes: readonly Change<InstitutionFields>[],
  at: Date,
): Promise<number[]> {
  const rows = changes.map(({ id, version, fields }) => ({ id, version, ...fields }))
  const { rows: changed } = await tx.execute<{ id: number }>(sql`
    update ${institution}
    set name = x.name, type = x.type, url = x.url, logo = x.logo,
      version = institution.version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id int, version int, name text, type text, url text, logo text)
    where institution.id = x.id and institution.version = x.version
    returning institution.id`)
  return changed.map(({ id }) => id)
}

export async function deleteInstitutions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(institution).where(inArray(institution.id, [...ids]))
}

/** Returns their ids by their institutions and names. */
export async function insertDepartments(tx: Tx, all: readonly DepartmentFields[], at: Date) {
  const { id, institutionId, name } = department
  return tx
    .insert(department)
    .values(all.map((fields) => ({ ...fields, createdAt: at, updatedAt: at })))
    .returning({ id, institutionId, name })
}

/** Returns the ids of those that were still as they had been seen. None moves to another institution. */
export async function changeDepartments(
  tx: Tx,
  changes: readonly Change<DepartmentFields>[],
  at: Date,
): Promise<number[]> {
  const rows = changes.map(({ id, version, fields }) => ({ id, version, ...fields }))
  const { rows: changed } = await tx.execute<{ id: number }>(sql`
    update ${department}
    set name = x.name, email = x.email, phone = x.phone, city = x.city, url = x.url,
      latitude = x.latitude, longitude = x.longitude,
      version = department.version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id int, version int, name text, email text, phone text, city text, url text,
        latitude double precision, longitude double precision)
    where department.id = x.id and department.version = x.version
    returning department.id`)
  return changed.map(({ id }) => id)
}

export async function deleteDepartments(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(department).where(inArray(department.id, [...ids]))
}
