import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import { changedInterests, reorderInterests } from '@diatrivi/domain/thesis/interest/interest-order'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { lockStudent } from '../../people/account/account.queries.ts'
import type { HistoryService, ThesisEvent } from '../history/history.service.ts'
import { lockTheses } from '../thesis/thesis-lock.queries.ts'
import { findSituation, listOpenInterests } from './interest.queries.ts'
import { updatePriorities } from './interest.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
}

/** The interests of a student in another order: all priorities change together or none does. */
export function interestOrderService({ db, clock, history }: Dependencies) {
  return {
    /** @param order by priority, the highest first */
    reorder: (actor: MemberActor, order: readonly number[]): Promise<void> =>
      db.transaction(async (tx) => {
        const studentId = actor.accountId
        if (!(await lockStudent(tx, studentId))) throw new Refusal('unauthenticated')
        // Under the lock of the account the student neither declares nor moves anything else.
        const interests = await listOpenInterests(tx, studentId)
        const moved = changedInterests(interests, reorderInterests(interests, order))
        await enforceFor(tx, actor, { order, interests, moved })
        if (moved.length === 0) return
        await updatePriorities(tx, studentId, moved)
        const at = clock.now()
        const events = moved.map(({ thesisId, priority }): ThesisEvent => {
          return { thesisId, actorId: studentId, what: 'interest_declared', details: { priority }, at }
        })
        await history.recordAll(tx, events)
      }),
  }

  async function enforceFor(
    tx: Tx,
    actor: MemberActor,
    { order, interests, moved }: Reordering,
  ): Promise<void> {
    const studentId = actor.accountId
    const movedIds = moved.map((one) => one.thesisId)
    const theses = await lockTheses(tx, [...new Set([...order, ...movedIds])])
    const byId = new Map(theses.map((thesis) => [thesis.id, thesis]))
    const situation = await findSituation(tx, studentId)
    const isMoved = new Set(movedIds)
    // In the order of the request, so that the refusal names the first wrong one.
    for (const thesisId of new Set([...order, ...movedIds])) {
      const declared = interests.find((one) => one.thesisId === thesisId)
      const interest = declared === undefined ? null : { ...declared, studentId }
      const how = { isMoved: isMoved.has(thesisId), today: clock.today() }
      enforce(canInterest.reorder(actor, found(byId.get(thesisId)), interest, situation, how))
    }
  }
}

export type InterestOrderService = ReturnType<typeof interestOrderService>

type Interests = Awaited<ReturnType<typeof listOpenInterests>>

interface Reordering {
  order: readonly number[]
  interests: Interests
  moved: Interests
}
