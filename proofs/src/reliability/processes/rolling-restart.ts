import { STUDENT_READS, startLoad, type WorkingStudent } from '@diatrivi/api/testing/load'
import pg, { type ClientConfig } from 'pg'
import { refuseLosses } from '../load/losses.ts'
import { until } from '../until.ts'
import type { ApiProcess } from './api-process.ts'
import type { RunningProxy } from './haproxy.ts'
import { openPages } from './open-pages.ts'

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
  students: readonly WorkingStudent[]
  tokens: readonly string[]
  connection: ClientConfig
}

/** Every process is restarted several times, one after the other, while people read, write and have pages open. */
export async function restartUnderLoad(scene: Scene): Promise<RestartFigures> {
  const { proxy, apis, students, tokens, connection } = scene
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('delete from step_comment')
  const pages = openPages(proxy.address, tokens)
  const load = startLoad(() => proxy.address, { students, reads: STUDENT_READS, expectsOutage: false })
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
  const { rows } = await client.query<{ text: string }>('select text from step_comment')
  await client.end()

  const failures = [...outcome.failures, ...pages.failures]
  if (failures.length > 0)
    throw new Error(`${failures.length} requests failed: ${failures.slice(0, 5).join('\n')}`)
  refuseLosses(outcome.acknowledged, rows)
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
