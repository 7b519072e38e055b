import type { Closeness } from '@diatrivi/domain/thesis/thesis.policy'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { account } from '../account/tables.ts'
import { department } from '../institution/tables.ts'
import { interest } from '../interest/tables.ts'
import { pastAssignment } from '../todo-list/tables.ts'
import { thesis } from './tables.ts'

/** The department is the instructor's. */
export const factColumns = {
  id: thesis.id,
  title: thesis.title,
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
}

const selectFacts = (db: Reader) =>
  db
    .select(factColumns)
    .from(thesis)
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, account.departmentId))

export async function findFacts(db: Reader, id: number) {
  const [row] = await selectFacts(db).where(eq(thesis.id, id))
  return row ?? null
}

/** In the order of their ids, which is the order in which the rows are locked. */
export async function lockFacts(tx: Tx, ids: readonly number[]) {
  return selectFacts(tx)
    .where(inArray(thesis.id, [...ids]))
    .orderBy(asc(thesis.id))
    .for('update', { of: thesis })
}

export async function findCloseness(db: Reader, thesisId: number, studentId: number): Promise<Closeness> {
  const isTheirs = sql`thesis_id = ${thesisId} and student_id = ${studentId}`
  const { rows } = await db.execute<{ declared: boolean; had: boolean }>(sql`
    select exists (select from ${interest} where ${isTheirs}) as declared,
           exists (select from ${pastAssignment} where ${isTheirs}) as had
  `)
  return { hasDeclaredInterest: rows[0]?.declared === true, hadThesis: rows[0]?.had === true }
}
