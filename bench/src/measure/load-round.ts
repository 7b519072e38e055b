import autocannon from 'autocannon'
import type { Call } from './call.ts'
import type { Side } from './requests.ts'

export interface Round {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Puts one server under load. Every answer must be a success. */
export async function loadRound(
  { url, sequences }: Side,
  call: Call,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Round> {
  const all = sequences(call)
  let next = 0
  const result = await autocannon({
    url,
    duration: seconds,
    // Two that repeat the same action would refuse each other.
    connections: call.kind === 'act' ? Math.min(connections, all.length) : connections,
    // Each connection begins elsewhere, so that they do not all ask for the same at once.
    setupClient: (client) => {
      const begin = next++ % all.length
      client.setRequests(
        call.kind === 'act' ? (all[begin] ?? []) : [...all.slice(begin), ...all.slice(0, begin)].flat(),
      )
    },
  })
  if (result.errors > 0 || result.non2xx > 0) {
    const statuses = Object.entries(result.statusCodeStats ?? {}).map(
      ([status, { count }]) => `${count} of ${status}`,
    )
    throw new Error(
      `${call.name} under load at ${url}: ${result.errors} errors, and answers ${statuses.join(', ')}.`,
    )
  }
  if (result['2xx'] === 0) throw new Error(`${call.name}: no answer from ${url} in ${seconds} s.`)
  return { perSecond: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

/** So many rounds of all sides in turn, so that what else the machine does meets each; the medians of each side. */
export async function mediansInTurn<One extends Side>(
  sides: readonly One[],
  rounds: number,
  underLoad: (side: One) => Promise<Round>,
): Promise<Round[]> {
  const found = sides.map((): Round[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) found[index]?.push(await underLoad(side))
  }
  return found.map(medianOf)
}

/** The median of each figure by itself. */
function medianOf(rounds: readonly Round[]): Round {
  const middle = (figure: (round: Round) => number) => {
    const sorted = rounds.map(figure).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  }
}
