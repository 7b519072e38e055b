import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { committeesMark } from '../../examination/marking/marking.queries.ts'
import { account } from '../../people/account/tables.ts'
import { interest } from '../../thesis/interest/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { webhook } from './tables.ts'

const instructor = alias(account, 'instructor')
const student = alias(account, 'student')

/** Whether there is a subscription that is not paused: most installations have none. */
export const isAnyListening = sql<boolean>`exists (select from ${webhook} where paused_at is null)`

/**
 * Each of the theses with each subscription that listens to its place. A subscription that is being deleted is waited for,
 * so that the action does not fail over it.
 */
export async function listListening(tx: Tx, thesisIds: readonly number[]) {
  return tx
    .select({
      webhookId: webhook.id,
      events: webhook.events,
      thesisId: thesis.id,
      title: thesis.title,
      departmentId: thesis.departmentId,
      institutionId: thesis.institutionId,
      isPublic: thesis.publicByInstructor,
      mark: thesis.mark,
      exactMark: committeesMark(),
      instructor: instructor.username,
      student: student.username,
    })
    .from(thesis)
    .innerJoin(instructor, eq(instructor.id, thesis.instructorId))
    .leftJoin(student, eq(student.id, thesis.studentId))
    .innerJoin(
      webhook,
      and(
        isNull(webhook.pausedAt),
        or(isNull(webhook.institutionId), eq(webhook.institutionId, thesis.institutionId)),
        or(isNull(webhook.departmentId), eq(webhook.departmentId, thesis.departmentId)),
      ),
    )
    .where(inArray(thesis.id, [...thesisIds]))
    .orderBy(webhook.id)
    .for('key share', { of: webhook })
}

export type Listening = Awaited<ReturnType<typeof listListening>>[number]

export async function countInterests(db: Reader, thesisId: number): Promise<number> {
  return db.$count(interest, eq(interest.thesisId, thesisId))
}
