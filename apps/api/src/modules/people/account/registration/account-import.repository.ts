import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { AccountRow } from '../account.model.ts'
import { account } from '../tables.ts'

/** What a file says of a person who gets an account. */
export type ImportedPerson = Pick<
  AccountRow,
  'username' | 'firstName' | 'surname' | 'email' | 'rank' | 'departmentId'
>

/** What an import changes of a person who has an account. */
export type PersonFields = Pick<AccountRow, 'firstName' | 'surname' | 'rank' | 'departmentId'>

export interface PersonChange {
  id: number
  version: number
  fields: PersonFields
}

/** Bounded, because a statement takes some 65,000 values at most. */
export const ROWS_AT_ONCE = 1_000

export async function insertPeople(
  tx: Tx,
  people: readonly ImportedPerson[],
  role: 'instructor' | 'student',
  at: Date,
) {
  return tx
    .insert(account)
    .values(people.map((person) => ({ ...person, role, isNewcomer: true, createdAt: at, updatedAt: at })))
    .returning({
      id: account.id,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      language: account.language,
    })
}

/** Returns the ids of those that were still as they had been seen. */
export async function changePeople(tx: Tx, changes: readonly PersonChange[], at: Date): Promise<number[]> {
  const rows = changes.map(({ id, version, fields }) => ({ id, version, ...fields }))
  const { rows: changed } = await tx.execute<{ id: number }>(sql`
    update ${account}
    set first_name = x."firstName", surname = x.surname, rank = x.rank, department_id = x."departmentId",
      version = account.version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id int, version int, "firstName" text, surname text, rank text, "departmentId" int)
    where account.id = x.id and account.version = x.version
    returning account.id`)
  return changed.map(({ id }) => id)
}

export async function deletePeople(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(account).where(inArray(account.id, [...ids]))
}
