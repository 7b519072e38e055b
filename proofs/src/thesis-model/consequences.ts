import { type Action, type StepState, type ThesisModel, thesisOf, type World } from './model.ts'

/** The world after an action that is not refused. */
export function after(world: World, act: Action): World {
  if (act.kind === 'make') return [...world, aThesis(act.by, act.isPublic)]
  const next = structuredClone([...world])
  const thesis = thesisOf(next, act)
  switch (act.kind) {
    case 'show':
      thesis.isPublic = act.isPublic
      break
    case 'declare':
      thesis.interests[act.by] = { priority: act.priority, isAnswered: false }
      break
    case 'withdraw':
      delete thesis.interests[act.by]
      break
    case 'answer':
    case 'cancelAnswer':
      interestOf(thesis, act.student).isAnswered = act.kind === 'answer'
      break
    case 'accept':
      thesis.interests = { [act.by]: interestOf(thesis, act.by) }
      thesis.student = act.by
      // Every other wish of the student ends.
      for (const other of next) if (other.student === null) delete other.interests[act.by]
      break
    case 'attachList':
      thesis.steps = []
      break
    case 'addStep':
      thesis.steps?.push('open')
      break
    case 'finish':
    case 'withdrawStep':
    case 'acceptStep':
    case 'returnStep':
    case 'cancelAcceptance':
      thesis.steps?.splice(act.step, 1, STEP_AFTER[act.kind])
      break
    case 'mark':
      thesis.mark = act.mark
      break
    case 'release':
      if (thesis.student !== null) delete thesis.interests[thesis.student]
      thesis.student = null
      thesis.steps = thesis.steps?.map(() => 'open') ?? null
      break
    case 'delete':
      thesis.isDeleted = true
      thesis.interests = {}
      break
  }
  return next
}

type OnStep = 'finish' | 'withdrawStep' | 'acceptStep' | 'returnStep' | 'cancelAcceptance'

const STEP_AFTER: Record<OnStep, StepState> = {
  finish: 'finished',
  withdrawStep: 'open',
  acceptStep: 'confirmed',
  returnStep: 'open',
  cancelAcceptance: 'answered',
}

export function aThesis(instructor: number, isPublic: boolean): ThesisModel {
  return { instructor, isPublic, isDeleted: false, student: null, mark: null, interests: {}, steps: null }
}

function interestOf({ interests }: ThesisModel, student: number) {
  const interest = interests[student]
  if (interest === undefined) throw new RangeError(`Student ${student} has declared no interest.`)
  return interest
}
