import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { interest } from './tables.ts'

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
  interests: readonly { thesisId: number; priority: number }[],
): Promise<void> {
  const [theses, priorities] = [interests.map((own) => own.thesisId), interests.map((own) => own.priority)]
  await tx.execute(sql`
    update ${interest} set priority = wanted.priority
    from unnest(${sql.param(theses)}::int[], ${sql.param(priorities)}::int[]) as wanted (thesis_id, priority)
    where interest.thesis_id = wanted.thesis_id and interest.student_id = ${studentId}
  `)
}

/** A positive answer; null takes it back. */
export async function updateAnswer(
  tx: Tx,
  { thesisId, studentId }: Pick<NewInterest, 'thesisId' | 'studentId'>,
  answer: { answeredAt: Date; messageToOthers: string | null } | null,
): Promise<void> {
  await tx
    .update(interest)
    .set({ answeredPositively: answer !== null, ...(answer ?? { answeredAt: null, messageToOthers: null }) })
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
