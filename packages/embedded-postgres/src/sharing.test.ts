import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBinaries } from './binaries.ts'
import { handOverCluster, openDataFolders } from './data-folders.ts'
import { stopLeftPostgres } from './embedded-postgres.ts'
import { chooseListening } from './listening.ts'
import { spawnServer } from './server.ts'
import { readServerRecord } from './server-record.ts'
import { isAlive } from './system-process.ts'
import { chooseServerUser } from './system-user.ts'
import {
  copyOf,
  makeTemplate,
  query,
  removeFolders,
  serverPid,
  silent,
  start,
  temporaryFolder,
} from './testing/test-folders.ts'

interface Joined {
  process: ChildProcess
  origin: string
  connection: ClientConfig
}

const OTHER_PROCESS = join(import.meta.dirname, 'testing/other-process.ts')

const folders: string[] = []
const others: ChildProcess[] = []
let template: string
let folder: string

beforeAll(async () => {
  template = temporaryFolder('template')
  folders.push(template)
  await makeTemplate(template)
})
beforeEach(() => {
  folder = copyOf(template, 'shared')
  folders.push(folder)
})
afterEach(async () => {
  for (const other of others.splice(0)) {
    if (other.exitCode === null && other.signalCode === null) await kill(other)
  }
  // A server that the test left running is adopted and stopped.
  await (await start(folder)).stop()
})
afterAll(() => removeFolders(folders))

/** Drafts whose program has begun to fill them. */
function halfMadeIn(folder: string): string[] {
  const drafts = readdirSync(folder).filter((name) => name.startsWith('cluster.draft'))
  return drafts.filter((name) => existsSync(join(folder, name, 'PG_VERSION')))
}

async function anotherProcess(): Promise<Joined> {
  const child = fork(OTHER_PROCESS, [folder])
  others.push(child)
  const [message] = await once(child, 'message')
  return { process: child, ...message }
}

async function leave(other: Joined): Promise<void> {
  other.process.send('leave')
  await once(other.process, 'exit')
}

async function kill(other: ChildProcess): Promise<void> {
  other.kill('SIGKILL')
  await once(other, 'exit')
}

