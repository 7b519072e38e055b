import type { ApiPlatform } from '@diatrivi/api/create-platform'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { Call } from './actions.ts'
import { brokenInvariants } from './invariants.ts'
import { type Random, randomFrom } from './random.ts'
import { type Outcome, sendAtOnce, unnamedIn } from './send.ts'
import { BrokenPromise, countAction, newTally, servedIn, type Tally } from './tally.ts'
import type { TwoServers } from './two-servers.ts'

const WAVES_OF_A_ROUND = 8
/** In turn: an action picks people and theses at random, and needs others before it. */
const MOST_TIMES = 20

export interface Chosen<Scene, Board> {
  scene: Scene
  board: Board
  random: Random
}

export interface Happened<Action extends string> {
  act: Action
  call: Call
  outcome: Outcome
}

/** What some people do with each other, again and again on new scenes. */
export interface Play<Action extends string, Scene, Board> {
  /** What the report of a broken promise calls it. */
  title: string
  /** An action that stands here twice is tried twice as often. */
  actions: readonly Action[]
  furnish: (platform: ApiPlatform) => Promise<Scene>
  /** How everything stands before a wave. */
  boardOf: (db: Db, scene: Scene) => Promise<Board>
  calls: Record<Action, (chosen: Chosen<Scene, Board>) => Call>
  /** What must not have been answered, beside what no call may answer. */
  betrayals?: (happened: Happened<Action>, scene: Scene) => string[]
}

/**
 * Makes random actions in waves, until there were so many. Throws BrokenPromise at the first broken invariant. The seed decides
 * what is tried, and how often; the race decides what is served.
 */
export async function runWaves<Action extends string, Scene, Board>(
  servers: TwoServers,
  play: Play<Action, Scene, Board>,
  { seed, interleavings }: { seed: number; interleavings: number },
): Promise<Tally<Action>> {
  const tally = newTally<Action>()
  for (let round = seed; tally.interleavings < interleavings; round += 1) {
    const [planning, random] = [randomFrom(round), randomFrom(round + 1)]
    const scene = await play.furnish(servers.platform)
    for (let wave = 0; wave < WAVES_OF_A_ROUND && tally.interleavings < interleavings; wave += 1) {
      const actions = Array.from({ length: 2 + planning.below(5) }, () => planning.pick(play.actions))
      const where = [`in wave ${wave + 1} of ${play.title}`, `--seed ${round}`] as const
      await performWave(servers, play, { scene, random, actions, where }, tally)
    }
  }
  return tally
}

/** Makes the actions one after the other until each was served: without a race, so that the seed alone decides what is. */
export async function runInTurn<Action extends string, Scene, Board>(
  servers: TwoServers,
  play: Play<Action, Scene, Board>,
  { seed }: { seed: number },
): Promise<Tally<Action>> {
  const tally = newTally<Action>()
  const scene = await play.furnish(servers.platform)
  const random = randomFrom(seed)
  const where = [`alone, in ${play.title}`, ''] as const
  const isComplete = () => play.actions.every((act) => servedIn(tally).has(act))
  for (let times = 0; !isComplete() && times < MOST_TIMES; times += 1) {
    for (const act of play.actions)
      await performWave(servers, play, { scene, random, actions: [act], where }, tally)
  }
  return tally
}

interface Wave<Action, Scene> {
  scene: Scene
  random: Random
  actions: readonly Action[]
  /** For the report of a broken promise: where it was, and the options that bring it about again. */
  where: readonly [string, string]
}

async function performWave<Action extends string, Scene, Board>(
  servers: TwoServers,
  play: Play<Action, Scene, Board>,
  { scene, random, actions, where }: Wave<Action, Scene>,
  tally: Tally<Action>,
): Promise<void> {
  const { db } = servers.platform
  const board = await play.boardOf(db, scene)
  const calls = actions.map((act) => ({ act, call: play.calls[act]({ scene, board, random }) }))
  const happened = await sendAtOnce(servers.addresses, calls)
  for (const { act, outcome } of happened) countAction(tally, act, outcome)
  tally.interleavings += 1
  const problems = [
    ...happened.flatMap(({ call, outcome }) => unnamedIn(call, outcome)),
    ...happened.flatMap((one) => play.betrayals?.(one, scene) ?? []),
    ...(await brokenInvariants(db)),
    ...servers.failures.splice(0),
  ]
  if (problems.length > 0) throw new BrokenPromise(report(where, happened, problems))
}

function report(
  [where, options]: Wave<string, unknown>['where'],
  happened: readonly Happened<string>[],
  problems: readonly string[],
): string {
  const actions = happened.map(
    ({ act, call, outcome }) => `  ${act} ${JSON.stringify(call.params)} -> ${outcome.code ?? 'served'}`,
  )
  return [
    ...problems,
    `after these at once, ${where}:`,
    ...actions,
    `Again: npm run interleavings -w @diatrivi/proofs -- ${options}`,
  ].join('\n')
}
