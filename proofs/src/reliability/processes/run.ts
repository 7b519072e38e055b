import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@diatrivi/api/platform/database/migrate'
import { freePort, urlOfDatabase } from '@diatrivi/api/testing/running-program'
import { startTestServer } from '@diatrivi/api/testing/start-test-server'
import type { ClientConfig } from 'pg'
import { writePart } from '../../page.ts'
import { studentsAtWork } from '../load/students.ts'
import { apiProcess } from './api-process.ts'
import { startHaproxy } from './haproxy.ts'
import { answerThroughPgbouncer, type PoolerSettings } from './pgbouncer.ts'
import { revocationTimes } from './revocation.ts'
import { type RestartFigures, restartUnderLoad } from './rolling-restart.ts'
import { requireProgram } from './server-program.ts'
import { takeoverOfJobs } from './takeover.ts'

const STUDENTS = 6
const DRAIN_SECONDS = 3
const SECRET = 'a secret of thirty-two characters'

interface Figures {
  restarts: RestartFigures[]
  revocations: number[]
  takeover: number
  poolers: { settings: PoolerSettings; answer: string | null }[]
}

/** Several API processes on one PostgreSQL behind HAProxy, each restarted while people read and write: no request may fail. */
export async function run(): Promise<void> {
  for (const program of ['haproxy', 'pgbouncer']) requireProgram(program)
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-processes-'))
  chmodSync(folder, 0o755)
  const server = await startTestServer()
  try {
    await migrateDatabase(server.connection)
    const figures: Figures = { restarts: [], revocations: [], takeover: 0, poolers: [] }
    for (const count of [2, 3]) await withProcesses(count, { folder, connection: server.connection }, figures)
    const settings = { DATA_DIR: folder, JWT_SECRET: SECRET }
    for (const [mode, isIndulgent] of [
      ['transaction', false],
      ['transaction', true],
      ['session', false],
    ] as const) {
      const pooler = { mode, isIndulgent }
      figures.poolers.push({
        settings: pooler,
        answer: await answerThroughPgbouncer(server.connection, pooler, settings),
      })
      console.log(`  ${JSON.stringify(figures.poolers.at(-1))}`)
    }
    writePart('Several API processes', page(figures))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withProcesses(
  count: number,
  { folder, connection }: { folder: string; connection: ClientConfig },
  figures: Figures,
): Promise<void> {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const settings = {
    DATABASE_URL: urlOfDatabase(connection),
    DATA_DIR: folder,
    JWT_SECRET: SECRET,
    RATE_LIMIT: 'off',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  }
  const apis = ports.map((port) => apiProcess(port, settings))
  try {
    for (const api of apis) await api.start()
    const proxy = await startHaproxy(folder, await freePort(), ports)
    try {
      const { students, tokens } = await studentsAtWork(connection, {
        dataDir: folder,
        secret: SECRET,
        count: STUDENTS,
      })
      figures.restarts.push(await restartUnderLoad({ proxy, apis, students, tokens, connection }))
      console.log(`  ${JSON.stringify(figures.restarts.at(-1))}`)
      const [here, there] = apis
      if (count > 2 || here === undefined || there === undefined) return
      figures.revocations = await revocationTimes(here.address, there.address, tokens)
      figures.takeover = await takeoverOfJobs(connection, apis)
      console.log(`  ${JSON.stringify({ revocations: figures.revocations, takeover: figures.takeover })}`)
    } finally {
      await proxy.stop()
    }
  } finally {
    for (const api of apis) await api.stop()
  }
}

function page({ restarts, revocations, takeover, poolers }: Figures): string[] {
  const sorted = revocations.toSorted((a, b) => a - b)
  const answers = poolers.map(
    ({ settings: { mode, isIndulgent }, answer }) =>
      `| ${mode} | ${isIndulgent ? 'ignored' : 'refused'} | ${answer === null ? 'serves' : `ends with: ${answer}`} |`,
  )
  return [
    `Two processes of the API, then three, on one PostgreSQL behind HAProxy, which asks \`/readyz\` of each every half second. ${STUDENTS} students write and read over HTTP without a pause, and as many pages have their stream of notices open, while each process is stopped by SIGTERM and started again, twice over (\`DRAIN_SECONDS=${DRAIN_SECONDS}\`). Nothing is tried twice. Run on ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| processes | restarts | requests | failed | comments written | of these lost or doubled | streams opened again | p50 | p99 | SIGTERM to end, at most | start until it serves, at most |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...restarts.map(
      (one) =>
        `| ${one.processes} | ${one.restarts} | ${one.requests} | 0 | ${one.written} | 0 | ${one.reopened} | ${one.p50.toFixed(1)} ms | ${one.p99.toFixed(1)} ms | ${one.slowestEnd.toFixed(1)} s | ${one.slowestReturn.toFixed(1)} s |`,
    ),
    '',
    `- A session that both processes have just admitted is refused by the other after a sign-out within ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms (median of ${sorted.length}; at most ${sorted.at(-1)?.toFixed(1)} ms).`,
    `- The recurring jobs run in one process; when it was killed (SIGKILL), another ran them after ${takeover.toFixed(1)} s.`,
    '',
    'With PgBouncer between a process and PostgreSQL, the process says at the start why it does not serve:',
    '',
    '| `pool_mode` | settings that PgBouncer does not know | the process |',
    '|---|---|---|',
    ...answers,
    '',
    'A run in which a request fails, or a comment is lost, fails itself and writes nothing.',
  ]
}
