import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectionOf } from '@diatrivi/api/platform/database/external-server'
import { type Outcome, startLoad, type WorkingStudent } from '@diatrivi/api/testing/load'
import { freePort, runProgram } from '@diatrivi/api/testing/running-program'
import { writePart } from '../../page.ts'
import { refuseLosses } from '../load/losses.ts'
import { studentsAtWork } from '../load/students.ts'
import { until } from '../until.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { addressOfBoth, type PostgresServer, postgresServer } from './postgres-server.ts'

const ROUNDS = 5
const STUDENTS = 8
/** Before the server is killed, and again after the standby has taken over. */
const ACTIONS = 400
/** How many refusals are waited for while no server takes writes. */
const REFUSED = 40

interface Figures {
  acknowledged: number
  unavailable: number
  /** Seconds from the kill to the order that the standby takes over. */
  waited: number
  /** Seconds that taking over took. */
  promotion: number
  /** Seconds from then to the first action that was served. */
  recovery: number
  /** Seconds from the kill to that act. */
  outage: number
}

/** A server is killed while people write, and its standby takes over: nothing that was acknowledged may be lost. */
export async function run(): Promise<void> {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-standby-'))
  await chmod(folder, 0o755)
  const [one, other] = [
    await postgresServer(join(folder, 'one'), programs),
    await postgresServer(join(folder, 'other'), programs),
  ]
  const port = await freePort()
  const settings = {
    DATABASE_URL: addressOfBoth(one, other),
    DATA_DIR: join(folder, 'data'),
    JWT_SECRET: 'a secret of thirty-two characters',
  }
  await one.create()
  const api = runProgram({ ...settings, API_PORT: String(port), RATE_LIMIT: 'off' })
  const address = `http://127.0.0.1:${port}`
  try {
    await until(() => api.messages.at(-1)?.type === 'ready', 'the API is ready')
    const { students } = await studentsAtWork(connectionOf(settings.DATABASE_URL), {
      dataDir: settings.DATA_DIR,
      secret: settings.JWT_SECRET,
      count: STUDENTS,
    })
    const rounds: Figures[] = []
    let [primary, standby] = [one, other]
    while (rounds.length < ROUNDS) {
      await standby.follow(primary)
      await primary.waitForStandby()
      const figures = await failOver({ address, students, primary, standby })
      rounds.push(figures)
      console.log(`  round ${rounds.length}: ${JSON.stringify(figures)}`)
      ;[primary, standby] = [standby, primary]
    }
    const [version] = await primary.query('show server_version')
    writePart('A standby that takes over', page(rounds, String(version?.server_version)))
  } finally {
    api.child.kill('SIGTERM')
    if ((await api.ended) !== 0) console.error('  The API did not end as it should.')
    await one.stop()
    await other.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Scene {
  address: string
  students: readonly WorkingStudent[]
  primary: PostgresServer
  standby: PostgresServer
}

async function failOver({ address, students, primary, standby }: Scene): Promise<Figures> {
  await primary.query('delete from step_comment')
  const { outcome, stop } = startLoad(() => address, {
    students,
    reads: ['listStepComments'],
    expectsOutage: true,
  })
  await until(() => outcome.acknowledged.length >= ACTIONS, 'actions are acknowledged')

  const killedAt = performance.now()
  primary.kill()
  await until(() => outcome.unavailable >= REFUSED, 'actions are refused')
  const orderedAt = performance.now()
  await standby.waitForNobody()
  await standby.promote()
  const promotedAt = performance.now()
  await until(() => outcome.newest.begunAt > killedAt, 'an action is served again')
  const servedAt = outcome.newest.answeredAt
  const before = outcome.acknowledged.length
  await until(() => outcome.acknowledged.length >= before + ACTIONS, 'actions are acknowledged again')
  await stop()

  await refuseFaults(outcome, standby)
  return {
    acknowledged: outcome.acknowledged.length,
    unavailable: outcome.unavailable,
    waited: seconds(orderedAt - killedAt),
    promotion: seconds(promotedAt - orderedAt),
    recovery: seconds(servedAt - promotedAt),
    outage: seconds(servedAt - killedAt),
  }
}

async function refuseFaults({ acknowledged, failures }: Outcome, server: PostgresServer): Promise<void> {
  refuseLosses(acknowledged, await server.query<{ text: string }>('select text from step_comment'))
  if (failures.length === 0) return
  throw new Error(`${failures.length} answers were neither success nor 503: ${failures[0]} …`)
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 10) / 100

function page(rounds: readonly Figures[], version: string): string[] {
  return [
    `Two servers of PostgreSQL ${version} with synchronous replication, the API with both in \`DATABASE_URL\`, and ${STUDENTS} students who write and read comments over HTTP. Each round kills the server that takes the writes (SIGKILL, with all of its sessions), promotes the other, and makes the killed one its standby. Run on ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| round | actions acknowledged | of these lost | answers 503 with `Retry-After` | other failures | kill to promotion | promotion | promotion to first action served | outage in all |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rounds.map(
      (round, index) =>
        `| ${index + 1} | ${round.acknowledged} | 0 | ${round.unavailable} | 0 | ${round.waited} s | ${round.promotion} s | ${round.recovery} s | ${round.outage} s |`,
    ),
    '',
    `The time from the kill to the promotion is that of the run, which waits for ${REFUSED} refusals; in life it is that of whoever notices. A run that loses an action, or is answered anything but success and 503, fails and writes nothing.`,
  ]
}
