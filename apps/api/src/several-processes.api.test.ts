import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readExposition } from './platform/metrics/exposition.fixture.ts'
import { liveProcesses } from './platform/processes/live-processes.queries.ts'
import { freePort, type RunningProgram, runProgram, urlOfDatabase } from './testing/running-program.ts'
import { startTestApi } from './testing/test-api.ts'

const { db, connection, dataDir } = await startTestApi()
const [apiPort, metricsPort] = [await freePort(), await freePort()]
const api = `http://127.0.0.1:${apiPort}`
const settings = { DATA_DIR: dataDir, JWT_SECRET: 'a secret of thirty-two characters', RATE_LIMIT: 'off' }
const ownDatabase = { ...settings, DATABASE_URL: urlOfDatabase(connection) }
const ENOUGH_TIME = 50_000
let program: RunningProgram

const pids = async () => (await liveProcesses(db)).map(({ pid }) => pid)

/** Asks over a connection of its own, so that the keeper chooses the process. */
const ask = async (path: string) =>
  (await fetch(`${api}${path}`, { headers: { connection: 'close' } })).status

async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  const { samples } = readExposition(await answer.text())
  const isAsked = (found: Record<string, string>) =>
    Object.entries(labels).every(([label, value]) => found[label] === value)
  return samples.find((one) => one.name === name && isAsked(one.labels))?.value
}

beforeAll(async () => {
  program = runProgram({
    ...ownDatabase,
    API_PROCESSES: '2',
    API_PORT: String(apiPort),
    METRICS_PORT: String(metricsPort),
  })
  await vi.waitFor(() => expect(program.messages.at(-1)).toMatchObject({ type: 'ready' }), ENOUGH_TIME)
  // The connection by which a process is known is opened beside what it serves.
  await vi.waitFor(async () => expect(await pids()).toHaveLength(2), ENOUGH_TIME)
})
afterAll(async () => {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

describe('the API in two processes', { timeout: ENOUGH_TIME }, () => {
  it('says once that it is ready, with a code that stays good', () => {
    expect(program.messages.filter(({ type }) => type === 'ready')).toHaveLength(1)
    expect(program.messages.at(-1)).toMatchObject({
      url: api,
      status: { hasAdministrator: false, firstRun: { code: expect.any(String) } },
    })
  })

  it('serves from both, and their metrics are added up', async () => {
    expect(await pids()).toHaveLength(2)
    for (let asked = 0; asked < 10; asked += 1) expect(await ask('/v1/nothing')).toBe(404)
    expect(await figure('diatrivi_http_requests_total', { endpoint: 'other', code: '404' })).toBe(10)
    expect(await figure('diatrivi_processes')).toBe(2)
    expect(await figure('diatrivi_database_up')).toBe(1)
    expect(await figure('diatrivi_build_info')).toBe(1)
    expect(await figure('diatrivi_database_pool_max_connections')).toBe(24)
  })

  it('replaces a process that is killed', async () => {
    const [killed = 0, other] = await pids()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(async () => {
      const now = await pids()
      expect(now).toHaveLength(2)
      expect(now).not.toContain(killed)
      expect(now).toContain(other)
    }, ENOUGH_TIME)
    expect(await ask('/readyz')).toBe(200)
  })

  it('replaces each process on SIGHUP, and no request fails meanwhile', async () => {
    const before = await pids()
    const statuses = new Set<number>()
    let isOver = false
    const asking = (async () => {
      while (!isOver) {
        statuses.add(await ask('/readyz'))
        await delay(5)
      }
    })()
    program.child.kill('SIGHUP')
    await vi.waitFor(async () => {
      const now = await pids()
      expect(now).toHaveLength(2)
      expect(now.filter((pid) => before.includes(pid))).toEqual([])
    }, ENOUGH_TIME)
    isOver = true
    await asking
    expect([...statuses]).toEqual([200])
  })
})

describe('more processes than can be', { timeout: ENOUGH_TIME }, () => {
  it.each([
    [
      { ...settings, API_PROCESSES: '2' },
      'DATABASE_URL must be set when API_PROCESSES is more than 1: the embedded database serves one process.',
    ],
    [
      { ...ownDatabase, API_PROCESSES: '0' },
      'API_PROCESSES must be auto or a whole number from 1 to 128, not "0".',
    ],
    [
      { ...ownDatabase, API_PROCESSES: '128' },
      expect.stringMatching(/^128 processes need 1792 connections, and the database gives \d+: set its/),
    ],
  ])('%o is refused with a sentence', async (env, message) => {
    const { messages, ended } = runProgram({ ...env, API_PORT: String(await freePort()) })
    expect(await ended).toBe(1)
    expect(messages.at(-1)).toEqual({ type: 'failed', message })
  })
})
