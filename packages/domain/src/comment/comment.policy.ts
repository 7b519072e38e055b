import type { Actor } from '../account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'
import { thesisState } from '../thesis/thesis.ts'
import { canStep, type ListFacts, type StepRefusal } from '../todo-list/step.policy.ts'

export type CommentRefusal = Extract<StepRefusal, 'not_found' | 'thesis_ended' | 'not_in_progress'>

/** Comments on a step are for those who may open its files, even when the thesis is public. */
const isReader = (actor: Actor, list: ListFacts): boolean => canStep.readFile(actor, list).allowed

/** Comments are possible from the acceptance until a release or the mark; earlier ones stay readable. */
function underWay(list: ListFacts): Decision<CommentRefusal> {
  const isLeftBehind = list.formerStudentId !== undefined
  if (list.thesis === null || isLeftBehind) return refused('not_in_progress')
  const state = thesisState(list.thesis)
  if (state === 'ended') return refused('thesis_ended')
  return state === 'inProgress' ? allowed : refused('not_in_progress')
}

const read = (actor: Actor, list: ListFacts): Decision<CommentRefusal> =>
  isReader(actor, list) ? allowed : refused('not_found')

/** The conversation of a student and an instructor about a step of their list, whichever step it is. */
export const canComment = {
  read,
  write: (actor: Actor, list: ListFacts): Decision<CommentRefusal> =>
    firstRefusal(read(actor, list), underWay(list)),
}
