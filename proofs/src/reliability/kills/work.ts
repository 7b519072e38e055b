import type { StepState } from '@diatrivi/api/testing/todo-list.factories'
import type { Random } from '../../interleavings/random.ts'
import { call } from './call.ts'
import { emptyLedger, type Ledger } from './ledger.ts'
import type { Scene } from './scene.ts'
import { uploadOf } from './upload.ts'

const [SMALL, LARGE] = [200_000, 4_000_000]
/** The first student makes the large upload when so many of the own comments, and a topic and a registration, are acknowledged. */
const COMMENTS_BEFORE_LARGE = 2

export interface Round {
  address: string
  scene: Scene
  /** From 0. */
  number: number
  chance: Random
  stepStates: StepState[]
  /** Called when half of a large upload is on its way, if one is wanted. */
  onHalfUpload: (() => void) | null
}

/** People at work, each until an action is not acknowledged. */
export function startWork(round: Round): { ledger: Ledger; stop(): void; ended: Promise<void> } {
  const ledger = emptyLedger(round.stepStates)
  let isStopped = false
  const workers = [
    ...round.scene.students.map((_one, student) => commenting(round, ledger, student)),
    changingStep(round, ledger),
    writingTopics(round, ledger),
    registering(round, ledger),
  ]
  const repeat = async (act: (count: number) => Promise<boolean>) => {
    for (let count = 1; !isStopped && (await act(count)); count += 1);
  }
  return {
    ledger,
    stop: () => {
      isStopped = true
    },
    ended: Promise.all(workers.map(repeat)).then(() => undefined),
  }
}

/** The actions of a person, one a call, each of which says whether it was acknowledged. */
type Actions = (count: number) => Promise<boolean>

function commenting(
  { address, scene, number, chance, onHalfUpload }: Round,
  { comments, topics, newcomers }: Ledger,
  student: number,
): Actions {
  let isWaitingForLarge = onHalfUpload !== null && student === 0
  const isTimeForLarge = (count: number) =>
    count > COMMENTS_BEFORE_LARGE &&
    topics.some(({ id }) => id !== null) &&
    newcomers.some(({ isAcknowledged }) => isAcknowledged)
  return async (count) => {
    const { token = '', itemIds = [] } = scene.students[student] ?? {}
    const itemId = itemIds[number] ?? 0
    const text = `round ${number}, student ${student}, comment ${count}`
    const isLarge = isWaitingForLarge && isTimeForLarge(count)
    if (isLarge) isWaitingForLarge = false
    const comment = { student, itemId, text, hash: null, isAcknowledged: false }
    if (!isLarge && chance.percent(60)) {
      comments.push(comment)
      const outcome = await call(address, 'writeStepComment', { token, params: { itemId }, body: { text } })
      comment.isAcknowledged = outcome.isAcknowledged
      return outcome.isAcknowledged
    }
    const size = isLarge ? LARGE : 10_000 + chance.below(SMALL)
    const { form, hash } = await uploadOf(text, size, () => isLarge && onHalfUpload?.())
    const withFile = { ...comment, hash }
    comments.push(withFile)
    const outcome = await call(address, 'writeStepComment', { token, params: { itemId }, form })
    withFile.isAcknowledged = outcome.isAcknowledged
    return outcome.isAcknowledged
  }
}

/** From where to where each action leads. */
const STEP_ACTIONS = {
  finishStep: 'finished',
  acceptStep: 'confirmed',
  cancelStepAcceptance: 'finished',
  returnStep: 'untouched',
} as const satisfies Record<string, StepState>

function changingStep({ address, scene, chance }: Round, ledger: Ledger): Actions {
  return async () => {
    const [now = 'untouched'] = ledger.stepStates
    const name = nextAction(now, chance)
    const after = STEP_ACTIONS[name]
    const { token, itemId } = scene.step
    ledger.stepStates = [now, after]
    const outcome = await call(address, name, {
      token: name === 'finishStep' ? token : scene.instructor.token,
      params: { itemId },
      body: {},
    })
    if (outcome.isAcknowledged) ledger.stepStates = [after]
    return outcome.isAcknowledged
  }
}

function nextAction(now: StepState, chance: Random): keyof typeof STEP_ACTIONS {
  if (now === 'untouched') return 'finishStep'
  if (now === 'confirmed') return 'cancelStepAcceptance'
  return chance.pick(['acceptStep', 'returnStep'])
}

function writingTopics({ address, scene, number }: Round, { topics }: Ledger): Actions {
  return async (count) => {
    const topic = { title: `Θέμα ${number}.${count}`, description: `<p>Περιγραφή ${number}.${count}</p>` }
    const sent: Ledger['topics'][number] = { ...topic, id: null }
    topics.push(sent)
    const outcome = await call(address, 'createThesis', {
      token: scene.instructor.token,
      body: { thesisTitle: topic.title, thesisDescr: topic.description },
    })
    if (outcome.isAcknowledged) sent.id = Number(outcome.answer)
    return outcome.isAcknowledged
  }
}

function registering({ address, scene, number }: Round, { newcomers }: Ledger): Actions {
  return async (count) => {
    const username = `newcomer-${number}-${count}`
    const newcomer = {
      username,
      email: `${username}@example.org`,
      password: 'four-legs-of-a-table',
      isAcknowledged: false,
    }
    newcomers.push(newcomer)
    const { isAcknowledged, ...person } = newcomer
    const outcome = await call(address, 'register', {
      body: { ...person, uName: 'Ελένη', uSurname: 'Ρήγα', department: scene.departmentId },
    })
    newcomer.isAcknowledged = outcome.isAcknowledged
    return outcome.isAcknowledged
  }
}
