import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAlive } from './system-process.ts'
import {
  copyOf,
  makeTemplate,
  query,
  removeFolders,
  serverPid,
  start,
  temporaryFolder,
} from './testing/test-folders.ts'

interface Joined {
  process: ChildProcess
  origin: string
  connection: ClientConfig
}

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

async function anotherProcess(): Promise<Joined> {
  const child = fork(join(import.meta.dirname, 'testing/other-process.ts'), [folder])
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
