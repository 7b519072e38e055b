import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Closeness } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { isSitting } from '../../examination/committee/committee.queries.ts'
import { interest } from '../../thesis/interest/tables.ts'
import { pastAssignment } from '../../thesis/todo-list/tables.ts'

/** How close a reader is to a thesis beyond what the thesis itself says; administrators see all of it anyway. */
export async function closenessTo(db: Reader, actor: Actor, thesisId: number): Promise<Closeness> {
  const { role, accountId } = actor
  if (role === 'student') return findCloseness(db, thesisId, accountId)
  const sitsInCommittee = role === 'instructor' && (await isSitting(db, { thesisId, accountId }))
  return { hasDeclaredInterest: false, hadThesis: false, sitsInCommittee }
}

async function findCloseness(db: Reader, thesisId: number, studentId: number): Promise<Closeness> {
  const isTheirs = sql`thesis_id = ${thesisId} and student_id = ${studentId}`
  const { rows } = await db.execute<{ declared: boolean; had: boolean }>(sql`
    select exists (select from ${interest} where ${isTheirs}) as declared,
           exists (select from ${pastAssignment} where ${isTheirs}) as had
  `)
  return { hasDeclaredInterest: rows[0]?.declared === true, hadThesis: rows[0]?.had === true }
}
