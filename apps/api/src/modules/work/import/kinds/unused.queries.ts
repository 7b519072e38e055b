import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { committeeSeat } from '../../../examination/committee/tables.ts'
import { image } from '../../../institution/image/tables.ts'
import { department, institution } from '../../../institution/institution/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { interest } from '../../../thesis/interest/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { pastAssignment, todoList } from '../../../thesis/todo-list/tables.ts'
import type { Written } from './kind.model.ts'

/** Locks those of the records that are as an import wrote them and that are not used, and returns their ids. */
async function lockUnused(
  tx: Tx,
  table: PgTable,
  written: readonly Written[],
  isUnused: SQL,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select made.id from ${table} made
    join jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as x (id int, version int)
      on made.id = x.id and made.version = x.version
    where ${isUnused}
    order by made.id
    for update of made`)
  return rows.map(({ id }) => id)
}

export const lockUnusedInstitutions = (tx: Tx, written: readonly Written[]): Promise<number[]> =>
  lockUnused(
    tx,
    institution,
    written,
    sql`not exists (select from ${department} where institution_id = made.id)`,
  )

export const lockUnusedDepartments = (tx: Tx, written: readonly Written[]): Promise<number[]> =>
  lockUnused(
    tx,
    department,
    written,
    sql`not exists (select from ${account} where department_id = made.id)
      and not exists (select from ${image} where department_id = made.id)`,
  )

/** The invitation was not followed, so that the person has written nothing, and others have given nothing. */
export const lockUnusedAccounts = (tx: Tx, written: readonly Written[]): Promise<number[]> =>
  lockUnused(
    tx,
    account,
    written,
    sql`made.password_hash is null and not made.is_active and made.disabled_at is null
      and not exists (select from ${thesis} where instructor_id = made.id)
      and not exists (select from ${committeeSeat} where account_id = made.id)`,
  )

/** No student has declared interest, and the instructor has given it neither steps nor a cover. */
export const lockUnusedTheses = (tx: Tx, written: readonly Written[]): Promise<number[]> =>
  lockUnused(
    tx,
    thesis,
    written,
    sql`made.student_id is null and made.image_id is null
      and not exists (select from ${interest} where thesis_id = made.id)
      and not exists (select from ${todoList} where thesis_id = made.id)
      and not exists (select from ${committeeSeat} where thesis_id = made.id)
      and not exists (select from ${pastAssignment} where thesis_id = made.id)`,
  )
