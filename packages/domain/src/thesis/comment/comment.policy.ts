import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { thesisState } from '../thesis/thesis.ts'
import { canStep, type ListFacts, type StepRefusal } from '../todo-list/step.policy.ts'

export type CommentRefusal = Extract<StepRefusal, 'not_found' | 'thesis_ended' | 'not_in_progress'>

/** The readers of comments on a step are those who may open its files; a public thesis adds no other. */
const isReader = (actor: Actor, list: ListFacts): boolean => canStep.readFile(actor, list).allowed

/** A list takes comments from the acceptance of the assignment until its release or the mark; what was written stays readable. */
function takesComments(list: ListFacts): Decision<CommentRefusal> {
  const isLeftBehind = list.formerStudentId !== undefined
  if (list.thesis === null || isLeftBehind) return refused('not_in_progress')
  const state = thesisState(list.thesis)
  if (state === 'ended') return refused('thesis_ended')
  return state === 'inProgress' ? allowed : refused('not_in_progress')
}

const read = (actor: Actor, list: ListFacts): Decision<CommentRefusal> =>
  isReader(actor, list) ? allowed : refused('not_found')

/** Who reads and writes the comments of student and instructor on a step; the state of the step does not matter. */
export const canComment = {
  read,
  write: (actor: Actor, list: ListFacts): Decision<CommentRefusal> =>
    firstRefusal(read(actor, list), takesComments(list)),
}
