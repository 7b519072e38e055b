import type { ThesisFilter } from '@diatrivi/domain/thesis/thesis'
import { canThesis } from '@diatrivi/domain/thesis/thesis.policy'
import type { MemberActor, SessionActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Page } from '../../platform/paging.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import { closenessIn, thesisRowFinder } from './seen-thesis.queries.ts'
import { seenBy } from './seen-thesis.ts'
import { type ThesisListName, type ThesisQuery, thesisLists } from './thesis-list.queries.ts'
import { countByState, matching, thesesThat } from './thesis-selection.queries.ts'
import type { SeenThesis } from './thesis-view.model.ts'

/** Theses as they are shown. */
export function thesisReading({ db, clock }: { db: Db; clock: Clock }) {
  const readList = thesisLists(db)
  const findRow = thesisRowFinder(db)

  return {
    list: async (
      actor: MemberActor,
      list: ThesisListName,
      query: ThesisQuery,
    ): Promise<Page<SeenThesis[]>> => {
      const { items, total } = await readList(actor, list, query, clock.today())
      return { items: items.map((row) => seenBy(actor, row)), total }
    },

    counts: (actor: MemberActor, filter: Partial<ThesisFilter>) => {
      const today = clock.today()
      const wanted = matching(thesesThat.areOf(actor.accountId), filter, { today, person: 'student' })
      return countByState(db, wanted, today)
    },

    one: async (actor: SessionActor, id: number): Promise<SeenThesis> => {
      const row = found(await findRow(actor, id))
      enforce(canThesis.see(actor, row, closenessIn(actor, row)))
      return seenBy(actor, row)
    },
  }
}

export type ThesisReading = ReturnType<typeof thesisReading>
