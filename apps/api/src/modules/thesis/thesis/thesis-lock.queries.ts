import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { jsonRow } from '../../../platform/database/json-rows.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from './tables.ts'
import type { ThesisInQuestion } from './thesis.model.ts'

/*
 * The order of locks, for every transaction that changes a thesis, its declarations of interest, its list or its steps:
 *
 *   1. rows of accounts, by ascending id (a student who declares interest or accepts: what the student has elsewhere
 *      is part of the decision);
 *      Between them, where an examination is planned, the name of its place: docs/decisions/examination/0057-the-examination-day.md;
 *   2. rows of theses, by ascending id;
 *   3. the rows of to-do lists.
 *
 * A transaction that changes something of a thesis locks the thesis first, even to add a declaration or a step. So no two
 * transactions wait for each other, and what was read under the locks is still true when it is written upon.
 *
 * A notice or an event refers to an account, and is written when theses and lists are locked already. So an account is
 * locked against that (`for update`) only by a transaction that then waits for no thesis; one that
 * does, to delete a student for instance, locks it as `for no key update` and shuts references out at the very end, when
 * the theses are locked too.
 */

/** The department is that of the instructor. */
export const factColumns = {
  id: thesis.id,
  title: thesis.title,
  titleEnglish: thesis.titleEnglish,
  version: thesis.version,
  instructorId: thesis.instructorId,
  departmentId: department.id,
  institutionId: department.institutionId,
  studentId: thesis.studentId,
  assignmentType: thesis.assignmentType,
  publicByInstructor: thesis.publicByInstructor,
  publicByStudent: thesis.publicByStudent,
  interestDeadline: thesis.interestDeadline,
  startDate: thesis.startDate,
  intendedEnd: thesis.intendedEnd,
  mark: thesis.mark,
  programmeId: thesis.programmeId,
}

const student = alias(account, 'student')

const lockColumns = {
  ...factColumns,
  // From the thesis itself, because a row that is joined is as old as the statement, however long the lock was waited for.
  departmentId: sql<number>`${thesis.departmentId}`,
  institutionId: sql<number>`${thesis.institutionId}`,
  instructor: { firstName: account.firstName, surname: account.surname },
  // A subquery, because a row lock reaches no outer join.
  student: jsonRow(
    { firstName: student.firstName, surname: student.surname },
    sql`from ${account} as student where ${student.id} = ${thesis.studentId}`,
  ).sql,
}

const selectFacts = (db: Reader) =>
  db.select(lockColumns).from(thesis).innerJoin(account, eq(account.id, thesis.instructorId))

export async function findThesisFacts(db: Reader, thesisId: number): Promise<ThesisInQuestion | null> {
  const [row] = await selectFacts(db).where(eq(thesis.id, thesisId))
  return row ?? null
}

/**
 * The thesis, locked against changes until the transaction ends; null when there is none.
 *
 * @param thesisId the id, or a statement that finds it by what belongs to the thesis for good
 */
export async function lockThesis(tx: Tx, thesisId: number | SQL): Promise<ThesisInQuestion | null> {
  const [facts] = await selectFacts(tx).where(eq(thesis.id, thesisId)).for('update', { of: thesis })
  return facts ?? null
}

/** Several at once, in the order of their ids, which is the order of locks. Those that are gone are left out. */
export async function lockTheses(tx: Tx, thesisIds: readonly number[]): Promise<ThesisInQuestion[]> {
  if (thesisIds.length === 0) return []
  return selectFacts(tx)
    .where(inArray(thesis.id, [...thesisIds]))
    .orderBy(asc(thesis.id))
    .for('update', { of: thesis })
}

/** Returns which of the theses are still there, and keeps them there until the transaction ends. */
export async function holdTheses(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: thesis.id })
    .from(thesis)
    .where(inArray(thesis.id, [...ids]))
    .orderBy(asc(thesis.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}
