import { and, isNotNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { notice } from './tables.ts'

/** Answers how many there were. */
export async function deleteOldNotices(tx: Tx, before: { ifRead: Date; inAnyCase: Date }): Promise<number> {
  const isOld = or(
    and(isNotNull(notice.readAt), lt(notice.createdAt, before.ifRead)),
    lt(notice.createdAt, before.inAnyCase),
  )
  const { rowCount } = await tx.delete(notice).where(isOld)
  return rowCount ?? 0
}
