import type { ApiPlatform } from '@diatrivi/api/create-platform'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { Call } from './acts.ts'
import { brokenInvariants } from './invariants.ts'
import { type Random, randomFrom } from './random.ts'
import { type Outcome, sendAtOnce, unnamedIn } from './send.ts'
import { BrokenPromise, countAct, type Tally } from './tally.ts'
import type { TwoServers } from './two-servers.ts'

const WAVES_OF_A_ROUND = 8

export interface Chosen<Scene, Board> {
  scene: Scene
  board: Board
  random: Random
}

export interface Happened<Act extends string> {
  act: Act
  call: Call
  outcome: Outcome
}

/** What some people do with each other, again and again on new scenes. */
export interface Play<Act extends string, Scene, Board> {
  /** What the report of a broken promise calls it. */
  title: string
  /** An act that stands here twice is tried twice as often. */
  acts: readonly Act[]
  furnish: (platform: ApiPlatform) => Promise<Scene>
  /** How everything stands before a wave. */
  boardOf: (db: Db, scene: Scene) => Promise<Board>
  calls: Record<Act, (chosen: Chosen<Scene, Board>) => Call>
  /** What must not have been answered, beside what no call may answer. */
  betrayals?: (happened: Happened<Act>, scene: Scene) => string[]
}

/** Makes random acts in waves, until there were so many. Throws BrokenPromise at the first broken invariant. */
export async function runWaves<Act extends string, Scene, Board>(
  servers: TwoServers,
  play: Play<Act, Scene, Board>,
  { seed, interleavings }: { seed: number; interleavings: number },
): Promise<Tally<Act>> {
  const { db } = servers.platform
  const tally: Tally<Act> = { interleavings: 0, acts: 0, outcomes: new Map() }
  for (let round = seed; tally.interleavings < interleavings; round += 1) {
    const random = randomFrom(round)
    const scene = await play.furnish(servers.platform)
    for (let wave = 0; wave < WAVES_OF_A_ROUND && tally.interleavings < interleavings; wave += 1) {
      const board = await play.boardOf(db, scene)
      const acts = Array.from({ length: 2 + random.below(5) }, () => random.pick(play.acts))
      const calls = acts.map((act) => ({ act, call: play.calls[act]({ scene, board, random }) }))
      const happened = await sendAtOnce(servers.addresses, calls)
      for (const { act, outcome } of happened) countAct(tally, act, outcome)
      tally.interleavings += 1
      const problems = [
        ...happened.flatMap(({ call, outcome }) => unnamedIn(call, outcome)),
        ...happened.flatMap((one) => play.betrayals?.(one, scene) ?? []),
        ...(await brokenInvariants(db)),
        ...servers.failures.splice(0),
      ]
      if (problems.length > 0) throw new BrokenPromise(report(play.title, round, wave, happened, problems))
    }
  }
  return tally
}

function report(
  title: string,
  seed: number,
  wave: number,
  happened: readonly Happened<string>[],
  problems: readonly string[],
): string {
  const acts = happened.map(
    ({ act, call, outcome }) => `  ${act} ${JSON.stringify(call.params)} -> ${outcome.code ?? 'served'}`,
  )
  return [
    ...problems,
    `after these at once, in wave ${wave + 1} of ${title}:`,
    ...acts,
    `Again: npm run interleavings -w @diatrivi/proofs -- --seed ${seed}`,
  ].join('\n')
}
