import { foldedWords } from '@diatrivi/domain/shared/search-text'
import type {
  StudentFilter,
  StudentOrder,
  StudentTheses,
} from '@diatrivi/domain/view/department-list/student-list'
import { type AnyColumn, and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { foldedContains, greekOrder, trigramsContain } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { programme } from '../../department/rulebook/tables.ts'
import {
  isStudentOf,
  numberBegins,
  type ShownRecord,
} from '../../department/student-record/student-record.queries.ts'
import { pendingStudent, studentRecord } from '../../department/student-record/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'

/** A student of a department, with or without an account. */
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

type People = ReturnType<typeof peopleOf>

/** A thesis of the student in the department; what of it is in another department is not for its office. */
const hasThesis = (person: People, departmentId: number, isEnded: boolean) => sql`exists (
  select from ${thesis} where ${thesis.studentId} = ${person.accountId} and ${thesis.departmentId} = ${departmentId}
    and (${thesis.mark} is not null) = ${isEnded}
)`

function hasTheses(person: People, departmentId: number, wanted: StudentTheses): SQL {
  const isWorking = hasThesis(person, departmentId, false)
  const hasEnded = hasThesis(person, departmentId, true)
  if (wanted === 'inProgress') return isWorking
  return wanted === 'ended' ? sql`${hasEnded} and not ${isWorking}` : sql`not (${isWorking} or ${hasEnded})`
}

const ORDERS: Readonly<Record<StudentOrder, (person: People) => readonly SQL[]>> = {
  name: () => [],
  registryNumber: ({ registryNumber }) => [sql`${greekOrder(registryNumber)} nulls last`],
  semester: ({ semester }) => [sql`${semester} desc nulls last`],
  coursesPassed: ({ coursesPassed }) => [sql`${coursesPassed} desc nulls last`],
  coursesOwed: ({ coursesOwed }) => [sql`${coursesOwed} nulls last`],
  ects: ({ ects }) => [sql`${ects} desc nulls last`],
  average: ({ averageHundredths }) => [sql`${averageHundredths} desc nulls last`],
}

/** Equal ones stand by surname, in the order of the Greek alphabet. */
export async function listStudents(
  db: Reader,
  departmentId: number,
  { search, thesis, order }: StudentFilter & { order: StudentOrder },
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
    .where(thesis === null ? undefined : hasTheses(person, departmentId, thesis))
    .orderBy(
      ...ORDERS[order](person),
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

export async function countStudents(
  db: Reader,
  departmentId: number,
  { search, thesis }: StudentFilter,
): Promise<number> {
  const person = peopleOf(db, departmentId, search)
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(person)
    .where(thesis === null ? undefined : hasTheses(person, departmentId, thesis))
  return row?.count ?? 0
}
