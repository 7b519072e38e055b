import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { type Before, type Call, callOf } from './acts.ts'
import { type Department, furnishDepartment, listsNow, type Person } from './department.ts'
import { type Bookkeeping, keepBooks } from './history.ts'
import { interestsNow, interestsOutOfOrder } from './interest-order.ts'
import { brokenInvariants, hasOrphanedFiles } from './invariants.ts'
import { type Act, type ActKind, planRound, type Round } from './plan.ts'
import { type Outcome, send } from './send.ts'
import { keepTalkBooks } from './talk.ts'
import type { TwoServers } from './two-servers.ts'

/** What the acts of a run came to. */
export interface Tally<Kind extends string = ActKind> {
  /** Waves of acts, all at once; the invariants are checked after each. */
  interleavings: number
  acts: number
  /** By kind, then by `served` or the code of the refusal. */
  outcomes: Map<Kind, Map<string, number>>
}

/** A broken invariant. Its message says how to reproduce it. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
}

/** Makes random acts until there were so many interleavings. Throws BrokenPromise at the first broken invariant. */
export async function runInterleavings(
  servers: TwoServers,
  { seed, interleavings }: { seed: number; interleavings: number },
  progress: (tally: Tally) => void = () => undefined,
): Promise<Tally> {
  const tally: Tally = { interleavings: 0, acts: 0, outcomes: new Map() }
  for (let number = 0; tally.interleavings < interleavings; number += 1) {
    await runRound(servers, planRound(seed + number), tally, interleavings)
    progress(tally)
  }
  return tally
}

async function runRound(servers: TwoServers, round: Round, tally: Tally, most: number): Promise<void> {
  const { platform } = servers
  const department = await furnishDepartment(platform, round)
  const books = keepBooks(platform.db, department)
  const talk = keepTalkBooks(servers, department)
  const dismissed = new Set<string>()
  for (const wave of round.waves) {
    if (tally.interleavings === most) return
    const before = {
      lists: await listsNow(platform, department),
      interests: await interestsNow(platform.db, department),
    }
    const happened = await performWave(servers, department, wave, before)
    for (const { act, call, outcome } of happened) {
      count(tally, act, outcome)
      if (outcome.code !== null) continue
      books.served(act)
      talk.served(act.kind, call)
      if (act.kind === 'dismiss') dismissed.add(String(call.params.username))
    }
    tally.interleavings += 1
    const problems = [
      ...happened.flatMap((one) => unexpectedIn(one, dismissed)),
      ...(await disorder(servers, books)),
      ...(await talk.mismatches()),
      ...interestsOutOfOrder(
        department,
        { before: before.interests, after: await interestsNow(platform.db, department) },
        (student) => happened.some((one) => isDeclaredBy(student, one)),
      ),
      ...servers.failures.splice(0),
    ]
    if (problems.length > 0) throw new BrokenPromise(report(round, happened, problems))
  }
}

interface Happened {
  act: Act
  call: Call
  outcome: Outcome
}

function performWave(
  { addresses }: TwoServers,
  department: Department,
  wave: readonly Act[],
  before: Before,
): Promise<Happened[]> {
  return Promise.all(
    wave.map(async (act, index) => {
      const call = callOf(act, department, before)
      return { act, call, outcome: await send(addresses[index % 2 === 0 ? 0 : 1], call) }
    }),
  )
}

const isDeclaredBy = (student: Person, { act, call, outcome }: Happened): boolean =>
  act.kind === 'declare' && outcome.code === null && call.who === student

/** Refusals that the contract does not name for the call: only these may happen in a race. */
function unexpectedIn({ call, outcome }: Happened, dismissed: ReadonlySet<string>): string[] {
  const { errors = [] }: Endpoint = ENDPOINTS[call.name]
  const isNamed = outcome.code === null || errors.some((code) => code === outcome.code)
  const isOfDeletedAccount = outcome.code === 'unauthenticated' && dismissed.has(call.who.username)
  return isNamed || isOfDeletedAccount
    ? []
    : [`${call.name} was answered with ${outcome.status} ${outcome.code}`]
}

async function disorder({ platform, filesFolder }: TwoServers, books: Bookkeeping): Promise<string[]> {
  return [
    ...(await brokenInvariants(platform.db)),
    ...(await books.mismatches()),
    ...((await hasOrphanedFiles(platform.db, filesFolder))
      ? ['there are more or fewer files than the tables know of']
      : []),
  ]
}

function count(tally: Tally, { kind }: Act, { code }: Outcome): void {
  const outcomes = tally.outcomes.get(kind) ?? new Map<string, number>()
  const key = code ?? 'served'
  tally.outcomes.set(kind, outcomes.set(key, (outcomes.get(key) ?? 0) + 1))
  tally.acts += 1
}

function report({ seed, waves }: Round, happened: readonly Happened[], problems: readonly string[]): string {
  const acts = happened.map(({ act, outcome }) => `  ${JSON.stringify(act)} -> ${outcome.code ?? 'served'}`)
  return [
    ...problems,
    `after these at once, the last of a round of ${waves.length} waves:`,
    ...acts,
    `Again: npm run interleavings -- --seed ${seed} --count ${waves.length}`,
  ].join('\n')
}
