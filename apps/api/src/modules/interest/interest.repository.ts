import type { StudentSituation } from '@diatrivi/domain/interest/interest.policy'
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { account } from '../account/tables.ts'
import { thesis } from '../thesis/tables.ts'
import type { Interest } from './interest.model.ts'
import { interest } from './tables.ts'

/** By priority, the older of two equal ones first. */
async function listInterests(db: Reader, which: SQL | undefined): Promise<Interest[]> {
  return db
    .select({
      thesisId: interest.thesisId,
      studentId: interest.studentId,
      priority: interest.priority,
      answeredPositively: interest.answeredPositively,
      declaredAt: interest.declaredAt,
      student: {
        username: account.username,
        firstName: account.firstName,
        surname: account.surname,
        email: account.email,
      },
    })
    .from(interest)
    .innerJoin(account, eq(account.id, interest.studentId))
    .where(which)
    .orderBy(asc(interest.priority), asc(interest.declaredAt), asc(interest.studentId))
}

/** Of all students, or of the one that is named. */
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

export async function findInterestOf(db: Reader, thesisId: number, username: string) {
  const isTheirs = eq(sql`lower(${account.username})`, username.toLowerCase())
  const [row] = await listInterests(db, and(eq(interest.thesisId, thesisId), isTheirs))
  return row ?? null
}

/** The declarations of a student that still may lead to a thesis; by priority. */
export async function listOpenWishes(db: Reader, studentId: number) {
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

/** What the student has beyond any one thesis. True for the whole transaction under the lock of the account. */
export async function findSituation(db: Reader, studentId: number): Promise<StudentSituation> {
  const { rows } = await db.execute<{ busy: boolean; pending: boolean }>(sql`
    select
      exists (select from ${thesis} where student_id = ${studentId} and mark is null) as busy,
      exists (
        select from ${interest} join ${thesis} on thesis.id = interest.thesis_id
        where interest.student_id = ${studentId} and interest.answered_positively and thesis.student_id is null
      ) as pending
  `)
  return {
    hasThesisInProgress: rows[0]?.busy === true,
    hasUnansweredPositiveAnswer: rows[0]?.pending === true,
  }
}

/** False when the account is gone. */
export async function lockStudent(tx: Tx, studentId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, studentId))
    .for('no key update')
  return rows.length > 0
}

export interface NewInterest {
  thesisId: number
  studentId: number
  priority: number
  declaredAt: Date
}

/** A second declaration changes the priority of the first, which keeps its day. */
export async function upsertInterest(tx: Tx, values: NewInterest): Promise<void> {
  await tx
    .insert(interest)
    .values(values)
    .onConflictDoUpdate({
      target: [interest.thesisId, interest.studentId],
      set: { priority: values.priority },
    })
}

export async function updatePriorities(
  tx: Tx,
  studentId: number,
  wishes: readonly { thesisId: number; priority: number }[],
): Promise<void> {
  const [theses, priorities] = [wishes.map((wish) => wish.thesisId), wishes.map((wish) => wish.priority)]
  await tx.execute(sql`
    update ${interest} set priority = wanted.priority
    from unnest(${sql.param(theses)}::int[], ${sql.param(priorities)}::int[]) as wanted (thesis_id, priority)
    where interest.thesis_id = wanted.thesis_id and interest.student_id = ${studentId}
  `)
}

/** `answeredAt` null: the positive answer is taken back. */
export async function updateAnswer(
  tx: Tx,
  { thesisId, studentId }: Pick<NewInterest, 'thesisId' | 'studentId'>,
  answeredAt: Date | null,
): Promise<void> {
  await tx
    .update(interest)
    .set({ answeredPositively: answeredAt !== null, answeredAt })
    .where(and(eq(interest.thesisId, thesisId), eq(interest.studentId, studentId)))
}

export async function deleteInterests(
  tx: Tx,
  studentId: number,
  thesisIds: readonly number[],
): Promise<void> {
  if (thesisIds.length === 0) return
  await tx
    .delete(interest)
    .where(and(eq(interest.studentId, studentId), inArray(interest.thesisId, [...thesisIds])))
}

export async function deleteInterestsOfOthers(tx: Tx, thesisId: number, studentId: number): Promise<void> {
  await tx.delete(interest).where(and(eq(interest.thesisId, thesisId), ne(interest.studentId, studentId)))
}

/** The thesis is the student's; it starts today unless its instructor has set a day. */
export async function giveThesis(
  tx: Tx,
  { thesisId, studentId, today, at }: { thesisId: number; studentId: number; today: string; at: Date },
): Promise<void> {
  await tx
    .update(thesis)
    .set({
      studentId,
      startDate: sql`coalesce(${thesis.startDate}, ${today}::date)`,
      version: sql`${thesis.version} + 1`,
      updatedAt: at,
    })
    .where(eq(thesis.id, thesisId))
}
