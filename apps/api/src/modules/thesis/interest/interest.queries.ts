import type { StudentSituation } from '@diatrivi/domain/thesis/interest/interest.policy'
import { type AnyColumn, and, asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type JsonValue, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { keywordsOfAccount } from '../../people/account/account.queries.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../thesis/tables.ts'
import type { Contact, Interest } from './interest.model.ts'
import { interest } from './tables.ts'

const columns = {
  thesisId: interest.thesisId,
  studentId: interest.studentId,
  priority: interest.priority,
  answeredPositively: interest.answeredPositively,
  declaredAt: interest.declaredAt,
  messageToOthers: interest.messageToOthers,
  student: {
    username: account.username,
    firstName: account.firstName,
    surname: account.surname,
    email: account.email,
  },
}

/** By priority, the older of two equal ones first. */
export const INTEREST_ORDER = [asc(interest.priority), asc(interest.declaredAt), asc(interest.studentId)]

async function listInterests(db: Reader, which: SQL | undefined): Promise<Interest[]> {
  return db
    .select(columns)
    .from(interest)
    .innerJoin(account, eq(account.id, interest.studentId))
    .where(which)
    .orderBy(...INTEREST_ORDER)
}

/** An interest with the keywords of its student's profile. */
export interface InterestWithKeywords extends Interest {
  studentsKeywords: string[]
}

/**
 * The interests in the thesis of the row around: a value for a read of theses.
 * @param onlyOf the one student whose interest is meant; null for all
 */
export function interestsIn(
  thesisId: AnyColumn,
  onlyOf: number | null | Placeholder,
): JsonValue<InterestWithKeywords[]> {
  return jsonRows(
    { ...columns, studentsKeywords: keywordsOfAccount(account.id) },
    sql`
      from ${interest} join ${account} on ${account.id} = ${interest.studentId}
      where ${interest.thesisId} = ${thesisId}
        and (${onlyOf}::integer is null or ${interest.studentId} = ${onlyOf}::integer)
      order by ${sql.join(INTEREST_ORDER, sql`, `)}
    `,
  )
}

/** The interests of all students, or of the one who is named. */
export function listInterestsIn(
  db: Reader,
  thesisIds: readonly number[],
  studentId?: number,
): Promise<Interest[]> {
  const isMeant = studentId === undefined ? undefined : eq(interest.studentId, studentId)
  return listInterests(db, and(inArray(interest.thesisId, [...thesisIds]), isMeant))
}

export async function findInterest(db: Reader, thesisId: number, studentId: number) {
  const [row] = await listInterestsIn(db, [thesisId], studentId)
  return row ?? null
}

/** The interests of a student that still may lead to a thesis; by priority. */
export async function listOpenInterests(db: Reader, studentId: number) {
  return db
    .select({
      thesisId: interest.thesisId,
      priority: interest.priority,
      answeredPositively: interest.answeredPositively,
    })
    .from(interest)
    .innerJoin(thesis, eq(thesis.id, interest.thesisId))
    .where(and(eq(interest.studentId, studentId), sql`${thesis.studentId} is null`))
    .orderBy(asc(interest.priority), asc(interest.declaredAt), asc(interest.thesisId))
}

/** The other theses and interests of the student of the row; under the lock of the account they stay as they are. */
const situationColumns = {
  hasThesisInProgress: sql<boolean>`exists (select from ${thesis} where student_id = account.id and mark is null)`,
  hasUnansweredPositiveAnswer: sql<boolean>`exists (
    select from ${interest} as answered join ${thesis} on thesis.id = answered.thesis_id
    where answered.student_id = account.id and answered.answered_positively and thesis.student_id is null
  )`,
} satisfies Record<keyof StudentSituation, SQL<boolean>>

export async function findSituation(db: Reader, studentId: number): Promise<StudentSituation> {
  const [situation] = await db.select(situationColumns).from(account).where(eq(account.id, studentId))
  if (situation === undefined) throw new Error('the student is gone, although the account is locked')
  return situation
}

interface StudentAndThesis {
  student: Contact
  /** The student's interest in the thesis; null where there is none. */
  interest: Interest | null
  situation: StudentSituation
}

/** What is decided upon where a student declares interest in a thesis or takes it. */
export async function readStudentAndThesis(
  db: Reader,
  studentId: number,
  thesisId: number,
): Promise<StudentAndThesis> {
  const { student, ...ownColumns } = columns
  const [row] = await db
    .select({ student, own: ownColumns, situation: situationColumns })
    .from(account)
    .leftJoin(interest, and(eq(interest.studentId, account.id), eq(interest.thesisId, thesisId)))
    .where(eq(account.id, studentId))
  if (row === undefined) throw new Error('the student is gone, although the account is locked')
  const { own, ...rest } = row
  return { ...rest, interest: own && { ...own, student: row.student } }
}

/** The interests in each thesis that has any, by its id: of all students, or of the one that is named. */
export async function interestsOfTheses(
  db: Reader,
  thesisIds: readonly number[],
  studentId?: number,
): Promise<Map<number, Interest[]>> {
  if (thesisIds.length === 0) return new Map()
  return Map.groupBy(await listInterestsIn(db, thesisIds, studentId), (one) => one.thesisId)
}

/** Whether a student has, or has declared interest in, a thesis of the instructor: a value for the row that names the student. */
export function hasTurnedTo(instructorId: number | Placeholder, studentId: AnyColumn): SQL<boolean> {
  return sql`(
    exists (
      select from ${thesis} as own where own.instructor_id = ${instructorId} and own.student_id = ${studentId}
    ) or exists (
      select from ${interest} join ${thesis} as own on own.id = interest.thesis_id
      where own.instructor_id = ${instructorId} and interest.student_id = ${studentId}
    )
  )`
}

/** Returns which of the students have, or have declared interest in, a thesis of the instructor. */
export async function studentsTurnedTo(
  db: Reader,
  instructorId: number,
  studentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (studentIds.length === 0) return new Set()
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, [...studentIds]), hasTurnedTo(instructorId, account.id)))
  return new Set(rows.map(({ id }) => id))
}
