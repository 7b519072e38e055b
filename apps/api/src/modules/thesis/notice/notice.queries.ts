import type { NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { and, eq, gte, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { notice } from './tables.ts'

/** Returns which of the keys a reminder was written under. */
export async function findGivenKeys(db: Reader, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: notice.reminderKey })
    .from(notice)
    .where(inArray(notice.reminderKey, [...keys]))
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])))
}

/** An unread notice of a matter, sought by numbers or by columns of the row around. */
export interface SoughtNotice {
  kind: NoticeKind
  readerId: number | SQLWrapper
  what: string
  actorId: number | SQLWrapper
  id: number | SQLWrapper
  /** Older ones are about the same thing at an earlier time. */
  since: Date | SQLWrapper
}

function isSought({ kind, readerId, what, actorId, id, since }: SoughtNotice) {
  const matter = sql`${`${what}:`}::text || ${actorId}::text || ':' || ${id}::text`
  return and(
    eq(notice.kind, kind),
    eq(notice.accountId, readerId),
    eq(notice.matter, matter),
    isNull(notice.readAt),
    gte(notice.createdAt, since),
  )
}

/** A value for the row that names the parts. */
export function hasUnread(sought: SoughtNotice): SQL<boolean> {
  return sql<boolean>`exists (select from ${notice} where ${isSought(sought)})`
}

/** The same, locked against reading until the transaction ends. */
export async function lockUnread(tx: Tx, sought: SoughtNotice): Promise<boolean> {
  const rows = await tx.select({ id: notice.id }).from(notice).where(isSought(sought)).for('update')
  return rows.length > 0
}
