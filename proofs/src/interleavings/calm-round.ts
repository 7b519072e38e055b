import type { Action, ActionKind, Round } from './plan.ts'

const [FIRST, TOPIC, IN_WORK] = [0, 1, 2]
const THE_STUDENT_WITH_INTERESTS = 3

const act = (kind: ActionKind, thesis: number, parts: Partial<Action> = {}): Action => ({
  kind,
  thesis,
  student: thesis,
  step: 0,
  to: 0,
  ...parts,
})
const interested = { student: THE_STUDENT_WITH_INTERESTS }
const second = { step: 1 }

/** Each as the department then stands, so that all are served: an action of every kind, and what it needs before it. */
const ACTIONS: readonly Action[] = [
  act('reorder', FIRST, interested),
  act('withdraw', FIRST, interested),
  act('declare', FIRST, interested),
  act('answer', FIRST),
  act('cancelAnswer', FIRST),
  act('answer', FIRST),
  act('accept', FIRST),

  act('createStep', FIRST),
  act('move', FIRST, { to: 1 }),
  act('editStep', FIRST),
  act('deleteStep', FIRST),
  act('finish', FIRST),
  act('returnStep', FIRST),
  act('finishWithFile', FIRST),
  act('returnWithReason', FIRST),
  act('comment', FIRST),
  act('commentWithFile', FIRST, { to: 1 }),
  act('readComments', FIRST),
  act('finish', FIRST),
  act('withdrawStep', FIRST),
  act('finish', FIRST),
  act('acceptStep', FIRST),
  act('cancelAcceptance', FIRST),
  act('acceptStep', FIRST),
  act('finish', FIRST, second),
  act('acceptStep', FIRST, second),
  act('handIn', FIRST),
  act('mark', FIRST),

  act('moveInTemplate', TOPIC, { to: 1 }),
  act('addToTemplate', TOPIC),
  act('deleteFromTemplate', TOPIC),
  act('copyList', TOPIC),
  act('deleteList', TOPIC),
  act('editThesis', TOPIC),
  act('deleteThesis', TOPIC),

  act('release', IN_WORK),
  act('dismiss', TOPIC, interested),
]

/** A round in which one action follows the other. */
export const CALM_ROUND: Round = {
  seed: 0,
  theses: [
    { state: 'declared', steps: 2, declaredBy: [THE_STUDENT_WITH_INTERESTS] },
    { state: 'declared', steps: 0, declaredBy: [THE_STUDENT_WITH_INTERESTS] },
    { state: 'inWork', steps: 1, confirmed: 0, isNextFinished: false },
  ],
  waves: ACTIONS.map((one) => [one]),
}