describe('a server whose owner was killed', () => {
  it('is adopted as it runs, with everything it held', async () => {
    const owner = await anotherProcess()
    await query(owner.connection, `insert into memory values ('written before the kill')`)
    const pid = await serverPid(owner.connection)
    await kill(owner.process)

    const server = await start(folder)
    expect(server.origin).toBe('adopted')
    expect(await serverPid(server.connection)).toBe(pid)
    expect(await query(server.connection, 'select count(*)::int as words from memory')).toEqual([
      { words: 2 },
    ])
    await server.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('is started again when it was killed too', async () => {
    const owner = await anotherProcess()
    const pid = await serverPid(owner.connection)
    process.kill(pid, 'SIGKILL')
    await kill(owner.process)
    const server = await start(folder)
    expect(server.origin).toBe('started')
    expect(await query(server.connection, 'select word from memory')).toEqual([{ word: 'kept' }])
    await server.stop()
  })

  it('is used although it had hardly begun to start', async () => {
    const folders = openDataFolders(folder)
    const user = chooseServerUser(folders.cluster, 'library')
    handOverCluster(folders, user)
    const native = findBinaries({ home: folders.home, name: 'library', user })
    const listening = await chooseListening('socket', folders.cluster, 'library')
    let pid = 0
    // Read when the start has found no record and is about to start a server of its own.
    const settings = {
      get fsync() {
        if (pid === 0) {
          pid = spawnServer({ folders, native, user, listening, settings: {} }).pid ?? 0
          const deadline = Date.now() + 10_000
          while (readServerRecord(folders.cluster)?.pid !== pid && Date.now() < deadline);
          process.kill(pid, 'SIGSTOP')
        }
        return 'off'
      },
    }
    const starting = start(folder, { settings })
    await vi.waitFor(() => expect(readFileSync(folders.log, 'utf8')).toContain('already exists'), {
      timeout: 10_000,
    })
    process.kill(pid, 'SIGCONT')
    const server = await starting
    expect(await serverPid(server.connection)).toBe(pid)
    await server.stop()
  })

  it('leaves no folder of its socket behind where that does not fit beside the data', async () => {
    folder = copyOf(template, 'a-name-that-makes-the-path-of-a-socket-longer-than-the-107-bytes-it-may-have')
    folders.push(folder)
    const owner = await anotherProcess()
    const pid = await serverPid(owner.connection)
    await kill(owner.process)
    process.kill(pid, 'SIGKILL')
    const server = await start(folder)
    expect(server.origin).toBe('started')
    await server.stop()
    for (const { connection } of [owner, server]) {
      expect(connection.host).not.toContain(folder)
      expect(existsSync(String(connection.host))).toBe(false)
    }
  })
})

describe('a server that its owner left when it was killed', () => {
  const stopLeft = () => stopLeftPostgres({ folder, name: 'library', log: silent })

  it('is stopped without another start', async () => {
    const owner = await anotherProcess()
    const pid = await serverPid(owner.connection)
    await kill(owner.process)
    expect(isAlive(pid)).toBe(true)
    await stopLeft()
    expect(isAlive(pid)).toBe(false)
    expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false)
  })

  it('is stopped although a query of the owner runs on in it', async () => {
    const owner = await anotherProcess()
    const pid = await serverPid(owner.connection)
    const client = new pg.Client(owner.connection)
    // The end of the server is the end of the connection.
    client.on('error', () => undefined)
    await client.connect()
    const running = client.query('select pg_sleep(600)').catch(() => 'ended with the server')
    await kill(owner.process)
    await stopLeft()
    expect(await running).toBe('ended with the server')
    expect(isAlive(pid)).toBe(false)
  })

  it('is left to another process that uses it', async () => {
    const owner = await anotherProcess()
    const client = await anotherProcess()
    const session = holdSession(client.connection)
    await session.opened
    const pid = await serverPid(client.connection)
    await kill(owner.process)
    await stopLeft()
    expect(await serverPid(client.connection)).toBe(pid)
    await session.close()
    await leave(client)
    expect(isAlive(pid)).toBe(false)
  })

  it('is left to an owner that lives', async () => {
    const owner = await start(folder)
    const pid = await serverPid(owner.connection)
    await stopLeft()
    expect(isAlive(pid)).toBe(true)
    await owner.stop()
  })

  it('and where there is none, nothing is made', async () => {
    const empty = temporaryFolder('empty')
    folders.push(empty)
    await stopLeftPostgres({ folder: empty, name: 'library', log: silent })
    expect(readdirSync(empty)).toEqual([])
  })
})

describe('a database that was being made when its owner was killed', () => {
  it('is made anew, although the program that made it goes on', async () => {
    folder = temporaryFolder('half-made')
    folders.push(folder)
    // Not as root: the path to the half-made one would then be that of the next one, too.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
    if (user) chownSync(folder, user.uid, user.gid)
    const owner = fork(OTHER_PROCESS, [folder], user ?? {})
    others.push(owner)
    await vi.waitFor(() => expect(halfMadeIn(folder)).toHaveLength(1), { timeout: 15_000, interval: 5 })
    await kill(owner)
    const next = fork(OTHER_PROCESS, [folder], user ?? {})
    others.push(next)
    const [message] = await once(next, 'message')
    expect(message).toMatchObject({ origin: 'started' })
    expect(await query(message.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await leave({ process: next, ...message })
    expect(readdirSync(folder).sort()).toEqual(['cluster', 'owner.lock', 'server.log'])
  })
})

describe('a second process', () => {
  it('becomes a client, and leaves without stopping the server', async () => {
    const owner = await start(folder)
    const client = await anotherProcess()
    expect(client.origin).toBe('client')
    expect(await query(client.connection, 'select word from memory')).toEqual([{ word: 'kept' }])
    await leave(client)
    expect(await query(owner.connection, 'select word from memory')).toEqual([{ word: 'kept' }])
    await owner.stop()
  })

  it('that started in the same moment becomes a client of the first', async () => {
    const joined = await Promise.all([anotherProcess(), anotherProcess()])
    expect(joined.map((process) => process.origin).sort()).toEqual(['client', 'started'])
  })

  it('that still uses the server when its owner leaves takes it over, and stops it in the end', async () => {
    const owner = await anotherProcess()
    const client = await start(folder)
    const pid = await serverPid(client.connection)
    const session = holdSession(client.connection)
    await session.opened
    await leave(owner)
    expect(await serverPid(client.connection)).toBe(pid)
    await session.close()
    await client.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('starts the server again when its owner stopped it', async () => {
    const owner = await anotherProcess()
    const client = await start(folder)
    await leave(owner)
    await vi.waitFor(() => query(client.connection, 'select 1'), { timeout: 15_000, interval: 50 })
    await client.stop()
  })
})

describe('an owner', () => {
  it('starts the server again when it was killed', async () => {
    const owner = await start(folder)
    const pid = await serverPid(owner.connection)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await serverPid(owner.connection)).not.toBe(pid), {
      timeout: 15_000,
      interval: 50,
    })
    await owner.stop()
  })
})

function holdSession(connection: ClientConfig) {
  const client = new pg.Client(connection)
  return { opened: client.connect(), close: () => client.end() }
}
