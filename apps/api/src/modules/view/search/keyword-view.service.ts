import type { Db } from '../../../platform/database/transaction.ts'
import type { Page } from '../../../platform/paging.ts'
import { type PageWindow, readCapped } from '../../../platform/paging.ts'
import { countLabels, listLabels } from './keyword-view.queries.ts'

export function keywordViewService({ db }: { db: Db }) {
  return {
    /** The keywords that a thesis or a profile carries, in the order of the Greek alphabet. */
    list: (window: PageWindow | null): Promise<Page<string[]>> =>
      readCapped(
        window,
        (rows) => listLabels(db, rows),
        () => countLabels(db),
      ),
  }
}

export type KeywordViewService = ReturnType<typeof keywordViewService>
