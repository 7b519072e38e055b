import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { type Call, NOTHING } from './acts.ts'
import { type Board, boardOf, type CommitteeScene, furnishCommittee } from './committee-scene.ts'
import { brokenInvariants } from './invariants.ts'
import { type Random, randomFrom } from './random.ts'
import { BrokenPromise, type Tally } from './run.ts'
import { type Outcome, send } from './send.ts'
import type { TwoServers } from './two-servers.ts'

export const COMMITTEE_ACTS = [
  'propose',
  'replace',
  'accept',
  'decline',
  'leave',
  'remind',
  'proposeOwn',
  'confirm',
] as const
export type CommitteeAct = (typeof COMMITTEE_ACTS)[number]

const WAVES_OF_A_ROUND = 8

interface Chosen {
  scene: CommitteeScene
  board: Board
  random: Random
}

/** Random acts on the seats of one committee, as they stood before the wave; where there is none, of one that is not there. */
const CALLS: Record<CommitteeAct, (chosen: Chosen) => Call> = {
  propose: ({ scene, random }) => ({
    who: scene.instructor,
    name: 'proposeCommittee',
    params: scene.thesis,
    body: { seats: [{ role: roleOf(random), username: random.pick(scene.members).username }] },
  }),
  replace: ({ scene, board, random }) => ({
    who: scene.instructor,
    name: 'replaceSeat',
    params: { seatId: oneOf(random, board.gone) },
    body: { username: random.pick(scene.members).username },
  }),
  accept: (chosen) => answering(chosen, { accepts: true, noImpediment: true }),
  decline: (chosen) => answering(chosen, { accepts: false }),
  leave: ({ scene, board, random }) => {
    const seat = random.pick([...board.accepted, ...board.invited, null])
    return {
      who: personOf(scene, seat),
      name: 'leaveSeat',
      params: { seatId: seat?.id ?? NOTHING },
      body: { reason: 'Άδεια' },
    }
  },
  remind: ({ scene, board, random }) => ({
    who: scene.instructor,
    name: 'remindSeat',
    params: { seatId: oneOf(random, [...board.gone, ...board.invited]) },
  }),
  proposeOwn: ({ scene, random }) => ({
    who: scene.student,
    name: 'proposeOwnCommittee',
    params: scene.thesis,
    body: { seats: [{ role: roleOf(random), username: random.pick(scene.members).username }] },
  }),
  confirm: ({ scene, board, random }) => ({
    who: scene.instructor,
    name: 'answerProposal',
    params: { proposalId: board.proposalId ?? NOTHING },
    body: random.percent(80) ? { confirms: true } : { confirms: false, reason: 'Άδεια' },
  }),
}

const roleOf = (random: Random) => (random.percent(75) ? 'member' : 'substitute')
const oneOf = (random: Random, seats: readonly { id: number }[]) =>
  seats.length === 0 ? NOTHING : random.pick(seats).id

function answering({ scene, board, random }: Chosen, body: object): Call {
  const seat = board.invited.length === 0 ? null : random.pick(board.invited)
  return { who: personOf(scene, seat), name: 'answerSeat', params: { seatId: seat?.id ?? NOTHING }, body }
}

function personOf({ members, instructor }: CommitteeScene, seat: { accountId: number | null } | null) {
  return members.find(({ id }) => id === seat?.accountId) ?? instructor
}

/** Makes random acts on committees until there were so many interleavings. Throws BrokenPromise at the first broken invariant. */
export async function runCommittees(
  servers: TwoServers,
  { seed, interleavings }: { seed: number; interleavings: number },
): Promise<Tally<CommitteeAct>> {
  const tally: Tally<CommitteeAct> = { interleavings: 0, acts: 0, outcomes: new Map() }
  for (let round = seed; tally.interleavings < interleavings; round += 1) {
    const random = randomFrom(round)
    const scene = await furnishCommittee(servers.platform)
    for (let wave = 0; wave < WAVES_OF_A_ROUND && tally.interleavings < interleavings; wave += 1) {
      const board = await boardOf(servers.platform.db, scene)
      const acts = Array.from({ length: 2 + random.below(5) }, () => random.pick(COMMITTEE_ACTS))
      const calls = acts.map((act) => ({ act, call: CALLS[act]({ scene, board, random }) }))
      const happened = await Promise.all(
        calls.map(async ({ act, call }, index) => ({
          act,
          call,
          outcome: await send(servers.addresses[index % 2 === 0 ? 0 : 1], call),
        })),
      )
      for (const { act, outcome } of happened) count(tally, act, outcome)
      tally.interleavings += 1
      const problems = [
        ...happened.flatMap(({ call, outcome }) => unexpectedIn(call, outcome)),
        ...(await brokenInvariants(servers.platform.db)),
        ...servers.failures.splice(0),
      ]
      if (problems.length > 0) throw new BrokenPromise(report(round, wave, happened, problems))
    }
  }
  return tally
}

function unexpectedIn({ name }: Call, { code, status }: Outcome): string[] {
  const { errors = [] }: Endpoint = ENDPOINTS[name]
  return code === null || errors.some((one) => one === code)
    ? []
    : [`${name} was answered with ${status} ${code}`]
}

function count(tally: Tally<CommitteeAct>, act: CommitteeAct, { code }: Outcome): void {
  const outcomes = tally.outcomes.get(act) ?? new Map<string, number>()
  const key = code ?? 'served'
  tally.outcomes.set(act, outcomes.set(key, (outcomes.get(key) ?? 0) + 1))
  tally.acts += 1
}

function report(
  seed: number,
  wave: number,
  happened: readonly { act: CommitteeAct; call: Call; outcome: Outcome }[],
  problems: readonly string[],
): string {
  const acts = happened.map(
    ({ act, call, outcome }) => `  ${act} ${JSON.stringify(call.params)} -> ${outcome.code ?? 'served'}`,
  )
  return [
    ...problems,
    `after these at once, in wave ${wave + 1} of a committee:`,
    ...acts,
    `Again: npm run interleavings -- --seed ${seed}`,
  ].join('\n')
}
