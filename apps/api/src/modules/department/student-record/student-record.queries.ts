import type { RecordFields } from '@diatrivi/domain/department/student-record/student-record'
import { commonNumber } from '@diatrivi/domain/shared/common-form'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { foldedWords } from '@diatrivi/domain/shared/search-text'
import { type AnyColumn, and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { foldedContains, greekOrder, trigramsContain } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
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

export interface StudentRow {
  /** Both are null for a person without an account, who alone has the third. */
  accountId: number | null
  username: string | null
  pendingId: number | null
  firstName: string
  surname: string
  email: string
  record: ShownRecord | null
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

const recordColumns = (table: typeof studentRecord | typeof pendingStudent) => ({
  registryNumber: table.registryNumber,
  semester: table.semester,
  coursesPassed: table.coursesPassed,
  coursesOwed: table.coursesOwed,
  ects: table.ects,
  averageHundredths: table.averageHundredths,
  programmeId: table.programmeId,
  asOf: table.asOf,
  version: table.version,
})

type RecordTable = typeof studentRecord | typeof pendingStudent

/** Students whose address is confirmed and whose account is not closed. */
const isStudentOf = (departmentId: number) =>
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

/** The people with an account, and those whom a list of the office names. */
function peopleOf(db: Reader, departmentId: number, search: string) {
  const words = foldedWords(search)
  const found = (table: RecordTable, isNamed: (word: string) => SQL) =>
    words.length === 0
      ? undefined
      : or(
          and(...words.map((word) => or(isNamed(word), numberBegins(table.registryKey, word)))),
          // Also a number that is written in groups.
          numberBegins(table.registryKey, search),
        )
  const withAccount = db
    .select({
      accountId: sql<number | null>`${account.id}`.as('account_id'),
      username: sql<string | null>`${account.username}`.as('username'),
      pendingId: sql<number | null>`null::integer`.as('pending_id'),
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      ...recordColumns(studentRecord),
    })
    .from(account)
    .leftJoin(studentRecord, eq(studentRecord.accountId, account.id))
    .where(
      and(
        isStudentOf(departmentId),
        found(studentRecord, (word) => trigramsContain(account.nameTrigrams, word)),
      ),
    )
  const contains = (column: AnyColumn, word: string) => foldedContains(sql`${column}`, word)
  const pending = db
    .select({
      accountId: sql<number | null>`null::integer`.as('account_id'),
      username: sql<string | null>`null::text`.as('username'),
      pendingId: sql<number | null>`${pendingStudent.id}`.as('pending_id'),
      firstName: pendingStudent.firstName,
      surname: pendingStudent.surname,
      email: pendingStudent.email,
      ...recordColumns(pendingStudent),
    })
    .from(pendingStudent)
    .where(
      and(
        eq(pendingStudent.departmentId, departmentId),
        found(
          pendingStudent,
          (word) =>
            sql`(${contains(pendingStudent.firstName, word)} or ${contains(pendingStudent.surname, word)})`,
        ),
      ),
    )
  return unionAll(withAccount, pending as unknown as typeof withAccount).as('person')
}

/** By surname, in the order of the Greek alphabet. */
export async function listStudents(
  db: Reader,
  departmentId: number,
  search: string,
  { limit, offset }: PageWindow,
): Promise<StudentRow[]> {
  const person = peopleOf(db, departmentId, search)
  const rows = await db
    .select({
      accountId: person.accountId,
      username: person.username,
      pendingId: person.pendingId,
      firstName: person.firstName,
      surname: person.surname,
      email: person.email,
      registryNumber: person.registryNumber,
      semester: person.semester,
      coursesPassed: person.coursesPassed,
      coursesOwed: person.coursesOwed,
      ects: person.ects,
      averageHundredths: person.averageHundredths,
      programmeId: person.programmeId,
      programmeName: programme.name,
      asOf: person.asOf,
      version: person.version,
    })
    .from(person)
    .leftJoin(programme, eq(programme.id, person.programmeId))
    .orderBy(
      greekOrder(person.surname),
      greekOrder(person.firstName),
      asc(person.accountId),
      asc(person.registryNumber),
    )
    .limit(limit)
    .offset(offset)
  return rows.map(({ accountId, username, pendingId, firstName, surname, email, ...record }) => {
    const { registryNumber, asOf, version } = record
    // All columns are null for an account without a record.
    const isWritten = registryNumber !== null && asOf !== null && version !== null
    return {
      accountId,
      username,
      pendingId,
      firstName,
      surname,
      email,
      record: isWritten ? { ...record, registryNumber, asOf, version } : null,
    }
  })
}

export async function countStudents(db: Reader, departmentId: number, search: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(peopleOf(db, departmentId, search))
  return row?.count ?? 0
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
