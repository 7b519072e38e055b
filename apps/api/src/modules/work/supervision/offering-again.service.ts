import { offeredAgain } from '@diatrivi/domain/thesis/thesis/thesis'
import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { type Outcome, withEach } from '../../../platform/refusal/several-actions.ts'
import { findLastDetails } from '../../thesis/history/history.queries.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { findThesis } from '../../thesis/thesis/thesis.queries.ts'
import { THESIS_REFUSALS } from '../../thesis/thesis/thesis.refusals.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import { findThesisFacts, lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { listPastAssignments } from '../../thesis/todo-list/past-assignment.queries.ts'
import type { TodoListAttaching } from '../../thesis/todo-list/todo-list-attaching.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  theses: ThesisService
  listAttaching: TodoListAttaching
  history: HistoryService
}

/** A topic that was marked or given up becomes a new thesis: docs/regulation.md#offer-again. */
export function offeringAgain({ db, clock, theses, listAttaching, history }: Dependencies) {
  /** Returns the id of the new thesis: the same one again as long as it is as it was made. */
  const offerAgain = (actor: MemberActor, thesisId: number): Promise<number> =>
    refusing(THESIS_REFUSALS, () =>
      db.transaction(async (tx) => {
        const topic = found(await lockThesis(tx, thesisId))
        const wasReleased = (await listPastAssignments(tx, thesisId)).length > 0
        enforce(canThesis.offerAgain(actor, topic, wasReleased))
        return (await findUntouched(tx, thesisId)) ?? (await makeAnew(tx, actor, thesisId))
      }),
    )

  return {
    offerAgain,

    offerEachAgain: (actor: MemberActor, thesisIds: readonly number[]): Promise<Outcome[]> =>
      withEach(thesisIds, (thesisId) => offerAgain(actor, thesisId)),
  }

  async function makeAnew(tx: Tx, actor: MemberActor, topicId: number): Promise<number> {
    const topic = found(await findThesis(tx, topicId))
    const at = clock.now()
    const given = { fields: offeredAgain(topic), labels: topic.keywords }
    const thesisId = await theses.create(tx, actor.accountId, given, at)
    // A cover belongs to the department, so that both theses show the same one.
    if (topic.imageId !== null) await theses.showImage(tx, thesisId, topic.imageId, at)
    const by = { actorId: actor.accountId, at }
    await history.recordAll(tx, [
      { ...by, thesisId, what: 'thesis_created', details: { topic: topicId } },
      { ...by, thesisId: topicId, what: 'offered_again', details: { thesis: thesisId } },
    ])
    await listAttaching.attachCopyOfListOf(tx, actor, topic, found(await lockThesis(tx, thesisId)))
    return thesisId
  }
}

export type OfferingAgain = ReturnType<typeof offeringAgain>

/** What a second press, or a call that is sent again, has made already. */
async function findUntouched(tx: Tx, topicId: number): Promise<number | null> {
  const details = await findLastDetails(tx, topicId, 'offered_again')
  if (typeof details?.['thesis'] !== 'number') return null
  const thesis = await findThesisFacts(tx, details['thesis'])
  return thesis?.version === 1 ? thesis.id : null
}
