import type { TopicGroup } from '@diatrivi/contract/view/process/process.schemas'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { canThesis, isInstructorOf, readsProcess } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { presentPerson } from '../../people/account/person.presenter.ts'
import { placesOf } from '../../thesis/interest/topic-places.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { Process } from './process.model.ts'

/**
 * The students who share the topic with a student: docs/regulation.md#share-topic. Null where none does and none may.
 */
export async function readGroup(
  db: Reader,
  actor: SessionActor,
  thesis: ThesisInQuestion,
  rules: Rules | null,
): Promise<Process['group']> {
  if (rules === null) return null
  const standing = await placesOf(db, thesis.id, rules)
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

export function presentGroup({
  students,
  others,
  offered,
  mayShare,
}: NonNullable<Process['group']>): TopicGroup {
  return {
    students,
    others: others.map(({ id, student, isInProgress }) => ({
      thesisID: id,
      student: presentPerson(student),
      isInProgress,
    })),
    offered: offered.map(({ id, student }) => ({ thesisID: id, student: presentPerson(student) })),
    mayShare,
  }
}
