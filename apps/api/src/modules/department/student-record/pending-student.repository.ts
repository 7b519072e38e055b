import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import { account } from '../../people/account/tables.ts'
import { pendingStudent, studentRecord } from './tables.ts'

export type NewPendingStudent = Omit<
  typeof pendingStudent.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt'
>

/** A statement takes some 65,000 values at most. */
const ROWS_AT_ONCE = 2_000

/** Returns the ids in the order of the people. */
export async function insertPending(
  tx: Tx,
  people: readonly NewPendingStudent[],
  at: Date,
): Promise<number[]> {
  const idOf = new Map<string, number>()
  for (let from = 0; from < people.length; from += ROWS_AT_ONCE) {
    const some = people.slice(from, from + ROWS_AT_ONCE)
    const rows = await tx
      .insert(pendingStudent)
      .values(some.map((person) => ({ ...person, createdAt: at, updatedAt: at })))
      .returning({ id: pendingStudent.id, registryNumber: pendingStudent.registryNumber })
    for (const { id, registryNumber } of rows) idOf.set(registryNumber, id)
  }
  return people.map(({ registryNumber }) => {
    const id = idOf.get(registryNumber)
    if (id === undefined) throw new Error('a student of the import was not inserted')
    return id
  })
}

export async function lockPending(
  tx: Tx,
  id: number,
): Promise<{ departmentId: number; version: number } | undefined> {
  const [row] = await tx
    .select({ departmentId: pendingStudent.departmentId, version: pendingStudent.version })
    .from(pendingStudent)
    .where(eq(pendingStudent.id, id))
    .for('update')
  return row
}

/** Deletes the rows that are as they were seen. Returns their ids. */
export async function deletePending(
  tx: Tx,
  departmentId: number,
  made: readonly { id: number; version: number }[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from ${pendingStudent} using jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as x (id int, version int)
    where pending_student.id = x.id and pending_student.version = x.version
      and pending_student.department_id = ${departmentId}
    returning pending_student.id`)
  return rows.map(({ id }) => id)
}

/**
 * The records of people who have an account by now become those of their accounts. A record that the office has written
 * meanwhile stays, and so does one that has the number.
 */
export async function adoptPending(
  tx: Tx,
  whose: { accountId: number } | { departmentId: number },
  at: Date,
): Promise<void> {
  const isMeant =
    'accountId' in whose ? eq(account.id, whose.accountId) : eq(account.departmentId, whose.departmentId)
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${studentRecord} (account_id, department_id, registry_number, semester, courses_passed,
      courses_owed, ects, average_hundredths, programme_id, as_of, created_at, updated_at)
    select account.id, p.department_id, p.registry_number, p.semester, p.courses_passed,
      p.courses_owed, p.ects, p.average_hundredths, p.programme_id, p.as_of, ${at}, ${at}
    from ${pendingStudent} p
    join ${account} on account.department_id = p.department_id and lower(account.email) = lower(p.email)
    where ${isMeant} and account.role = 'student' and account.unconfirmed_since is null
      and account.closed_at is null
    on conflict do nothing
    returning account_id as id`)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.delete(pendingStudent).where(
    sql`exists (
      select from ${account}
      where ${and(inArray(account.id, ids), eq(account.departmentId, pendingStudent.departmentId))}
        and lower(account.email) = lower(${pendingStudent.email})
    )`,
  )
}

/** A student who has not registered two years after the last list or correction with the name is not expected any more. */
export const PENDING_STUDENTS_KEPT: Retention = {
  key: pendingStudent.id,
  since: pendingStudent.updatedAt,
  keptFor: () => KEPT_DAYS.pendingStudents * DAY,
}
