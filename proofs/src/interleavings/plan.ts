import { type Random, randomFrom } from './random.ts'

/** The actions that change the student of a thesis, its steps, their states or their comments. */
export const ACT_KINDS = [
  'declare',
  'withdraw',
  'reorder',
  'answer',
  'cancelAnswer',
  'accept',
  'finish',
  'finishWithFile',
  'withdrawStep',
  'acceptStep',
  'returnStep',
  'returnWithReason',
  'comment',
  'commentWithFile',
  'readComments',
  'cancelAcceptance',
  'move',
  'createStep',
  'editStep',
  'deleteStep',
  'mark',
  'release',
  'copyList',
  'deleteList',
  'editThesis',
  'deleteThesis',
  'handIn',
  'dismiss',
  'moveInTemplate',
  'addToTemplate',
  'deleteFromTemplate',
] as const
export type ActionKind = (typeof ACT_KINDS)[number]

/** One action. The numbers name the thesis, the student and the step; places count from 0. */
export interface Action {
  kind: ActionKind
  thesis: number
  student: number
  step: number
  to: number
}

/** How a thesis stands when a round begins, without a list when there are no steps. The student of the same number has it, or was offered it. */
export type Beginning =
  | { state: 'declared' | 'offered'; steps: number; declaredBy: number[] }
  | { state: 'inWork'; steps: number; confirmed: number; isNextFinished: boolean }

/** A department and what its people do: each wave all at once, one wave after the other. */
export interface Round {
  seed: number
  theses: Beginning[]
  waves: Action[][]
}

export const THESES = 3
export const STUDENTS = 4
export const STEPS = 3
const WAVES_IN_A_ROUND = 4
const everybody = Array.from({ length: STUDENTS }, (_none, number) => number)
/** Has no thesis at first, and an interest in every open one. */
const THE_STUDENT_WITH_INTERESTS = STUDENTS - 1

const AROUND_A_TEMPLATE: readonly ActionKind[] = [
  'moveInTemplate',
  'addToTemplate',
  'deleteFromTemplate',
  'copyList',
]
const AROUND_A_STUDENT: readonly ActionKind[] = [
  'declare',
  'reorder',
  'accept',
  'answer',
  'withdraw',
  'cancelAnswer',
]
const ABOUT_INTERESTS: readonly ActionKind[] = ['reorder', 'reorder', 'reorder', 'declare', 'withdraw']
const AROUND_A_THESIS: readonly ActionKind[] = [
  'declare',
  'withdraw',
  'answer',
  'cancelAnswer',
  'accept',
  'accept',
  'finish',
  'finishWithFile',
  'withdrawStep',
  'acceptStep',
  'acceptStep',
  'returnStep',
  'returnWithReason',
  'comment',
  'commentWithFile',
  'readComments',
  'cancelAcceptance',
  'move',
  'mark',
  'mark',
  'release',
]

/** The round follows from its seed alone; its outcome depends on the race. */
export function planRound(seed: number): Round {
  const random = randomFrom(seed)
  const theses = times(THESES, () => planBeginning(random))
  return { seed, theses, waves: times(WAVES_IN_A_ROUND, () => planWave(random, theses)) }
}

function planBeginning(random: Random): Beginning {
  const state = random.pick(['declared', 'offered', 'offered', 'inWork', 'inWork', 'inWork'])
  if (state !== 'inWork') {
    return { state, steps: random.below(STEPS + 1), declaredBy: planInterests(random) }
  }
  const steps = 1 + random.below(STEPS)
  const confirmed = random.pick([0, steps - 1, steps])
  return { state, steps, confirmed, isNextFinished: random.percent(50) }
}

function planInterests(random: Random): number[] {
  return everybody.filter((student) => student === THE_STUDENT_WITH_INTERESTS || random.percent(40))
}

const AROUND = {
  'a thesis': AROUND_A_THESIS,
  'a student': AROUND_A_STUDENT,
  'the interests': ABOUT_INTERESTS,
  'the template': AROUND_A_TEMPLATE,
  anything: AROUND_A_THESIS,
}

/** Most waves are about one object, so that the actions collide. */
function planWave(random: Random, theses: readonly Beginning[]): Action[] {
  const topic = random.pick([
    'a thesis',
    'a thesis',
    'a student',
    'a student',
    'the interests',
    'the template',
    'anything',
  ])
  const [oneThesis, oneStudent] = [random.below(THESES), random.below(THESES)]
  return times(3 + random.below(6), () => {
    const kind = random.pick(AROUND[topic])
    const thesis = topic === 'a thesis' ? oneThesis : random.below(THESES)
    const student = planStudent(random, { topic, oneStudent, thesis })
    return {
      kind: random.percent(85) ? kind : random.pick(ACT_KINDS),
      thesis: topic === 'a student' && random.percent(50) ? oneStudent : thesis,
      student,
      step: planStep(random, theses[thesis]),
      to: random.below(STEPS + 1),
    }
  })
}

interface AboutWhom {
  topic: keyof typeof AROUND
  oneStudent: number
  thesis: number
}

/** Where the wave is not about one student, mostly the one whose thesis it may be. */
function planStudent(random: Random, { topic, oneStudent, thesis }: AboutWhom): number {
  if (topic === 'the interests') return THE_STUDENT_WITH_INTERESTS
  if (topic === 'a student') return oneStudent
  return random.percent(60) ? thesis : random.below(STUDENTS)
}

/** Mostly the one that is being worked on, or the one before it: the others are only refused. */
function planStep(random: Random, beginning: Beginning | undefined): number {
  const current = beginning?.state === 'inWork' ? beginning.confirmed : 0
  if (random.percent(60)) return current
  return random.percent(50) ? Math.max(0, current - 1) : random.below(STEPS + 1)
}

function times<Value>(count: number, make: () => Value): Value[] {
  return Array.from({ length: count }, make)
}
