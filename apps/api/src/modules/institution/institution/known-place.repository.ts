import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { DepartmentFields } from './department.repository.ts'
import type { InstitutionFields } from './institution.repository.ts'
import { department, institution } from './tables.ts'

/** The id of the institution of that name, which is made if there is none. */
export async function ensureInstitution(tx: Tx, fields: InstitutionFields, at: Date): Promise<number> {
  const { id, name } = institution
  const [made] = await tx
    .insert(institution)
    .values({ ...fields, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id })
  if (made !== undefined) return made.id
  const [there] = await tx.select({ id }).from(institution).where(sql`fold(${name}) = fold(${fields.name})`)
  if (there === undefined) throw new Error('the institution is neither new nor there')
  return there.id
}

/** Returns how many were not there. */
export async function insertMissingDepartments(
  tx: Tx,
  all: readonly DepartmentFields[],
  at: Date,
): Promise<number> {
  const made = await tx
    .insert(department)
    .values(all.map((fields) => ({ ...fields, createdAt: at, updatedAt: at })))
    .onConflictDoNothing()
    .returning({ id: department.id })
  return made.length
}
