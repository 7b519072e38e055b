import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { databaseAt } from '../../platform/database/database.ts'
import { freePort, runProgram, urlOfDatabase } from '../../testing/running-program.ts'
import { silent } from '../../testing/start-test-server.ts'
import { checkReplica } from './replica-check.ts'
import { aWebServer } from './surroundings.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DOCTOR = join(import.meta.dirname, '../doctor.ts')

/** The command as an operator gives it. */
function doctor(env: Record<string, string>, args: string[] = []): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [DOCTOR, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, text) => resolve({ code: Number(error?.code ?? 0), text }),
    )
  })
}

it('the command works beside an installation with its embedded database, and without it', async () => {
  const web = await aWebServer()
  const env = {
    DATA_DIR: join(folder, 'data'),
    API_PORT: String(await freePort()),
    WEB_ORIGIN: `http://127.0.0.1:${web.port}`,
    MIN_FREE_DISK_MB: '1',
  }
  const before = await doctor(env)
  expect(before.code).toBe(1)
  expect(before.text).toContain('There is no folder')

  const program = runProgram(env)
  await expect.poll(() => program.messages.at(-1), { timeout: 60_000 }).toMatchObject({ type: 'ready' })
  const json = await doctor(env, ['--json'])
  expect(JSON.parse(json.text)).toMatchObject({
    healthy: true,
    findings: expect.arrayContaining([
      { about: 'database', verdict: 'fine', sentence: `The embedded server in ${env.DATA_DIR} lets us in.` },
      {
        about: 'mail',
        verdict: 'note',
        sentence: 'SMTP_URL is not set: mails stay in a folder of this machine.',
      },
    ]),
  })
  expect(json.code).toBe(0)

  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  const stopped = await doctor(env)
  web.close()
  expect(stopped.code).toBe(1)
  expect(stopped.text).toMatch(/\nWRONG {2}processes +No process of the API runs .*\n\n1 thing is wrong\.\n$/)
}, 120_000)

it('a replica that stands still is told by how far it is behind', async () => {
  const settings = { fsync: 'off', max_wal_size: '64MB' }
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const options = { name: 'diatrivi', log: silent, settings }
  await (await startEmbeddedPostgres({ ...options, folder: first })).stop()
  cpSync(first, second, { recursive: true })
  writeFileSync(join(second, 'cluster', 'standby.signal'), '')
  const primary = await startEmbeddedPostgres({ ...options, folder: first })
  const replica = await startEmbeddedPostgres({ ...options, folder: second })
  const { db, close } = databaseAt(primary.connection, silent, primary.stop)
  try {
    const url = urlOfDatabase(replica.connection)
    expect((await checkReplica(db, url)).verdict).toBe('fine')
    await db.execute(sql`select pg_logical_emit_message(false, 'test', repeat('x', 20000000))`)
    expect((await checkReplica(db, url)).sentence).toMatch(
      /^The replica at .* is \d+ MB of changes behind, so people read what is old: look at its log/,
    )
  } finally {
    await close()
    await replica.stop()
  }
}, 60_000)
