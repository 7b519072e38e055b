import type { ThesisFilter } from '@diatrivi/domain/thesis/thesis/thesis'
import { canThesis, readsProcess } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor, SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { Page } from '../../../platform/paging.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { seenBy } from './seen-thesis.model.ts'
import { closenessIn, thesisRowFinder } from './seen-thesis.queries.ts'
import { type ThesisListName, type ThesisQuery, thesisLists } from './thesis-list.queries.ts'
import { countByState, findWantedKeywords, matching, thesesThat } from './thesis-selection.queries.ts'
import type { SeenThesis } from './thesis-view.model.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
}

/** Theses as they are shown. */
export function thesisReading({ db, clock, inspections }: Dependencies) {
  const readList = thesisLists(db)
  const findRow = thesisRowFinder(db)

  return {
    list: async (
      actor: MemberActor,
      list: ThesisListName,
      query: ThesisQuery,
    ): Promise<Page<SeenThesis[]>> => {
      const { items, total } = await readList(actor, list, query, clock.today())
      // A whole list is what files are made of; a page only names people.
      if (query.window === null) for (const row of items) inspections.note(actor, 'list', row.studentId)
      return { items: items.map((row) => seenBy(actor, row)), total }
    },

    counts: async (actor: MemberActor, filter: Partial<ThesisFilter>) => {
      const today = clock.today()
      const keywordIds = await findWantedKeywords(db, filter.keywords)
      const searching = { today, person: 'student', keywordIds } as const
      const wanted = matching(thesesThat.areOf(actor.accountId), filter, searching)
      return countByState(db, wanted, today)
    },

    one: async (actor: SessionActor, id: number): Promise<SeenThesis> => {
      const row = found(await findRow(actor, id))
      enforce(canThesis.see(actor, row, closenessIn(actor, row)))
      const isCounted = readsProcess(actor, row) || row.sitsInCommittee
      if (isCounted) inspections.note(actor, 'thesis', row.studentId)
      return seenBy(actor, row)
    },
  }
}

export type ThesisReading = ReturnType<typeof thesisReading>
