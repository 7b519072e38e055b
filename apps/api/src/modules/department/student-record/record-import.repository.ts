import type { RecordFields } from '@diatrivi/domain/department/student-record/student-record'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { pendingStudent, studentRecord } from './tables.ts'

export type DatedRecord = RecordFields & { asOf: IsoDate }

export interface RecordChange {
  id: number
  version: number
  record: DatedRecord
}

export interface PendingChange extends RecordChange {
  firstName: string
  surname: string
  email: string
}

/** What a row of a change is read as; the names are those of the values. */
const RECORD = sql`id int, version int, "registryNumber" text, semester int, "coursesPassed" int, "coursesOwed" int,
  ects int, "averageHundredths" int, "programmeId" int, "asOf" date`

const COLUMNS = sql`registry_number = x."registryNumber", semester = x.semester,
  courses_passed = x."coursesPassed", courses_owed = x."coursesOwed", ects = x.ects,
  average_hundredths = x."averageHundredths", programme_id = x."programmeId", as_of = x."asOf"`

const rowsOf = (rows: readonly object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (${columns})`

const flat = ({ record, ...rest }: RecordChange) => ({ ...rest, ...record })

/** No other transaction writes the record of a student of the department until this one ends. */
export async function lockStudentsOf(tx: Tx, departmentId: number): Promise<void> {
  await tx.execute(sql`
    select id from ${account} where department_id = ${departmentId} and role = 'student'
    order by id for no key update`)
}

/** The first records of accounts. Returns the ids of those that had none. */
export async function insertRecords(
  tx: Tx,
  departmentId: number,
  changes: readonly RecordChange[],
  at: Date,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${studentRecord} (account_id, department_id, registry_number, semester, courses_passed,
      courses_owed, ects, average_hundredths, programme_id, as_of, created_at, updated_at)
    select id, ${departmentId}, "registryNumber", semester, "coursesPassed", "coursesOwed", ects,
      "averageHundredths", "programmeId", "asOf", ${at}, ${at}
    from ${rowsOf(changes.map(flat), RECORD)}
    on conflict (account_id) do nothing
    returning account_id as id`)
  return rows.map(({ id }) => id)
}

/** Returns the ids of those that were still as they had been seen. */
export async function updateRecords(tx: Tx, changes: readonly RecordChange[], at: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${studentRecord} set ${COLUMNS}, version = student_record.version + 1, updated_at = ${at}
    from ${rowsOf(changes.map(flat), RECORD)}
    where student_record.account_id = x.id and student_record.version = x.version
    returning account_id as id`)
  return rows.map(({ id }) => id)
}

/** Deletes the records that are as an import wrote them. Returns the ids of the accounts. */
export async function deleteRecords(
  tx: Tx,
  written: readonly { id: number; version: number }[],
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from ${studentRecord} using ${rowsOf(written, sql`id int, version int`)}
    where student_record.account_id = x.id and student_record.version = x.version
    returning account_id as id`)
  return rows.map(({ id }) => id)
}

export async function updatePending(
  tx: Tx,
  departmentId: number,
  changes: readonly PendingChange[],
  at: Date,
): Promise<number[]> {
  const columns = sql`${RECORD}, "firstName" text, surname text, email text`
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${pendingStudent}
    set ${COLUMNS}, first_name = x."firstName", surname = x.surname, email = x.email,
      version = pending_student.version + 1, updated_at = ${at}
    from ${rowsOf(changes.map(flat), columns)}
    where pending_student.id = x.id and pending_student.version = x.version
      and pending_student.department_id = ${departmentId}
    returning pending_student.id`)
  return rows.map(({ id }) => id)
}

/** What a newer list says once more is as of that day; nothing else changes. */
export async function confirmRecords(
  tx: Tx,
  ids: { accounts: readonly number[]; pending: readonly number[] },
  asOf: IsoDate,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    update ${studentRecord} set as_of = ${asOf}
    from ${rowsOf(
      ids.accounts.map((id) => ({ id })),
      sql`id int`,
    )} where account_id = x.id`)
  await tx.execute(sql`
    update ${pendingStudent} set as_of = ${asOf}, updated_at = ${at}
    from ${rowsOf(
      ids.pending.map((id) => ({ id })),
      sql`id int`,
    )} where pending_student.id = x.id`)
}
