import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/database/transaction.ts'
import { examinationResult, memberMark } from './tables.ts'

export type ResultRow = typeof examinationResult.$inferSelect
export type MemberMarkRow = typeof memberMark.$inferSelect

/** Null before the marks are opened. */
export async function findResult(db: Reader, examinationId: number): Promise<ResultRow | null> {
  const [row] = await db
    .select()
    .from(examinationResult)
    .where(eq(examinationResult.examinationId, examinationId))
  return row ?? null
}

/** Every mark, sealed or not: whoever calls shows none of them before they are opened, but its own to each member. */
export function listMemberMarks(db: Reader, examinationId: number): Promise<MemberMarkRow[]> {
  return db
    .select()
    .from(memberMark)
    .where(eq(memberMark.examinationId, examinationId))
    .orderBy(asc(memberMark.seatId))
}
