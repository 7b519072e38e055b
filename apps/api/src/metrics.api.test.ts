import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PROJECT_FOLDER } from './platform/config/project-folder.ts'
import { mailOutage } from './platform/mail/tables.ts'
import { type Exposition, readExposition, type Sample } from './platform/metrics/exposition.fixture.ts'
import { freePort, type RunningProgram, runProgram, urlOfDatabase } from './testing/running-program.ts'
import { startTestApi } from './testing/test-api.ts'

const { given, db, connection, dataDir } = await startTestApi()
const [apiPort, metricsPort] = [await freePort(), await freePort()]
const api = `http://127.0.0.1:${apiPort}`
let program: RunningProgram
let student: Awaited<ReturnType<typeof given.aStudent>>

const metrics = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`)
const read = async (): Promise<Exposition> => readExposition(await (await metrics()).text())

beforeAll(async () => {
  student = await given.aStudent({ username: 'maria', password: 'secret-1' })
  program = runProgram({
    API_PORT: String(apiPort),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    DATABASE_URL: urlOfDatabase(connection),
    JWT_SECRET: 'a secret of thirty-two characters',
    RATE_LIMIT: 'off',
    ALLOWED_HOSTS: 'api-1',
  })
  await vi.waitFor(() => expect(program.messages.at(-1)).toMatchObject({ type: 'ready' }), 50_000)
  await workAtIt()
  // The jobs have run by then.
  const run = async () => figure(await read(), 'diatrivi_task_last_run_timestamp_seconds', { task: 'upkeep' })
  await vi.waitFor(async () => expect(await run()).toBeGreaterThan(0), 20_000)
})
afterAll(async () => {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})

/** Requests of a person, a stranger, a probe and a scanner. */
async function workAtIt(): Promise<void> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: student.username, password: 'secret-1' }),
  })
  const { jwt_token: token } = (await answer.json()) as { jwt_token: string }
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${api}/v1/user/profile/none/${student.username}`, { headers })
  await fetch(`${api}/v1/student/profile`, { headers })
  await fetch(`${api}/v1/student/profile`, { headers })
  await fetch(`${api}/v1/student/profile`)
  await fetch(`${api}/readyz`)
}

function figure(
  { samples }: Exposition,
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const isAsked = (sample: Sample) =>
    sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value)
  return samples.find(isAsked)?.value
}

