import { asc, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { accountKeyword } from '../../people/account/tables.ts'
import { thesisKeyword } from '../../thesis/thesis/tables.ts'

/** Unused keywords stay in the table, so that they can be used again. */
const isInUse: SQL = sql`(
  exists (select from ${thesisKeyword} where keyword_id = ${keyword}.id)
  or exists (select from ${accountKeyword} where keyword_id = ${keyword}.id)
)`

export async function listLabels(db: Reader, { limit, offset }: PageWindow): Promise<string[]> {
  const rows = await db
    .select({ label: keyword.label })
    .from(keyword)
    .where(isInUse)
    .orderBy(greekOrder(keyword.label), asc(keyword.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ label }) => label)
}

export function countLabels(db: Reader): Promise<number> {
  return db.$count(keyword, isInUse)
}
