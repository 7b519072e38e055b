import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import {
  copyOf,
  makeTemplate,
  query,
  removeFolders,
  serverPid,
  start,
  temporaryFolder,
} from './testing/test-folders.ts'

const folders: string[] = []
const running: EmbeddedPostgres[] = []
let template: string

function keep(folder: string): string {
  folders.push(folder)
  return folder
}

async function started(...args: Parameters<typeof start>): Promise<EmbeddedPostgres> {
  const server = await start(...args)
  running.push(server)
  return server
}

beforeAll(async () => {
  template = keep(temporaryFolder('template'))
  await makeTemplate(template)
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(() => removeFolders(folders))

describe('a fresh folder', () => {
  it('gets a database of its own, for Unicode text, with what the searches need', async () => {
    const server = await started(join(keep(temporaryFolder('fresh')), 'not', 'yet', 'there'))
    expect(server.origin).toBe('started')
    const rows = await query(
      server.connection,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('jit') as jit,
              current_setting('listen_addresses') as addresses, current_setting('timezone') as zone,
              (select pg_encoding_to_char(encoding) || ' ' || datlocprovider::text || ' ' || datlocale
                 from pg_database where datname = current_database()) as text,
              exists (select from pg_collation where collname = 'el-x-icu') as greek,
              exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams`,
    )
    expect(rows).toEqual([
      {
        major: 18,
        jit: 'off',
        addresses: '',
        zone: 'UTC',
        text: 'UTF8 b C.UTF-8',
        greek: true,
        trigrams: true,
      },
    ])
  })

  it('is left as it was found when making the database was cut short the time before', async () => {
    const folder = keep(temporaryFolder('cut-short'))
    mkdirSync(join(folder, 'cluster.draft', 'base'), { recursive: true })
    expect((await started(folder)).origin).toBe('started')
  })
})

describe('a folder that holds a database', () => {
  it('is opened again with what it held', async () => {
    const server = await started(keep(copyOf(template, 'again')))
    expect(server.origin).toBe('started')
    expect(await query(server.connection, 'select word from memory')).toEqual([{ word: 'kept' }])
  })

  it.runIf(process.platform !== 'win32')('admits no other user, and the server is not root', async () => {
    const folder = keep(copyOf(template, 'private'))
    await started(folder)
    const cluster = statSync(join(folder, 'cluster'))
    expect(cluster.mode & 0o777).toBe(0o700)
    expect(cluster.uid).not.toBe(0)
  })

  it.runIf(process.platform !== 'win32')(
    'is served through a short folder when its path is too long',
    async () => {
      const folder = join(
        keep(temporaryFolder('long')),
        'φάκελος-με-πολύ-μακρύ-όνομα-για-υποδοχή',
        'και-άλλος',
      )
      cpSync(template, folder, { recursive: true })
      const server = await started(folder)
      const socketFolder = String(server.connection.host)
      expect(socketFolder).not.toContain(folder)
      expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
      expect(await query(server.connection, 'select word from memory')).toEqual([{ word: 'kept' }])
      await server.stop()
      expect(existsSync(socketFolder)).toBe(false)
    },
  )

  it('is served with a password where there are no sockets', async () => {
    const folder = keep(temporaryFolder('tcp'))
    const server = await started(folder, { transport: 'tcp' })
    expect(server.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^.{43}$/) })
    await expect(query({ ...server.connection, password: 'wrong' }, 'select 1')).rejects.toMatchObject({
      code: '28P01',
    })
    await server.stop()
    const again = await started(folder, { transport: 'tcp' })
    expect(again.connection.password).toBe(server.connection.password)
  })

  it('starts although its record names a process that is another program now', async () => {
    const folder = keep(copyOf(template, 'stale'))
    writeFileSync(
      join(folder, 'cluster', 'postmaster.pid'),
      `${process.pid}\n/elsewhere\n1\n5432\n.\n\n0\nready\n`,
    )
    expect((await started(folder)).origin).toBe('started')
  })

  it.runIf(process.platform === 'linux')(
    'gets its own server although it was copied while another served the original',
    async () => {
      const original = await started(keep(copyOf(template, 'original')))
      const copy = await started(keep(copyOf(join(String(original.connection.host), '..'), 'copy')))
      expect(copy.origin).toBe('started')
      expect(await serverPid(copy.connection)).not.toBe(await serverPid(original.connection))
    },
  )

  it('is refused when another major version of PostgreSQL made it', async () => {
    const folder = keep(copyOf(template, 'older'))
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '17\n')
    await expect(start(folder)).rejects.toThrow(
      /was made by PostgreSQL 17 and the one that is installed is 18$/,
    )
  })

  it('is refused when it is something else', async () => {
    const folder = keep(temporaryFolder('foreign'))
    mkdirSync(join(folder, 'cluster'), { recursive: true })
    await expect(start(folder)).rejects.toThrow(/is not a PostgreSQL cluster$/)
  })

  it('reports the error of a server that does not start', async () => {
    const folder = keep(copyOf(template, 'complaint'))
    await expect(start(folder, { settings: { shared_buffers: 'many' } })).rejects.toThrow(
      /^The embedded PostgreSQL in .+ did not start: invalid value for parameter "shared_buffers"/,
    )
  })
})

describe('a folder that cannot be written', () => {
  it('is refused in one sentence when its place is a file', async () => {
    const file = join(keep(temporaryFolder('file')), 'file')
    writeFileSync(file, '')
    await expect(start(join(file, 'data'))).rejects.toThrow(/^The folder .+ cannot be written \(ENOTDIR\)$/)
  })

  it.runIf(process.platform !== 'win32')(
    'is refused in one sentence when it belongs to another user',
    async () => {
      const folder = keep(temporaryFolder('denied'))
      chmodSync(folder, 0o555)
      expect(joinAsOrdinaryUser(folder)).toMatch(
        /^EmbeddedPostgresError: The folder .+ cannot be written \(EACCES\)$/,
      )
    },
  )
})

/** Root may write anywhere, so this needs a process of another user. */
function joinAsOrdinaryUser(folder: string): string {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    const log = { info() {}, warn() {} }
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, name: 'library', log }).catch((error) => process.stdout.write(String(error)))`
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const args = ['--input-type=module', '--eval', program]
  return spawnSync(process.execPath, args, { ...user, encoding: 'utf8' }).stdout
}

describe('the log of the server', () => {
  it('holds no values of the rows', async () => {
    const folder = keep(copyOf(template, 'log'))
    const server = await started(folder)
    await query(server.connection, 'create table person (email text unique)')
    await query(server.connection, `insert into person values ('secret@example.org')`)
    await expect(
      query(server.connection, `insert into person values ('secret@example.org')`),
    ).rejects.toThrow()
    const log = readFileSync(join(folder, 'server.log'), 'utf8')
    expect(log).toContain('person_email_key')
    expect(log).not.toContain('secret@example.org')
  })
})
