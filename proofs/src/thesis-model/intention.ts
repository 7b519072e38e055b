import fc from 'fast-check'
import {
  type Action,
  currentStep,
  hasEnded,
  INSTRUCTORS,
  isInProgress,
  STUDENTS,
  type ThesisModel,
  type World,
} from './model.ts'

/** More would be alike. */
const THESES_MAX = 4

/**
 * What a person means to do. The person and the thesis are given relative to the world, so that long stories get
 * somewhere and a shortened one still means the same.
 */
export interface Intention {
  /** `next`: what the life of the thesis asks for now. */
  kind: Action['kind'] | 'next'
  thesis: number
  /** The person whose turn it may be, or the person with this number. */
  who: 'the right one' | number
  student: number
  step: 'current' | number
  isPublic: boolean
  number: number
}

const OFTEN: Record<Intention['kind'], number> = {
  // Pure chance would hardly ever come to a mark.
  next: 30,
  make: 2,
  show: 1,
  declare: 4,
  withdraw: 2,
  answer: 2,
  cancelAnswer: 2,
  accept: 2,
  attachList: 1,
  addStep: 2,
  finish: 2,
  withdrawStep: 3,
  acceptStep: 2,
  returnStep: 3,
  cancelAcceptance: 3,
  mark: 2,
  release: 2,
  delete: 1,
}

const mostlyTheFirst = (count: number) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(count - 1) })

export const anIntention: fc.Arbitrary<Intention> = fc.record({
  kind: fc.oneof(
    ...Object.entries(OFTEN).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind as Intention['kind']),
    })),
  ),
  thesis: mostlyTheFirst(THESES_MAX),
  who: fc.oneof(
    { weight: 4, arbitrary: fc.constant('the right one' as const) },
    { weight: 1, arbitrary: fc.nat(STUDENTS - 1) },
  ),
  student: mostlyTheFirst(STUDENTS),
  step: fc.oneof(
    { weight: 5, arbitrary: fc.constant('current' as const) },
    { weight: 1, arbitrary: fc.nat(2) },
  ),
  isPublic: fc.oneof(
    { weight: 3, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  number: fc.integer({ min: 1, max: 10 }),
})

/** The action in this world; null where it has no meaning, such as a step of a thesis without a list. */
export function actionOf(world: World, intention: Intention): Action | null {
  const { isPublic, number } = intention
  if (intention.kind === 'make') {
    const by = intention.student % INSTRUCTORS
    return world.length < THESES_MAX ? { kind: 'make', by, isPublic } : null
  }
  const index = thesisMeant(world, intention)
  const thesis = world[index]
  if (thesis === undefined) return null
  const kind = intention.kind === 'next' ? nextIn(thesis) : intention.kind
  const by = personOf(thesis, kind, intention)
  const on = { by, thesis: index }
  switch (kind) {
    case 'show':
      return { kind, ...on, isPublic }
    case 'declare':
      return { kind, ...on, priority: number }
    case 'answer':
    case 'cancelAnswer':
      return { kind, ...on, student: answeredOrInterested(thesis, intention) }
    case 'mark':
      return { kind, ...on, mark: number }
    case 'addStep':
      return hasSteps(thesis, 0) ? { kind, ...on } : null
    case 'finish':
    case 'withdrawStep':
    case 'acceptStep':
    case 'returnStep':
    case 'cancelAcceptance':
      return hasSteps(thesis, 1) ? { kind, ...on, step: stepOf(thesis, kind, intention) } : null
    default:
      return { kind, ...on }
  }
}

/** Seldom one that was deleted: nothing more happens to it. */
function thesisMeant(world: World, { thesis, number }: Intention): number {
  const alive = [...world.keys()].filter((index) => !world[index]?.isDeleted)
  return number === 1 || alive.length === 0 ? thesis % world.length : (alive[thesis % alive.length] ?? 0)
}

function nextIn(thesis: ThesisModel): Exclude<Action['kind'], 'make'> {
  const { interests, steps } = thesis
  if (hasEnded(thesis)) return 'declare'
  if (!isInProgress(thesis)) {
    if (Object.keys(interests).length === 0) return 'declare'
    return answeredStudent(thesis) === undefined ? 'answer' : 'accept'
  }
  if (steps === null) return 'attachList'
  if (steps.length < 2) return 'addStep'
  const current = steps[currentStep(thesis)]
  if (current === undefined) return 'mark'
  return current === 'open' ? 'finish' : 'acceptStep'
}

/** A deleted thesis leaves its list to its instructor: then nothing of the thesis is acted on any more. */
function hasSteps({ steps, isDeleted }: ThesisModel, least: number): boolean {
  return !isDeleted && steps !== null && steps.length >= least
}

function personOf(thesis: ThesisModel, kind: Action['kind'], { who, student }: Intention): number {
  const isOfStudent = ['declare', 'withdraw', 'accept', 'finish', 'withdrawStep'].includes(kind)
  if (!isOfStudent) return who === 'the right one' ? thesis.instructor : who % INSTRUCTORS
  if (who !== 'the right one') return who
  return thesis.student ?? (kind === 'declare' ? student : (answeredStudent(thesis) ?? student))
}

function answeredStudent({ interests }: ThesisModel): number | undefined {
  const answered = Object.entries(interests).find(([, { isAnswered }]) => isAnswered)
  return answered && Number(answered[0])
}

function answeredOrInterested(thesis: ThesisModel, { who, student }: Intention): number {
  if (who !== 'the right one') return student
  const [interested] = Object.keys(thesis.interests).map(Number)
  return answeredStudent(thesis) ?? interested ?? student
}

function stepOf(thesis: ThesisModel, kind: Action['kind'], { step }: Intention): number {
  const count = thesis.steps?.length ?? 0
  if (step !== 'current') return step % count
  const current = currentStep(thesis)
  return kind === 'cancelAcceptance' ? Math.max(0, current - 1) : Math.min(current, count - 1)
}
