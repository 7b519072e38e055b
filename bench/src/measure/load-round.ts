import autocannon from 'autocannon'
import type { Request } from './requests.ts'

export interface Round {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Puts one server under load. Every answer must be a success. */
export async function loadRound(
  url: string,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Round> {
  const result = await autocannon({ url, requests: [...requests], connections, duration: seconds })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(
      `${url}${requests[0]?.path}: ${result.non2xx} refusals and ${result.errors} errors under load.`,
    )
  }
  return { perSecond: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Of each figure by itself. */
export function medianOf(rounds: readonly Round[]): Round {
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
