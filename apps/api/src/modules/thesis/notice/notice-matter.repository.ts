import { undoingSince } from '@diatrivi/domain/thesis/notice/undoing'
import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { jsonRows } from '../../../platform/database/json-rows.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { notice } from './tables.ts'

const isTheirs = and(eq(notice.accountId, account.id), isNotNull(notice.matter))

/** The notices of these matters that an action may still undo, locked: a value for a row that names the account. */
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
    gt(notice.createdAt, undoingSince(now)),
  )
  return jsonRows(columns, sql`from ${notice} where ${isUndoable} order by ${desc(notice.id)} for update`)
}

/** The matters of which a mail was just written: a value for a row that names the account. */
export function mailedMatters(now: Date) {
  const isMailed = and(isTheirs, gt(notice.mailedAt, undoingSince(now)))
  return jsonRows({ matter: notice.matter }, sql`from ${notice} where ${isMailed}`)
}

export async function deleteNotices(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(notice).where(inArray(notice.id, [...ids]))
}
