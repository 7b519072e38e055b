import { mergeTags, type Tag } from '@diatrivi/domain/institution/keyword/keyword'
import type { ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import { makesEndPrecedeStart } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { sanitiseHtml } from '../../../platform/text/sanitise-html.ts'
import type { KeywordService } from '../../institution/keyword/keyword.service.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { endBeforeStart } from '../../thesis/thesis/thesis.refusals.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import type { OpenedTopics } from './opened-topics.service.ts'

interface Dependencies {
  clock: Clock
  keywords: KeywordService
  theses: ThesisService
  history: HistoryService
  topics: OpenedTopics
}

/** What every new thesis goes through, whether its instructor writes it or the office brings it. */
export function thesisMaking({ clock, keywords, theses, history, topics }: Dependencies) {
  return {
    /** Returns the id. */
    async make(
      tx: Tx,
      { actorId, instructorId }: { actorId: number; instructorId: number },
      { fields, tags = [] }: { fields: ThesisFields; tags: readonly Tag[] | undefined },
    ): Promise<number> {
      enforceDates(null, fields)
      const at = clock.now()
      const given = { fields: sanitised(fields), labels: mergeTags(tags) }
      const thesisId = await theses.create(tx, instructorId, given, at)
      await history.record(tx, { thesisId, actorId, what: 'thesis_created', at })
      await topics.notify(tx, thesisId, null, at)
      return thesisId
    },

    /**
     * Prepares the keywords of many topics at once and in one order, so that two who make many do not wait for each
     * other.
     */
    async prepareKeywords(tx: Tx, tags: readonly Tag[]): Promise<void> {
      await keywords.ensure(tx, mergeTags(tags))
    },

    /** Deletes a thesis that was never used; the caller has locked it. */
    async discard(tx: Tx, thesisId: number): Promise<void> {
      await history.recordDeletion(tx, thesisId, clock.now())
      await theses.delete(tx, thesisId)
    },
  }
}

export type ThesisMaking = ReturnType<typeof thesisMaking>

type Dates = Parameters<typeof makesEndPrecedeStart>

export function enforceDates(before: Dates[0], after: Dates[1]): void {
  if (makesEndPrecedeStart(before, after)) throw endBeforeStart()
}

export function sanitised<Fields extends Partial<ThesisFields>>(fields: Fields): Fields {
  const { description } = fields
  return description === undefined ? fields : { ...fields, description: sanitiseHtml(description) }
}
