import { undoingSince } from '@diatrivi/domain/thesis/notice/undoing'
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { jsonRows } from '../../../platform/database/json-rows.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { type MatterReading, nameOf } from './notice.model.ts'
import { notice } from './tables.ts'

const isTheirs = and(eq(notice.accountId, account.id), isNotNull(notice.matter))

/** The notices of these matters that an action may still undo, the unread ones and those just written, locked: a value for a row that names the account. */
export function undoableNotices(matters: readonly string[], now: Date) {
  const columns = {
    id: notice.id,
    matter: notice.matter,
    kind: notice.kind,
    createdAt: notice.createdAt,
    readAt: notice.readAt,
    mailedAt: notice.mailedAt,
    mailKey: notice.mailKey,
  }
  const isUndoable = and(
    isTheirs,
    inArray(notice.matter, [...matters]),
    or(isNull(notice.readAt), gt(notice.createdAt, undoingSince(now))),
  )
  return jsonRows(columns, sql`from ${notice} where ${isUndoable} order by ${desc(notice.id)} for update`)
}

/** The matters of which a mail was just written: a value for a row that names the account. */
export function mailedMatters(now: Date) {
  const isMailed = and(isTheirs, gt(notice.mailedAt, undoingSince(now)))
  return jsonRows({ matter: notice.matter }, sql`from ${notice} where ${isMailed}`)
}

/** As a statement that is not yet sent. */
export function markMatterRead(tx: Tx, { readerId, matter }: MatterReading, at: Date) {
  return tx
    .update(notice)
    .set({ readAt: at })
    .where(and(eq(notice.accountId, readerId), eq(notice.matter, nameOf(matter)), isNull(notice.readAt)))
}

export async function deleteNotices(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(notice).where(inArray(notice.id, [...ids]))
}
