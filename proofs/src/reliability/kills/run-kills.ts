import { withClient } from '@diatrivi/api/platform/archive/client'
import { type FaultyListener, startFaultyListener } from '@diatrivi/api/testing/faulty-listener'
import { checkLedger } from './checks.ts'
import { acknowledgedIn, emptyLedger, type Ledger, together } from './ledger.ts'
import { MAIL_FROM, sendAllMails, tallyMails } from './mails.ts'
import { type During, type PlannedKill, planKills } from './plan.ts'
import { sceneIn } from './scene.ts'
import {
  firstStartRound,
  migrationRound,
  type Reference,
  refuseLastingOrphans,
  undisturbedStart,
} from './starting-rounds.ts'
import type { Surroundings } from './surroundings.ts'
import { type WorkingPlace, workingRound } from './working-round.ts'

export interface KillFigures {
  kills: { plan: PlannedKill; recovery: number; acknowledged: number }[]
  ledger: Ledger
  mails: { mails: number; again: number }
  /** What the kills left behind until the jobs came: bytes without a row, half uploads. */
  left: { orphans: number; uploads: number }
  /** The most bytes without a row that a killed first start left. */
  orphansOfStart: number
}

export interface Run {
  count: number
  seed: number
  /** After so long it ends, although some are left. */
  minutes?: number
  /** The kinds of rounds that it leaves out. */
  without?: readonly During[]
}

/** Throws at the first broken promise. */
export async function runKills(
  surroundings: Surroundings,
  { count, seed, minutes = Number.POSITIVE_INFINITY, without = [] }: Run,
  progress: (line: string) => void = () => undefined,
): Promise<KillFigures> {
  const plans = planKills(count, seed, without)
  const endsAt = performance.now() + minutes * 60_000
  const post: WorkingPlace['post'] = { onMoment: () => undefined }
  const listener = await startFaultyListener((moment) => {
    post.onMoment(moment)
    return 'go on'
  })
  try {
    const installation = await surroundings.empty({
      SMTP_URL: `smtp://127.0.0.1:${listener.port}`,
      MAIL_FROM,
      MAIL_POLL_MS: '50',
    })
    await installation.recover()
    const scene = await sceneIn(installation, count)
    const figures: KillFigures['kills'] = []
    const place: WorkingPlace = { installation, scene, post, stepStates: ['untouched'] }
    let ledger = emptyLedger(place.stepStates)
    let reference: Reference | undefined
    let orphansOfStart = 0
    const left = { orphans: new Set<string>(), uploads: new Set<string>() }
    for (const plan of plans) {
      if (performance.now() > endsAt) break
      let [recovery, acknowledged] = [0, 0]
      if (plan.during === 'migration') recovery = await migrationRound(surroundings, plan)
      else if (plan.during === 'first start') {
        reference ??= await undisturbedStart(surroundings)
        const start = await firstStartRound(surroundings, reference, plan)
        recovery = start.recovery
        orphansOfStart = Math.max(orphansOfStart, start.orphans)
      } else {
        const round = await workingRound(place, plan)
        recovery = round.recovery
        acknowledged = acknowledgedIn(round.ledger)
        place.stepStates = [round.stepState]
        for (const key of round.left.files) left.orphans.add(key)
        for (const name of round.left.uploads) left.uploads.add(name)
        ledger = together(ledger, round.ledger)
      }
      figures.push({ plan, recovery, acknowledged })
      progress(lineOf(plan, recovery, acknowledged))
    }
    const mails = await lookAtAll(place, ledger, listener)
    return {
      kills: figures,
      ledger,
      mails,
      left: { orphans: left.orphans.size, uploads: left.uploads.size },
      orphansOfStart,
    }
  } finally {
    await listener.close()
  }
}

async function lookAtAll(
  { installation, scene, stepStates }: WorkingPlace,
  ledger: Ledger,
  listener: FaultyListener,
) {
  const { address, database } = installation
  const mails = await withClient(database, async (client) => {
    await checkLedger({ address, scene, client }, { ...ledger, stepStates })
    await sendAllMails(client)
    return tallyMails(client, listener)
  })
  await refuseLastingOrphans(installation)
  return mails
}

function lineOf({ number, during, victim, at }: PlannedKill, recovery: number, acknowledged: number): string {
  const what = `${number + 1}. ${victim} during ${during} (${at})`
  return `${what}: back after ${(recovery / 1_000).toFixed(1)} s, ${acknowledged} actions acknowledged`
}
