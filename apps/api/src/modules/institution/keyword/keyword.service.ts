import type { Tx } from '../../../platform/database/transaction.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import { KEYWORDS } from './keyword.model.ts'
import { insertMissing, listIds } from './keyword.repository.ts'

export function keywordService({ keptAnswers }: { keptAnswers: KeptAnswers }) {
  return {
    /**
     * The ids of keywords as they are kept (see `mergeTags`) in their order, whether they existed or not. New ones are
     * inserted in an order of their own, so that two people who add the same new ones do not wait for each other.
     */
    async ensure(tx: Tx, labels: readonly string[]): Promise<number[]> {
      if (labels.length === 0) return []
      await insertMissing(tx, [...labels].sort())
      return listIds(tx, labels)
    },

    /** Part of every action after which a thesis or a person may carry others. */
    changed: (tx: Tx): Promise<void> => keptAnswers.changed(tx, KEYWORDS),
  }
}

export type KeywordService = ReturnType<typeof keywordService>