describe('the metrics', () => {
  it('are in the format that Prometheus reads, each with its type and its help', async () => {
    const answer = await metrics()
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const { samples, types, helps } = readExposition(await answer.text())
    const family = (name: string) => (types.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, ''))
    for (const { name } of samples)
      expect([name, types.has(family(name)), helps.has(family(name))]).toEqual([name, true, true])
    const ours = [...types].filter(([name]) => name.startsWith('diatrivi_'))
    expect(ours.length).toBeGreaterThan(20)
    for (const [name, type] of ours)
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
  })

  it('count requests by endpoint and status, and say how long they took', async () => {
    const now = await read()
    const requests = (endpoint: string, code: string) =>
      figure(now, 'diatrivi_http_requests_total', { endpoint, code })
    expect(requests('signIn', '200')).toBe(1)
    expect(requests('getStudentProfile', '200')).toBe(2)
    expect(requests('getStudentProfile', '401')).toBe(1)
    expect(requests('other', '404')).toBe(1)
    const times = { endpoint: 'getStudentProfile' }
    expect(figure(now, 'diatrivi_http_request_duration_seconds_count', times)).toBe(3)
    expect(figure(now, 'diatrivi_http_request_duration_seconds_bucket', { ...times, le: '+Inf' })).toBe(3)
    expect(figure(now, 'diatrivi_http_request_duration_seconds_sum', times)).toBeGreaterThan(0)
  })

  it('have labels with few values, and none of a person', async () => {
    const { samples } = await read()
    const labels = new Map<string, Set<string>>()
    for (const sample of samples) {
      for (const [label, value] of Object.entries(sample.labels)) {
        labels.set(label, (labels.get(label) ?? new Set()).add(value))
      }
    }
    for (const endpoint of labels.get('endpoint') ?? [])
      expect([...Object.keys(ENDPOINTS), 'other']).toContain(endpoint)
    expect((await (await metrics()).text()).includes(student.username)).toBe(false)
    for (const [label, values] of labels)
      if (label !== 'endpoint') expect([label, values.size < 40]).toEqual([label, true])
  })

  it('say how the pool, the disk, the process and the event loop are', async () => {
    const now = await read()
    const pool = (state: string) => figure(now, 'diatrivi_database_pool_connections', { state }) ?? 0
    expect(pool('idle') + pool('in_use')).toBeGreaterThan(0)
    expect(figure(now, 'diatrivi_database_pool_max_connections')).toBe(12)
    for (const name of [
      'diatrivi_database_up',
      'diatrivi_processes',
      'diatrivi_sessions',
      'diatrivi_build_info',
    ]) {
      expect([name, figure(now, name)]).toEqual([name, 1])
    }
    for (const name of [
      'diatrivi_disk_free_bytes',
      'diatrivi_disk_size_bytes',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'diatrivi_task_interval_seconds',
      'diatrivi_task_last_success_timestamp_seconds',
    ]) {
      expect([name, (figure(now, name) ?? 0) > 0]).toEqual([name, true])
    }
    for (const name of [
      'diatrivi_event_streams',
      'diatrivi_uploads_in_flight',
      'diatrivi_database_pool_waiting',
    ]) {
      expect([name, figure(now, name)]).toEqual([name, 0])
    }
  })

  it('follow the outbox, its outage and the failures of a job', async () => {
    const minute = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const later = new Date(Date.now() + 3_600_000)
    await db.transaction((tx) =>
      tx.insert(mailOutage).values({ since: minute(10), nextTryAt: later, lastError: 'ECONNREFUSED' }),
    )
    await given.aMail({ createdAt: minute(20), dueAt: later })
    await given.aLostMail()
    await db.execute(sql`
      update setting set value = jsonb_set(value::jsonb, '{failures}', '3')::text where key = 'job:file check'`)
    const now = await read()
    expect(figure(now, 'diatrivi_mails_waiting')).toBe(1)
    expect(figure(now, 'diatrivi_mails_undeliverable')).toBe(1)
    expect(figure(now, 'diatrivi_mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(1_200)
    expect(figure(now, 'diatrivi_mail_outage_seconds')).toBeGreaterThanOrEqual(600)
    expect(figure(now, 'diatrivi_task_failures_total', { task: 'file_check' })).toBe(3)
  })

  it('are under the names of the installation alone', async () => {
    const statusAs = (host: string) =>
      new Promise((resolve, reject) => {
        request({ port: metricsPort, path: '/metrics', headers: { host } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .on('error', reject)
          .end()
      })
    const port = `:${metricsPort}`
    expect(await statusAs(`evil.example${port}`)).toBe(403)
    expect(await statusAs(`127.0.0.1.evil.example${port}`)).toBe(403)
    for (const name of ['api-1', 'localhost', '10.0.0.11']) expect(await statusAs(name + port)).toBe(200)
  })

  it('are on their own port alone, which answers nothing else', async () => {
    expect((await fetch(`${api}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})

describe('the alerts', () => {
  const rules = readFileSync(join(PROJECT_FOLDER, 'deploy/prometheus/alerts.yml'), 'utf8')
  const exprs = [...rules.matchAll(/expr: (?:>-\n)?((?:.+\n)(?: {12,}.+\n)*)/g)].map(([, expr = '']) => expr)

  it('name metrics that are served, and no other', async () => {
    const { samples } = await read()
    const served = new Set(samples.map(({ name }) => name))
    const named = exprs.flatMap((expr) => expr.match(/\b(?:diatrivi|process|nodejs)_\w+/g) ?? [])
    expect(named.length).toBeGreaterThan(10)
    for (const name of named) expect([name, served.has(name)]).toEqual([name, true])
  })

  it('each have an expression, a severity, a summary and a paragraph in the guide', () => {
    const alerts = [...rules.matchAll(/- alert: (\w+)\n([\s\S]*?)(?=\n {6}- alert|$)/g)]
    expect(alerts.length).toBe(exprs.length)
    const guide = readFileSync(join(PROJECT_FOLDER, 'docs/guides/operation.md'), 'utf8')
    for (const [, name = '', body = ''] of alerts) {
      expect(body).toMatch(/expr: /)
      expect(body).toMatch(/severity: (?:page|ticket)/)
      expect(body).toMatch(/summary: \S.{20,}/)
      expect(guide).toContain(`\n| ${name} | `)
    }
  })
})
