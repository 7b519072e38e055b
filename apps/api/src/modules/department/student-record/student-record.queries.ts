import type { RecordFields } from '@diatrivi/domain/department/student-record/student-record'
import { commonNumber } from '@diatrivi/domain/shared/common-form'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { type AnyColumn, and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { programme } from '../rulebook/tables.ts'
import { pendingStudent, studentRecord } from './tables.ts'

export type StudentRecordRow = typeof studentRecord.$inferSelect

export async function findRecord(db: Reader, accountId: number): Promise<StudentRecordRow | undefined> {
  const [row] = await db.select().from(studentRecord).where(eq(studentRecord.accountId, accountId))
  return row
}

/** A record as it is shown, with the name of its programme. */
export interface ShownRecord extends RecordFields {
  programmeName: string | null
  asOf: IsoDate
  version: number
}

/** With the name of the programme. */
export async function findShownRecord(db: Reader, accountId: number): Promise<ShownRecord | null> {
  const [row] = await db
    .select({ record: studentRecord, programmeName: programme.name })
    .from(studentRecord)
    .leftJoin(programme, eq(programme.id, studentRecord.programmeId))
    .where(eq(studentRecord.accountId, accountId))
  return row === undefined ? null : { ...row.record, programmeName: row.programmeName }
}

/** Students whose address is confirmed and whose account is not closed. */
export const isStudentOf = (departmentId: number) =>
  and(
    eq(account.departmentId, departmentId),
    eq(account.role, 'student'),
    isNull(account.unconfirmedSince),
    isNull(account.closedAt),
  )

/** Whether a registry number begins with what people type, in whichever letters and groups. */
export function numberBegins(key: AnyColumn, typed: string): SQL {
  return sql`starts_with(${key}, ${commonNumber(typed)})`
}

/** What a student with an account has in common with a person of the list who has none yet. */
export async function findTwin(
  db: Reader,
  departmentId: number,
  pendingId: number,
): Promise<{ hasEmail: boolean } | undefined> {
  const hasEmail = sql<boolean>`lower(${account.email}) = lower(${pendingStudent.email})`
  const [twin] = await db
    .select({ hasEmail })
    .from(pendingStudent)
    .innerJoin(account, isStudentOf(departmentId))
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(
      and(
        eq(pendingStudent.id, pendingId),
        or(hasEmail, eq(studentRecord.registryKey, pendingStudent.registryKey)),
      ),
    )
    .limit(1)
  return twin
}

/** A person of the department with or without an account, as an import compares files with them. */
export interface KnownStudent {
  /** The id of the account; the number of a row of `pending_student` stands below zero. */
  id: number
  /** The common form of the number; null where there is none. */
  registryKey: string | null
  /** The version of the record; 0 where there is none. */
  version: number
  firstName: string
  surname: string
  email: string
  record: (RecordFields & { asOf: IsoDate }) | null
}

/** A student who registered meanwhile is known by the account alone. */
export async function listKnown(db: Reader, departmentId: number): Promise<KnownStudent[]> {
  const withAccount = await db
    .select({
      id: account.id,
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      record: studentRecord,
    })
    .from(account)
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(isStudentOf(departmentId))
  const pending = await db
    .select({
      id: pendingStudent.id,
      firstName: pendingStudent.firstName,
      surname: pendingStudent.surname,
      email: pendingStudent.email,
      record: pendingStudent,
    })
    .from(pendingStudent)
    .where(eq(pendingStudent.departmentId, departmentId))
  const held = new Set(withAccount.map(({ email }) => email.toLowerCase()))
  const numbers = new Set(withAccount.flatMap(({ record }) => record?.registryKey ?? []))
  return [
    ...withAccount.map(known),
    ...pending
      .filter(({ email, record }) => !held.has(email.toLowerCase()) && !numbers.has(record.registryKey))
      .map((row) => known({ ...row, id: -row.id })),
  ]
}

type KnownRow = Omit<KnownStudent, 'registryKey' | 'version' | 'record'> & {
  record: (RecordFields & { registryKey: string; asOf: IsoDate; version: number }) | null
}

function known({ record, ...person }: KnownRow): KnownStudent {
  if (record === null) return { ...person, registryKey: null, version: 0, record: null }
  const { registryNumber, semester, coursesPassed, coursesOwed, ects, averageHundredths, programmeId, asOf } =
    record
  return {
    ...person,
    registryKey: record.registryKey,
    version: record.version,
    record: {
      registryNumber,
      semester,
      coursesPassed,
      coursesOwed,
      ects,
      averageHundredths,
      programmeId,
      asOf,
    },
  }
}
