import type { ThesisFilter, ThesisOrder } from '@diatrivi/domain/thesis/thesis'
import { canThesis, isOpen } from '@diatrivi/domain/thesis/thesis.policy'
import type { MemberActor, SessionActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Page } from '../../platform/paging.ts'
import { type PageWindow, wholeList } from '../../platform/paging.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import type { Thesis } from '../thesis/thesis.model.ts'
import { findThesis } from '../thesis/thesis.queries.ts'
import { closenessTo } from './closeness.queries.ts'
import { seenBy, thesisSeenBy } from './seen-thesis.queries.ts'
import { inOrder } from './thesis-order.queries.ts'
import type { SearchedPerson } from './thesis-search.queries.ts'
import {
  countByState,
  countTheses,
  listTheses,
  matching,
  type ThesisSelection,
  thesesThat,
} from './thesis-selection.queries.ts'
import type { SeenThesis } from './thesis-view.model.ts'

/** Which part of a list is wanted. */
export interface ThesisQuery {
  filter: Partial<ThesisFilter>
  order: ThesisOrder
  window: PageWindow | null
}

/** Theses as they are shown. */
export function thesisReading({ db, clock }: { db: Db; clock: Clock }) {
  async function list(
    actor: SessionActor,
    which: ThesisSelection,
    { filter, order, window }: ThesisQuery,
    person: SearchedPerson,
    isShown: (thesis: Thesis) => boolean = () => true,
  ): Promise<Page<SeenThesis[]>> {
    const today = clock.today()
    const wanted = matching(which, filter, { today, person })
    const listed = await listTheses(db, wanted, inOrder(order, today, actor), window)
    const theses = await seenBy(db, actor, listed.filter(isShown))
    return window === null ? wholeList(theses) : { items: theses, total: await countTheses(db, wanted) }
  }

  return {
    inProgress: (actor: MemberActor, query: ThesisQuery) =>
      list(actor, thesesThat.areInProgressOf(actor.accountId), query, 'student'),

    ungiven: (actor: MemberActor, query: ThesisQuery) =>
      list(actor, thesesThat.areUngivenOf(actor.accountId), query, 'student'),

    ended: (actor: MemberActor, query: ThesisQuery) =>
      list(actor, thesesThat.areEndedOf(actor.accountId), query, 'student'),

    withoutList: (actor: MemberActor, query: ThesisQuery) =>
      list(actor, thesesThat.lackAListOf(actor.accountId), query, 'student'),

    /** The open theses of the student's own department, or of the whole institution. */
    open: (actor: MemberActor, isWholeInstitution: boolean, query: ThesisQuery) => {
      const { departmentId, institutionId } = actor
      const where = isWholeInstitution ? { institutionId } : { departmentId }
      const today = clock.today()
      // Checked again after the query: a thesis given to a student in the meantime is no longer visible to all.
      return list(actor, thesesThat.areOpenIn(where, today), query, 'instructor', (thesis) =>
        isOpen(thesis, today),
      )
    },

    counts: (actor: MemberActor, filter: Partial<ThesisFilter>) => {
      const today = clock.today()
      const wanted = matching(thesesThat.areOf(actor.accountId), filter, { today, person: 'student' })
      return countByState(db, wanted, today)
    },

    one: async (actor: SessionActor, id: number): Promise<SeenThesis> => {
      const thesis = found(await findThesis(db, id))
      enforce(canThesis.see(actor, thesis, await closenessTo(db, actor, id)))
      return thesisSeenBy(db, actor, thesis)
    },
  }
}

export type ThesisReading = ReturnType<typeof thesisReading>
