import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readServerRecord } from '@diatrivi/embedded-postgres/server-record'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withClient } from './platform/archive/client.ts'
import { freePort, type RunningProgram, runProgram } from './testing/running-program.ts'

/** An ordinary user: the own one, unless that is root. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

const parent = mkdtempSync(join(tmpdir(), 'diatrivi-folder-'))
/** With blanks and Greek letters, and longer than the 107 bytes that the path of a socket can have. */
const dataDir = join(parent, 'Φάκελος με κενά', 'και με όνομα πολύ πιο μακρύ από όσο χωρά μια υποδοχή')
/** Each test has a start or two. */
const STARTS = { timeout: 50_000 }
const programs: RunningProgram[] = []
let [port, postmaster] = [0, 0]

function run(folder: string, at: number): RunningProgram {
  const program = runProgram({ DATA_DIR: folder, API_PORT: String(at) }, USER)
  programs.push(program)
  return program
}

const isReady = async ({ messages }: RunningProgram) =>
  vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ type: 'ready' }), STARTS)

async function stop({ child, ended }: RunningProgram): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}

function recordOf(folder: string) {
  const record = readServerRecord(join(folder, 'postgres', 'cluster'))
  if (record?.listening?.kind !== 'socket') throw new Error(`nothing listens for ${folder}`)
  return { pid: record.pid, host: record.listening.folder }
}

const databaseOf = (folder: string): ClientConfig => ({
  host: recordOf(folder).host,
  port: 5432,
  user: 'diatrivi',
  database: 'postgres',
})

const institutionsIn = (folder: string) =>
  withClient(databaseOf(folder), async (client) => {
    const { rows } = await client.query('select name from institution order by name')
    return rows.map(({ name }) => name)
  })

const addInstitution = (folder: string, name: string) =>
  withClient(databaseOf(folder), (client) =>
    client.query("insert into institution (name, type) values ($1, 'university')", [name]),
  )

/** The same PostgreSQL as at the beginning, and new connections come through. */
async function firstGoesOn(): Promise<void> {
  expect(recordOf(dataDir).pid).toBe(postmaster)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  expect(await institutionsIn(dataDir)).toContain('Πρώτο')
}

describe.runIf(process.platform !== 'win32')('a program with the embedded database', STARTS, () => {
  beforeAll(async () => {
    if (USER) chownSync(parent, USER.uid, USER.gid)
    port = await freePort()
    await isReady(run(dataDir, port))
    postmaster = recordOf(dataDir).pid
    await addInstitution(dataDir, 'Πρώτο')
  })
  afterAll(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGTERM')
      await ended
    }
    rmSync(parent, { recursive: true, force: true })
  })

  it('serves an ordinary user from a folder of any letters, and all of it belongs to that user', async () => {
    const uid = USER?.uid ?? process.getuid?.()
    for (const name of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })])
      expect([name, statSync(join(dataDir, name)).uid]).toEqual([name, uid])
    await firstGoesOn()
  })

  it('goes on when a second one wants its port and its folder, which ends with one sentence', async () => {
    const second = run(dataDir, port)
    expect(await second.ended).toBe(1)
    expect(second.messages.at(-1)).toEqual({
      type: 'failed',
      message: `The API cannot listen at 127.0.0.1:${port} (EADDRINUSE): end the program that uses it, or set HOST or API_PORT to something else.`,
    })
    await firstGoesOn()
  })

  it('shares its database with a second one at another port, and goes on when that stops', async () => {
    const second = run(dataDir, await freePort())
    await isReady(second)
    expect(recordOf(dataDir).pid).toBe(postmaster)
    await stop(second)
    await firstGoesOn()
  })

  it('goes on beside another that runs on a copy of its folder, taken while it ran', async () => {
    const copy = join(parent, 'copy')
    execFileSync('cp', ['-a', dataDir, copy])
    const other = run(copy, await freePort())
    await isReady(other)
    expect(recordOf(copy).pid).not.toBe(postmaster)
    await addInstitution(copy, 'Δεύτερο')
    expect(await institutionsIn(copy)).toEqual(['Δεύτερο', 'Πρώτο'])
    await stop(other)
    expect(await institutionsIn(dataDir)).toEqual(['Πρώτο'])
    await firstGoesOn()
  })
})
