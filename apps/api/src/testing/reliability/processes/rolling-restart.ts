import pg, { type ClientConfig } from 'pg'
import type { ApiProcess } from './api-process.ts'
import type { RunningProxy } from './haproxy.ts'
import { type LoadClient, startLoad } from './load.ts'
import { openPages } from './open-pages.ts'
import { until } from './until.ts'

/** How many requests are served before the first restart, and again after each. */
const REQUESTS = 500
const ROUNDS = 2

export interface RestartFigures {
  processes: number
  restarts: number
  requests: number
  written: number
  /** Streams that were opened again because their process went. */
  reopened: number
  p50: number
  p99: number
  /** The longest that a process took from SIGTERM to its end, and from its start until it had requests again; seconds. */
  slowestEnd: number
  slowestReturn: number
}

interface Scene {
  proxy: RunningProxy
  apis: readonly ApiProcess[]
  clients: readonly LoadClient[]
  tokens: readonly string[]
  connection: ClientConfig
}

/** Every process is restarted several times, one after the other, while people read, write and have pages open. */
export async function restartUnderLoad(scene: Scene): Promise<RestartFigures> {
  const { proxy, apis, clients, tokens, connection } = scene
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('delete from step_comment')
  const pages = openPages(proxy.address, tokens)
  const load = startLoad(() => proxy.address, clients)
  const { outcome } = load
  const [ends, returns]: [number[], number[]] = [[], []]
  try {
    await someRequests()
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const api of apis) {
        const begunAt = performance.now()
        await api.stop()
        ends.push(performance.now() - begunAt)
        const startedAt = performance.now()
        await api.start()
        await until(async () => (await proxy.serving()) === apis.length, 'the proxy takes it back')
        returns.push(performance.now() - startedAt)
        await someRequests()
      }
    }
  } finally {
    await load.stop()
    await pages.stop()
  }
  const { rows } = await client.query('select text, count(*)::int as times from step_comment group by text')
  await client.end()

  const failures = [...outcome.failures, ...pages.failures]
  if (failures.length > 0)
    throw new Error(`${failures.length} requests failed: ${failures.slice(0, 5).join('\n')}`)
  const kept = new Map(rows.map(({ text, times }) => [text, times]))
  const lost = outcome.acknowledged.filter((text) => kept.get(text) !== 1)
  if (lost.length > 0)
    throw new Error(`${lost.length} acknowledged comments are not there once: ${lost[0]} …`)
  return {
    processes: apis.length,
    restarts: ends.length,
    requests: outcome.times.length,
    written: outcome.acknowledged.length,
    reopened: pages.opened() - tokens.length,
    p50: percentile(outcome.times, 0.5),
    p99: percentile(outcome.times, 0.99),
    slowestEnd: Math.max(...ends) / 1_000,
    slowestReturn: Math.max(...returns) / 1_000,
  }

  async function someRequests(): Promise<void> {
    const before = outcome.times.length
    await until(() => outcome.times.length >= before + REQUESTS, 'requests are served')
  }
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
}
