import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../platform/database/greek-order.ts'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/paging.ts'
import { accountKeyword } from '../account/tables.ts'
import { thesisKeyword } from '../thesis/tables.ts'
import { keyword } from './tables.ts'

/** Keywords that were taken off everything stay in the table, for the next one who thinks of them. */
const isInUse: SQL = sql`(
  exists (select from ${thesisKeyword} where keyword_id = ${keyword}.id)
  or exists (select from ${accountKeyword} where keyword_id = ${keyword}.id)
)`

export async function listLabels(db: Reader, window: PageWindow | null): Promise<string[]> {
  const query = db
    .select({ label: keyword.label })
    .from(keyword)
    .where(isInUse)
    .orderBy(greekOrder(keyword.label), asc(keyword.id))
  const rows = await (window === null ? query : query.limit(window.limit).offset(window.offset))
  return rows.map(({ label }) => label)
}

export function countLabels(db: Reader): Promise<number> {
  return db.$count(keyword, isInUse)
}

/** Adds those that are new; somebody who adds the same at the same moment is waited for. */
export async function insertMissing(tx: Tx, labels: readonly string[]): Promise<void> {
  await tx
    .insert(keyword)
    .values(labels.map((label) => ({ label })))
    .onConflictDoNothing({ target: keyword.label })
}

export async function listIds(db: Reader, labels: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: keyword.id })
    .from(keyword)
    .where(inArray(keyword.label, [...labels]))
    .orderBy(asc(keyword.id))
  return rows.map(({ id }) => id)
}
