import type { ThesisFacts } from '@diatrivi/domain/thesis/thesis/thesis'
import { canThesis, isInstructorOf, readsProcess } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { TopicStatus } from '../../thesis/interest/topic-places.queries.ts'
import type { Process } from './process.model.ts'

/**
 * The students who share the topic with a student: docs/regulation.md#share-topic. Null where none does and none may.
 */
export function seenGroup(actor: SessionActor, thesis: ThesisFacts, status: TopicStatus): Process['group'] {
  if (status.students === 1 && status.others.length === 0) return null
  const seesOthers = readsProcess(actor, thesis) && actor.role !== 'student'
  const decision = canThesis.share(actor, thesis, status)
  return {
    students: status.students,
    others: status.others.flatMap(({ id, student, mark }) =>
      student === null ? [] : [{ id: seesOthers ? id : null, student, isInProgress: mark === null }],
    ),
    offered: isInstructorOf(actor, thesis) ? status.offered : [],
    mayShare: decision.allowed ? true : decision.reason,
  }
}
