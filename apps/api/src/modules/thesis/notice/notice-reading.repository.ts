import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { notice } from './tables.ts'

const isOf = (accountId: number) => eq(notice.accountId, accountId)
const isUnread = isNull(notice.readAt)

export interface NoticeSelection {
  accountId: number
  unreadOnly: boolean
}

const selected = ({ accountId, unreadOnly }: NoticeSelection) =>
  and(isOf(accountId), unreadOnly ? isUnread : undefined)

/** Newest first, because ids ascend. */
export async function listNotices(db: Reader, selection: NoticeSelection, window: PageWindow | null) {
  const query = db
    .select({
      id: notice.id,
      kind: notice.kind,
      thesisId: notice.thesisId,
      facts: notice.facts,
      createdAt: notice.createdAt,
      readAt: notice.readAt,
    })
    .from(notice)
    .where(selected(selection))
    .orderBy(desc(notice.id))
  return window === null ? query : query.limit(window.limit).offset(window.offset)
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number]

export function countNotices(db: Reader, selection: NoticeSelection): Promise<number> {
  return db.$count(notice, selected(selection))
}

export async function lockNotice(tx: Tx, id: number) {
  const [row] = await tx
    .select({ accountId: notice.accountId, readAt: notice.readAt })
    .from(notice)
    .where(eq(notice.id, id))
    .for('update')
  return row
}

export async function updateReadAt(tx: Tx, id: number, readAt: Date | null): Promise<void> {
  await tx.update(notice).set({ readAt }).where(eq(notice.id, id))
}

/** Returns how many there were. */
export async function markAllRead(tx: Tx, accountId: number, readAt: Date): Promise<number> {
  const { rowCount } = await tx
    .update(notice)
    .set({ readAt })
    .where(and(isOf(accountId), isUnread))
  return rowCount ?? 0
}
