import { setTimeout as delay } from 'node:timers/promises'
import { type Random, randomFrom } from '../../interleavings/random.ts'
import { until } from '../until.ts'
import { nextAction, tourOf } from './actions.ts'
import { followNotices, type NoticeStream } from './notice-stream.ts'
import type { Errand, Person } from './people.ts'
import { NotServed, type PersonClient, personClient } from './person-client.ts'
import { newTally, type Tally } from './tally.ts'

export interface CrowdOptions {
  address: string
  people: readonly Person[]
  password: string
  seed: number
  /** Over which they sign in, one after the other. */
  rampSeconds: number
  /** From then on. */
  seconds: number
  /** Between two actions of a person: at least and at most. */
  thinkSeconds: readonly [number, number]
}

interface Arrived {
  client: PersonClient
  stream: NoticeStream
}

/**
 * People who sign in, keep a page open and act, each in his or her own time. Who is not served goes on with something else;
 * the failures say so. `meanwhile` begins when the last person has arrived, and ends by itself or when it is over.
 */
export async function runCrowd(
  options: CrowdOptions,
  meanwhile: (over: AbortSignal) => Promise<void> = async () => undefined,
): Promise<Tally> {
  const { address, people, password, seed, rampSeconds, seconds } = options
  const tally = newTally()
  const over = new AbortController()
  const pause = (s: number) => delay(s * 1_000, undefined, { signal: over.signal }).catch(() => undefined)
  const atWork: Promise<void>[] = []

  async function arrive(person: Person, number: number): Promise<Arrived> {
    await pause((rampSeconds * number) / people.length)
    const body = { username: person.username, password }
    const { jwt_token: token } = await personClient(address, null, tally).ask('sign in', 'signIn', { body })
    if (token === null) throw new Error(`${person.username} was not signed in.`)
    const arrived = {
      client: personClient(address, token, tally),
      stream: await followNotices(address, token, tally),
    }
    atWork.push(work(person, arrived.client, seed + number))
    return arrived
  }

  async function work({ errand }: Person, client: PersonClient, ownSeed: number): Promise<void> {
    const random = randomFrom(ownSeed)
    const [least, most] = options.thinkSeconds
    const me = { ...client, random, seen: [], interestIn: null }
    const tour = [...tourOf(errand)]
    // Each of them once, however slow the machine is; then as chance has it.
    for (let act = tour.shift(); act !== undefined; act = tour.shift() ?? nextOf(errand, random)) {
      await act(me).catch((error: unknown) => {
        if (!(error instanceof NotServed)) throw error
      })
      await pause(least + (random.below(1_000) / 1_000) * (most - least))
    }
  }

  const nextOf = (errand: Errand, random: Random) =>
    over.signal.aborted ? undefined : nextAction(errand, random)

  try {
    const arrived = await Promise.all(people.map(arrive))
    const all = Promise.all([...atWork, meanwhile(over.signal)])
    await Promise.race([pause(seconds), all])
    over.abort()
    await all
    await compareBells(arrived, tally)
    for (const { stream } of arrived) await stream.close()
    return tally
  } finally {
    over.abort()
  }
}

/** What each page shows in the end is what the API says. */
async function compareBells(arrived: readonly Arrived[], tally: Tally): Promise<void> {
  const compare = async ({ client, stream }: Arrived) => {
    const { unread } = await client.ask('notices', 'countUnreadNotices')
    await until(
      () => stream.unread() === unread,
      `a bell that shows ${stream.unread()} shows ${unread}`,
    ).catch((error: Error) => tally.failures.push(error.message))
  }
  await Promise.all(arrived.map(compare))
}
