import { type Before, type Call, callOf } from './actions.ts'
import { CALM_ROUND } from './calm-round.ts'
import { type Department, furnishDepartment, listsNow, type Person } from './department.ts'
import { type Bookkeeping, keepBooks } from './history.ts'
import { interestsNow, interestsOutOfOrder } from './interest-order.ts'
import { brokenInvariants, hasOrphanedFiles } from './invariants.ts'
import { type Action, type ActionKind, planRound, type Round } from './plan.ts'
import { type Outcome, sendAtOnce, unnamedIn } from './send.ts'
import { keepTalkBooks } from './talk.ts'
import { BrokenPromise, countAction, newTally, type Tally } from './tally.ts'
import type { TwoServers } from './two-servers.ts'

/** Makes random actions until there were so many interleavings. Throws BrokenPromise at the first broken invariant. */
export async function runInterleavings(
  servers: TwoServers,
  { seed, interleavings }: { seed: number; interleavings: number },
  progress: (tally: Tally<ActionKind>) => void = () => undefined,
): Promise<Tally<ActionKind>> {
  const tally = newTally<ActionKind>()
  for (let number = 0; tally.interleavings < interleavings; number += 1) {
    await runRound(servers, planRound(seed + number), tally, interleavings)
    progress(tally)
  }
  return tally
}

/** Makes an action of each kind, one after the other: what is served does not depend on a race. */
export async function runCalmRound(servers: TwoServers): Promise<Tally<ActionKind>> {
  const tally = newTally<ActionKind>()
  await runRound(servers, CALM_ROUND, tally, CALM_ROUND.waves.length)
  return tally
}

async function runRound(
  servers: TwoServers,
  round: Round,
  tally: Tally<ActionKind>,
  most: number,
): Promise<void> {
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
      countAction(tally, act.kind, outcome)
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
  act: Action
  call: Call
  outcome: Outcome
}

function performWave(
  { addresses }: TwoServers,
  department: Department,
  wave: readonly Action[],
  before: Before,
): Promise<Happened[]> {
  return sendAtOnce(
    addresses,
    wave.map((act) => ({ act, call: callOf(act, department, before) })),
  )
}

const isDeclaredBy = (student: Person, { act, call, outcome }: Happened): boolean =>
  act.kind === 'declare' && outcome.code === null && call.who === student

/** An account that is deleted meanwhile is not known any more. */
function unexpectedIn({ call, outcome }: Happened, dismissed: ReadonlySet<string>): string[] {
  const isOfDeletedAccount = outcome.code === 'unauthenticated' && dismissed.has(call.who.username)
  return isOfDeletedAccount ? [] : unnamedIn(call, outcome)
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

function report({ seed, waves }: Round, happened: readonly Happened[], problems: readonly string[]): string {
  const actions = happened.map(
    ({ act, outcome }) => `  ${JSON.stringify(act)} -> ${outcome.code ?? 'served'}`,
  )
  return [
    ...problems,
    `after these at once, the last of a round of ${waves.length} waves:`,
    ...actions,
    `Again: npm run interleavings -w @diatrivi/proofs -- --seed ${seed} --count ${waves.length}`,
  ].join('\n')
}
