import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@diatrivi/api/platform/archive/client'
import type { Moment } from '@diatrivi/api/testing/faulty-listener'
import type { StepState } from '@diatrivi/api/testing/todo-list.factories'
import { until } from '../until.ts'
import { checkLedger } from './checks.ts'
import { ageAll, type Left, withoutRow } from './files-and-rows.ts'
import type { Installation } from './installation.ts'
import { acknowledgedIn, type Ledger } from './ledger.ts'
import type { PlannedKill } from './plan.ts'
import type { Scene } from './scene.ts'
import { startWork } from './work.ts'

/** So many actions are acknowledged, at most, when a kill during writes comes. */
const ACTIONS = 40
/** It then comes within this, in the middle of the next actions; and the one during the start that follows within that. */
const [ACT_MS, START_MS] = [40, 2_500]

export interface WorkingPlace {
  installation: Installation
  scene: Scene
  /** Called at each moment of a conversation about a mail. */
  post: { onMoment: (moment: Moment) => void }
  stepStates: StepState[]
}

export interface RoundFigures {
  ledger: Ledger
  stepState: StepState
  /** Until the API serves again, in milliseconds. */
  recovery: number
  left: Left
}

/** People work, a program is killed and comes back by itself, and all that was acknowledged is there. */
export async function workingRound(place: WorkingPlace, plan: PlannedKill): Promise<RoundFigures> {
  const { installation, scene, post, stepStates } = place
  let isStruck = false
  const strike = () => {
    if (isStruck) return
    isStruck = true
    installation.kill(plan.during === 'start' ? 'both' : plan.victim)
  }
  const work = startWork({
    ...plan,
    address: installation.address,
    scene,
    stepStates,
    onHalfUpload: plan.during === 'upload' ? strike : null,
  })
  post.onMoment = (moment) => {
    if (plan.during === 'mail' && moment === plan.mailMoment) strike()
  }
  try {
    await strikeInTime(plan, { ledger: work.ledger, strike, isStruck: () => isStruck })
  } finally {
    work.stop()
    await work.ended
  }
  if (plan.during === 'start') await killDuringStart(installation, plan)
  const left = ageAll(installation.dataDir)
  const recovery = await installation.recover()
  return withClient(installation.database, async (client) => ({
    ledger: work.ledger,
    stepState: await checkLedger({ address: installation.address, scene, client }, work.ledger),
    recovery,
    left: { ...left, files: await withoutRow(client, left.files) },
  }))
}

/** Resolves when the kill has come; that during an upload or a mail comes by itself. */
async function strikeInTime(
  { during, at, chance }: PlannedKill,
  { ledger, strike, isStruck }: { ledger: Ledger; strike: () => void; isStruck: () => boolean },
): Promise<void> {
  if (during === 'writes' || during === 'start') {
    await until(() => acknowledgedIn(ledger) >= at * ACTIONS, 'actions are acknowledged')
    await delay(chance.below(ACT_MS))
    strike()
  }
  await until(isStruck, `the kill during ${during}`)
}

async function killDuringStart(installation: Installation, { victim, at }: PlannedKill): Promise<void> {
  const { ended } = installation.launch()
  await delay(at * START_MS)
  installation.kill(victim === 'postgres' ? 'both' : victim)
  await ended
}
