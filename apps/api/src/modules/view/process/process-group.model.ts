import { canThesis, isInstructorOf, readsProcess } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { TopicStanding } from '../../thesis/interest/topic-places.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { Process } from './process.model.ts'

/**
 * The students who share the topic with a student: docs/regulation.md#share-topic. Null where none does and none may.
 */
export function seenGroup(
  actor: SessionActor,
  thesis: ThesisInQuestion,
  standing: TopicStanding,
): Process['group'] {
  if (standing.students === 1 && standing.others.length === 0) return null
  const seesOthers = readsProcess(actor, thesis) && actor.role !== 'student'
  const decision = canThesis.share(actor, thesis, standing)
  return {
    students: standing.students,
    others: standing.others.flatMap(({ id, student, mark }) =>
      student === null ? [] : [{ id: seesOthers ? id : null, student, isInProgress: mark === null }],
    ),
    offered: isInstructorOf(actor, thesis) ? standing.offered : [],
    mayShare: decision.allowed ? true : decision.reason,
  }
}
