import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, runProgram, urlOfDatabase } from './testing/running-program.ts'
import { openTestDatabase } from './testing/test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-program-'))
const database = await openTestDatabase()
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const SECRET = 'a secret of thirty-two characters'

const run = (env: Record<string, string>) => runProgram({ DATA_DIR: dataDir, ...env })

/** As a setting names it. */
const databaseUrl = () => urlOfDatabase(database.connection)

describe('the program', () => {
  it('ends with code 1 and a sentence for each wrong setting', async () => {
    const { messages, ended } = run({ API_PORT: 'many', RATE_LIMIT: 'perhaps' })
    expect(await ended).toBe(1)
    expect(messages).toEqual([
      {
        type: 'failed',
        message:
          'API_PORT must be a whole number from 1 to 65535, not "many".\nRATE_LIMIT must be on or off, not "perhaps".',
      },
    ])
  })

  it('says that its bucket cannot be used, and not the secret', async () => {
    const host = `127.0.0.1:${await freePort()}`
    const { messages, ended } = run({ STORAGE_URL: `http://key:kalimera@${host}/theses` })
    expect(await ended).toBe(1)
    expect(messages).toEqual([
      { type: 'stage', text: 'trying the object storage' },
      {
        type: 'failed',
        message: `The object storage of STORAGE_URL at ${host} cannot be used (ECONNREFUSED): start it or correct the setting.`,
      },
    ])
  })

  it('reports its stages, serves, and drains when asked to stop', async () => {
    const port = await freePort()
    const { child, messages, ended } = run({
      API_PORT: String(port),
      DATABASE_URL: databaseUrl(),
      JWT_SECRET: SECRET,
    })
    const url = `http://127.0.0.1:${port}`
    await expect
      .poll(() => messages.at(-1), { timeout: 15_000 })
      .toEqual({
        type: 'ready',
        url,
        status: {
          holdsDemo: false,
          hasAdministrator: false,
          firstRun: {
            page: 'http://127.0.0.1:3000/first-run',
            code: expect.stringMatching(/^(?:\w{4}-){6}\w{4}$/),
          },
        },
      })
    expect(messages.slice(0, -1)).toEqual([
      { type: 'stage', text: 'starting the database' },
      { type: 'stage', text: 'bringing the tables up to date' },
    ])
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' })
    expect((await fetch(`${url}/dev/mailbox`)).status).toBe(404)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('removes what is old as soon as it runs', async () => {
    const uploads = join(dataDir, 'uploads')
    mkdirSync(uploads, { recursive: true })
    writeFileSync(join(uploads, 'left'), 'bytes')
    utimesSync(join(uploads, 'left'), 0, 0)
    const { pool } = database
    await pool.query("insert into attempt (key, points, expire) values ('over', 1, now() - interval '1 day')")
    const env = {
      API_PORT: String(await freePort()),
      DATABASE_URL: databaseUrl(),
      JWT_SECRET: SECRET,
    }
    const { child, messages, ended } = run(env)
    const left = async () => [readdirSync(uploads), (await pool.query('select from attempt')).rowCount]
    await expect.poll(left, { timeout: 15_000 }).toEqual([[], 0])
    // From then on it stops in order.
    await expect.poll(() => messages.at(-1)?.type, { timeout: 15_000 }).toBe('ready')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('says that nobody reads what it writes, and serves on until its starter stops it', async () => {
    const port = await freePort()
    const { child, messages, ended } = run({
      API_PORT: String(port),
      DATABASE_URL: databaseUrl(),
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'info',
    })
    await expect.poll(() => messages.at(-1)?.type, { timeout: 15_000 }).toBe('ready')
    child.stdout?.destroy()
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/v1/nothing`)).status
    await expect.poll(async () => [await ask(), messages.at(-1)]).toEqual([404, { type: 'unread' }])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it.runIf(process.platform === 'linux')('says that its data folder cannot be made', async () => {
    const { messages, ended } = run({ DATA_DIR: '/proc/none/data' })
    expect(await ended).toBe(1)
    expect(messages).toEqual([
      {
        type: 'failed',
        message: expect.stringMatching(/^The data folder \/proc\/none\/data cannot be written/),
      },
    ])
  })

  it('says that its port is taken', async () => {
    const port = await freePort()
    const server = createServer().listen(port, '127.0.0.1')
    const env = { API_PORT: String(port), DATABASE_URL: databaseUrl(), JWT_SECRET: SECRET }
    const { messages, ended } = run(env)
    expect(await ended).toBe(1)
    expect(messages.at(-1)).toMatchObject({ type: 'failed', message: expect.stringContaining('EADDRINUSE') })
    server.close()
  })
})

describe('the program on a database that holds the demo', () => {
  beforeAll(() =>
    database.pool.query("insert into setting (key, value) values ('demo_planned_for', '2026-03-07')"),
  )
  afterAll(() => database.pool.query('delete from setting'))
  const environment = async () => ({
    DATABASE_URL: databaseUrl(),
    JWT_SECRET: SECRET,
    API_PORT: String(await freePort()),
  })

  it('does not serve it while the demo is off', async () => {
    const { messages, ended } = run(await environment())
    expect(await ended).toBe(1)
    expect(messages.at(-1)).toEqual({
      type: 'failed',
      message: expect.stringMatching(/^The database holds the demo, whose passwords everybody can read/),
    })
  })

  it('serves it with its mailbox by DEMO=1, and warns where others reach it', async () => {
    const env = await environment()
    const { child, messages, ended, warnings } = run({ ...env, DEMO: '1' })
    await expect.poll(() => messages.at(-1), { timeout: 15_000 }).toMatchObject({ type: 'ready' })
    expect((await fetch(`http://127.0.0.1:${env.API_PORT}/dev/mailbox`)).status).toBe(200)
    expect(warnings()).toContain('WARNING: DEMO=1, although DATABASE_URL is set.')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
