import { undoingSince } from '@diatrivi/domain/thesis/notice/undoing'
import { and, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notice } from './tables.ts'

/** A person and the matter of his or her notices, as the table names it. */
export interface MatterOf {
  recipientId: number
  matter: string
}

/** The notices of these matters that an action may still undo, the newest first. */
export async function lockNoticesOf(tx: Tx, matters: readonly MatterOf[], now: Date) {
  if (matters.length === 0) return []
  const isOneOf = or(
    ...matters.map(({ recipientId, matter }) =>
      and(eq(notice.accountId, recipientId), eq(notice.matter, matter)),
    ),
  )
  return tx
    .select({
      id: notice.id,
      recipientId: notice.accountId,
      matter: notice.matter,
      kind: notice.kind,
      createdAt: notice.createdAt,
      readAt: notice.readAt,
      mailedAt: notice.mailedAt,
      mailKey: notice.mailKey,
    })
    .from(notice)
    .where(and(isOneOf, isNotNull(notice.matter), gt(notice.createdAt, undoingSince(now))))
    .orderBy(desc(notice.id))
    .for('update')
}

export async function deleteNotices(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(notice).where(inArray(notice.id, [...ids]))
}

/** The moments of mails about a matter that were just written to these people. */
export async function listMailedMatters(tx: Tx, recipientIds: readonly number[], now: Date) {
  if (recipientIds.length === 0) return []
  return tx
    .select({ recipientId: notice.accountId, matter: notice.matter, mailedAt: notice.mailedAt })
    .from(notice)
    .where(
      and(
        inArray(notice.accountId, [...recipientIds]),
        isNotNull(notice.matter),
        gt(notice.mailedAt, undoingSince(now)),
      ),
    )
}
