import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Closeness } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { sitsInCommittee } from '../../examination/committee/committee.queries.ts'
import { examinationStatus } from '../../examination/examination/result/outcome.queries.ts'
import { committeesMark } from '../../examination/marking/marking.queries.ts'
import { keywordsOfAccount } from '../../people/account/account.queries.ts'
import { hasTurnedTo, interestsIn } from '../../thesis/interest/interest.queries.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import {
  currentFirst,
  instructorOfThesis,
  selectTheses,
  studentOfThesis,
} from '../../thesis/thesis/thesis.queries.ts'
import { listOfThesis } from '../../thesis/todo-list/full-todo-list.queries.ts'
import { pastAssignment } from '../../thesis/todo-list/tables.ts'
import { seenBy } from './seen-thesis.model.ts'
import type { SeenThesis, ThesisRow } from './thesis-view.model.ts'

/*
 * A thesis with everything around it is one statement: its reader sees one moment, and the database is asked once.
 * What the reader may see of it is decided afterwards, by the rules.
 */

/** Who reads: values, or the places of values in a prepared statement. */
export interface Reading {
  accountId: number | Placeholder
  /** The reader, if a student: of the interests only the own one is read. */
  studentId: number | null | Placeholder
}

export const readingOf = ({ role, accountId }: Actor) => ({
  accountId,
  studentId: role === 'student' ? accountId : null,
})

export function selectThesisRows(
  db: Reader,
  { accountId, studentId }: Reading,
  total: SQL<number | null> = sql`null`,
) {
  return selectTheses(db, {
    interests: interestsIn(thesis.id, studentId).sql,
    list: listOfThesis(thesis).sql,
    instructorIsPublic: instructorOfThesis.isPublic,
    studentsDepartmentId: studentOfThesis.departmentId,
    instructorsKeywords: whileUngiven(keywordsOfAccount(thesis.instructorId)),
    readersKeywords: whileUngiven(keywordsOfAccount(sql`${studentId}`)),
    // Looked up for theses of others alone: on the own ones the answer is known.
    studentTurnedToReader: sql<boolean>`case
      when ${thesis.studentId} is null or ${thesis.instructorId} = ${accountId} then false
      else ${hasTurnedTo(accountId, thesis.studentId)} end`,
    hadThesis: sql<boolean>`exists (
      select from ${pastAssignment} where thesis_id = ${thesis.id} and student_id = ${accountId}
    )`,
    sitsInCommittee: sitsInCommittee(accountId),
    examination: examinationStatus(),
    exactMark: committeesMark(),
    total,
  })
}

/** Keywords that only the fit of a student with a topic asks for. */
const whileUngiven = (keywords: SQL<string[]>): SQL<string[]> =>
  sql`case when ${thesis.studentId} is null then ${keywords} else '[]'::json end`

const READING = { accountId: sql.placeholder('accountId'), studentId: sql.placeholder('studentId') }

/**
 * Building and planning such a statement costs more than running it, so each is built once and prepared by name. Inside
 * a transaction it is built anew, and the connection still knows its plan.
 */
export function thesisRowFinder(db: Reader) {
  const statement = selectThesisRows(db, READING)
    .where(eq(thesis.id, sql.placeholder('thesisId')))
    .prepare('thesis_seen')
  return async (actor: Actor, thesisId: number): Promise<ThesisRow | undefined> => {
    const [row] = await statement.execute({ ...readingOf(actor), thesisId })
    return row
  }
}

/** How close a reader is to a thesis beyond what the thesis itself says. */
export function closenessIn(actor: Actor, { interests, hadThesis, sitsInCommittee }: ThesisRow): Closeness {
  return {
    hasDeclaredInterest: actor.role === 'student' && interests.length > 0,
    hadThesis,
    sitsInCommittee,
  }
}

/** The caller has checked that the reader may see it. */
export async function thesisSeenBy(db: Reader, actor: Actor, id: number): Promise<SeenThesis> {
  return seenBy(actor, found(await thesisRowFinder(db)(actor, id)))
}

/** The theses of these ids, by their ids; the caller has checked that the reader may see them. */
export function seenThesesFinder(db: Reader) {
  const statement = selectThesisRows(db, READING)
    .where(sql`${thesis.id} = any(${sql.placeholder('thesisIds')})`)
    .prepare('theses_seen')
  return async (actor: Actor, thesisIds: readonly number[]): Promise<Map<number, SeenThesis>> => {
    if (thesisIds.length === 0) return new Map()
    const rows = await statement.execute({ ...readingOf(actor), thesisIds })
    return new Map(rows.map((row) => [row.id, seenBy(actor, row)]))
  }
}

/** The thesis a student works on, else the one that was marked last. */
export function currentThesisFinder(db: Reader) {
  const statement = selectThesisRows(db, READING)
    .where(eq(thesis.studentId, READING.accountId))
    .orderBy(...currentFirst)
    .limit(1)
    .prepare('thesis_current')
  return async (student: Actor): Promise<SeenThesis | null> => {
    const [row] = await statement.execute(readingOf(student))
    return row === undefined ? null : seenBy(student, row)
  }
}
