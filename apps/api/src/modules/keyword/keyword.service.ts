import type { Db, Tx } from '../../platform/database/transaction.ts'
import type { Page } from '../../platform/paging.ts'
import { type PageWindow, wholeList } from '../../platform/paging.ts'
import { countLabels, insertMissing, listIds, listLabels } from './keyword.repository.ts'

export function keywordService({ db }: { db: Db }) {
  return {
    /** Those that a thesis or a profile carries, in the order of the Greek alphabet. */
    async list(window: PageWindow | null): Promise<Page<string[]>> {
      const items = await listLabels(db, window)
      return window === null ? wholeList(items) : { items, total: await countLabels(db) }
    },
  }
}

export type KeywordService = ReturnType<typeof keywordService>

/**
 * The ids of keywords as they are kept (see `mergeTags`), whether they existed or not. Always inserted in the same
 * order, so that two people who add the same new ones do not wait for each other.
 */
export async function ensureKeywords(tx: Tx, labels: readonly string[]): Promise<number[]> {
  if (labels.length === 0) return []
  await insertMissing(tx, [...labels].sort())
  return listIds(tx, labels)
}
