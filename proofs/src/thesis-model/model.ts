import type { ErrorCode } from '@diatrivi/contract/errors'

/* The life of theses as docs/regulation.md tells it, in memory and without a clock: written for itself, from the words. */

export const INSTRUCTORS = 2
export const STUDENTS = 3

/** `answered`: finished, with an acceptance that was cancelled; its instructor has read it. */
export type StepState = 'open' | 'finished' | 'answered' | 'confirmed'

/** People are numbers: instructors and students count apart, each from 0. */
export interface ThesisModel {
  instructor: number
  isPublic: boolean
  isDeleted: boolean
  student: number | null
  mark: number | null
  interests: Record<number, { priority: number; isAnswered: boolean }>
  /** Null without a list. */
  steps: StepState[] | null
}

export type World = readonly ThesisModel[]

/** An action of a certain person on a certain thesis. */
export type Action =
  | { kind: 'make'; by: number; isPublic: boolean }
  | { kind: 'show'; by: number; thesis: number; isPublic: boolean }
  | { kind: 'declare'; by: number; thesis: number; priority: number }
  | { kind: 'withdraw' | 'accept'; by: number; thesis: number }
  | { kind: 'answer' | 'cancelAnswer'; by: number; thesis: number; student: number }
  | { kind: 'attachList' | 'addStep' | 'release' | 'delete'; by: number; thesis: number }
  | { kind: 'finish' | 'withdrawStep'; by: number; thesis: number; step: number }
  | { kind: 'acceptStep' | 'returnStep' | 'cancelAcceptance'; by: number; thesis: number; step: number }
  | { kind: 'mark'; by: number; thesis: number; mark: number }

export type ActionOnThesis = Exclude<Action, { kind: 'make' }>

/** Why the action is refused; null when it is done. */
export type Verdict = ErrorCode | null

export function judge(world: World, act: Action): Verdict {
  if (act.kind === 'make') return null
  const thesis = thesisOf(world, act)
  if (thesis.isDeleted) return 'not_found'
  switch (act.kind) {
    case 'declare':
    case 'withdraw':
    case 'accept':
      return judgeStudent(world, thesis, act)
    case 'finish':
    case 'withdrawStep':
      return judgeWorker(thesis, act)
    default:
      if (thesis.instructor !== act.by) return isShown(thesis) ? 'not_owner' : 'not_found'
      return judgeOwner(thesis, act)
  }
}

type OfStudent = Extract<Action, { kind: 'declare' | 'withdraw' | 'accept' }>

function judgeStudent(world: World, thesis: ThesisModel, { kind, by }: OfStudent): Verdict {
  const interest = thesis.interests[by]
  if (!isShown(thesis) && interest === undefined && thesis.student !== by) return 'not_found'
  if (kind === 'withdraw') {
    if (thesis.student === by) return 'already_accepted'
    return interest === undefined ? 'not_interested' : null
  }
  if (kind === 'accept') {
    if (thesis.student !== null) return 'already_accepted'
    if (hasThesis(world, by)) return 'has_thesis'
    if (interest === undefined) return 'not_interested'
    return interest.isAnswered ? null : 'not_assigned'
  }
  if (hasThesis(world, by)) return 'has_thesis'
  if (world.some((one) => one.student === null && one.interests[by]?.isAnswered)) return 'answer_pending'
  return thesis.student === null && thesis.isPublic ? null : 'not_open'
}

type OfWorker = Extract<Action, { kind: 'finish' | 'withdrawStep' }>

function judgeWorker(thesis: ThesisModel, { kind, by, step }: OfWorker): Verdict {
  if (thesis.student !== by) return isShown(thesis) ? 'not_owner' : 'not_found'
  const state = isInProgress(thesis) && currentStep(thesis) === step ? thesis.steps?.[step] : undefined
  if (kind === 'finish') return state === 'open' ? null : 'step_order'
  if (state === 'answered') return 'step_read'
  return state === 'finished' ? null : 'step_not_waiting'
}

type OfOwner = Exclude<ActionOnThesis, OfStudent | OfWorker>

function judgeOwner(thesis: ThesisModel, act: OfOwner): Verdict {
  const steps = thesis.steps ?? []
  switch (act.kind) {
    case 'show':
    case 'addStep':
      return hasEnded(thesis) ? 'thesis_ended' : null
    case 'attachList':
      if (hasEnded(thesis)) return 'thesis_ended'
      return thesis.steps === null ? null : 'has_list'
    case 'answer':
      if (thesis.student !== null) return 'already_accepted'
      if (thesis.interests[act.student] === undefined) return 'not_interested'
      return Object.values(thesis.interests).some(({ isAnswered }) => isAnswered) ? 'already_assigned' : null
    case 'cancelAnswer':
      if (thesis.student !== null) return 'already_accepted'
      if (thesis.interests[act.student] === undefined) return 'not_interested'
      return thesis.interests[act.student]?.isAnswered ? null : 'not_assigned'
    case 'acceptStep':
    case 'returnStep':
      return isInProgress(thesis) && currentStep(thesis) === act.step && isWaiting(steps[act.step])
        ? null
        : 'step_order'
    case 'cancelAcceptance':
      return isInProgress(thesis) &&
        steps[act.step] === 'confirmed' &&
        (steps[act.step + 1] ?? 'open') === 'open'
        ? null
        : 'step_order'
    case 'mark':
      return isInProgress(thesis) && steps.length > 0 && steps.every((step) => step === 'confirmed')
        ? null
        : 'not_ready'
    case 'release':
      return isInProgress(thesis) ? null : 'not_in_progress'
    case 'delete':
      return thesis.student === null ? null : 'has_student'
  }
}

const isWaiting = (step: StepState | undefined) => step === 'finished' || step === 'answered'

export function thesisOf(world: World, { thesis }: { thesis: number }): ThesisModel {
  const found = world[thesis]
  if (found === undefined) throw new RangeError(`There is no thesis ${thesis}.`)
  return found
}

/** To those who have nothing to do with it. */
const isShown = ({ isPublic, student }: ThesisModel) => isPublic && student === null
export const hasEnded = ({ mark }: ThesisModel) => mark !== null
export const isInProgress = (thesis: ThesisModel) => thesis.student !== null && !hasEnded(thesis)
const hasThesis = (world: World, student: number) =>
  world.some((thesis) => thesis.student === student && isInProgress(thesis))

/** The number of steps where all are confirmed. */
export function currentStep({ steps }: ThesisModel): number {
  const index = (steps ?? []).findIndex((step) => step !== 'confirmed')
  return index === -1 ? (steps ?? []).length : index
}
