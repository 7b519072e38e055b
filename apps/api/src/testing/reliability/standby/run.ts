import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, runProgram } from '../../running-program.ts'
import { writePart } from '../page.ts'
import { furnishWriters } from './furnish.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { addressOfBoth, type PostgresServer, postgresServer } from './postgres-server.ts'
import { type Answers, startWriting, type Writer } from './writers.ts'

const ROUNDS = 5
const WRITERS = 8
/** Before the server is killed, and again after the standby has taken over. */
const ACTS = 400
/** Of these are waited for while no server takes writes. */
const REFUSED = 40
const LIMIT_MS = 60_000

interface Figures {
  acknowledged: number
  unavailable: number
  /** Seconds from the kill to the order that the standby takes over. */
  waited: number
  /** Seconds that taking over took. */
  promotion: number
  /** Seconds from then to the first act that was served. */
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
    const writers = await furnishWriters(settings, WRITERS)
    const rounds: Figures[] = []
    let [primary, standby] = [one, other]
    while (rounds.length < ROUNDS) {
      await standby.follow(primary)
      await primary.waitForStandby()
      const figures = await failOver({ address, writers, primary, standby })
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
  writers: readonly Writer[]
  primary: PostgresServer
  standby: PostgresServer
}

async function failOver({ address, writers, primary, standby }: Scene): Promise<Figures> {
  await primary.query('delete from step_comment')
  const { answers, stop } = startWriting(address, writers)
  await until(() => answers.acknowledged.length >= ACTS, 'acts are acknowledged')

  const killedAt = performance.now()
  primary.kill()
  await until(() => answers.unavailable >= REFUSED, 'acts are refused')
  const orderedAt = performance.now()
  await standby.waitForNobody()
  await standby.promote()
  const promotedAt = performance.now()
  await until(() => answers.newest.begunAt > killedAt, 'an act is served again')
  const servedAt = answers.newest.answeredAt
  const before = answers.acknowledged.length
  await until(() => answers.acknowledged.length >= before + ACTS, 'acts are acknowledged again')
  await stop()

  await refuseLosses(answers, standby)
  return {
    acknowledged: answers.acknowledged.length,
    unavailable: answers.unavailable,
    waited: seconds(orderedAt - killedAt),
    promotion: seconds(promotedAt - orderedAt),
    recovery: seconds(servedAt - promotedAt),
    outage: seconds(servedAt - killedAt),
  }
}

async function refuseLosses({ acknowledged, wrong }: Answers, server: PostgresServer): Promise<void> {
  const rows = await server.query('select text, count(*)::int as times from step_comment group by text')
  const kept = new Map(rows.map(({ text, times }) => [text, times]))
  const lost = acknowledged.filter((text) => kept.get(text) !== 1)
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged acts are not there once: ${lost[0]} …`)
  if (wrong.length > 0) throw new Error(`${wrong.length} answers were neither success nor 503: ${wrong[0]} …`)
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MS
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Waited for ${LIMIT_MS / 1_000} seconds until ${what}.`)
    await delay(2)
  }
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 10) / 100

function page(rounds: readonly Figures[], version: string): string[] {
  return [
    `Two servers of PostgreSQL ${version} with synchronous replication, the API with both in \`DATABASE_URL\`, and ${WRITERS} students who write and read comments over HTTP. Each round kills the server that takes the writes (SIGKILL, with all of its sessions), promotes the other, and makes the killed one its standby. Run on ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| round | acts acknowledged | of these lost | answers 503 with `Retry-After` | other failures | kill to promotion | promotion | promotion to first act served | outage in all |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rounds.map(
      (round, index) =>
        `| ${index + 1} | ${round.acknowledged} | 0 | ${round.unavailable} | 0 | ${round.waited} s | ${round.promotion} s | ${round.recovery} s | ${round.outage} s |`,
    ),
    '',
    `The time from the kill to the promotion is that of the run, which waits for ${REFUSED} refusals; in life it is that of whoever notices. A run that loses an act, or is answered anything but success and 503, fails and writes nothing.`,
  ]
}
