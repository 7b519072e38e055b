import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { EmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import {
  query,
  removeFolders,
  silent,
  start,
  temporaryFolder,
} from '@diatrivi/embedded-postgres/testing/test-folders'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, databaseAt, openDatabase } from './database.ts'
import { databaseProblem } from './errors.ts'
import { afterTransaction, type Db } from './transaction.ts'

const note = pgTable('note', {
  id: integer().primaryKey(),
  body: text().notNull(),
})

/** What PostgreSQL answers to a caller who comes too early: a message of fields that end in zero. */
const STARTING_UP = fatal('57P03', 'the database system is starting up')

const dataDir = temporaryFolder('database')
let server: EmbeddedPostgres
let database: Database
let db: Db

beforeAll(async () => {
  server = await start(dataDir, { settings: { fsync: 'off', deadlock_timeout: '50ms' } })
  database = databaseAt(server.connection, silent, server.stop)
  db = database.db
  await database.pool.query('create table note (id integer primary key, body text not null)')
})
beforeEach(() => database.pool.query('truncate note'))
afterAll(async () => {
  await database.close()
  removeFolders([dataDir])
})

const bodies = async () => (await db.select().from(note).orderBy(note.id)).map((row) => row.body)

describe('a transaction', () => {
  it('keeps all of its work', async () => {
    const answer = await db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 1, body: 'one' })
      await tx.insert(note).values({ id: 2, body: 'two' })
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await bodies()).toEqual(['one', 'two'])
  })

  it('keeps none of its work when it fails, and passes the failure on', async () => {
    const failure = new Error('refused by a rule')
    const attempt = db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 1, body: 'one' })
      throw failure
    })
    await expect(attempt).rejects.toBe(failure)
    expect(await bodies()).toEqual([])
  })

  it('refuses a query of the outer database', async () => {
    const attempt = db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 1, body: 'one' })
      await db.select().from(note)
    })
    await expect(attempt).rejects.toMatchObject({
      cause: { message: 'The outer database was used inside a transaction: pass `tx` on instead.' },
    })
    expect(await bodies()).toEqual([])
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(/outer database/)
  })

  it('does what waits for its end once it is over, also when it failed, before its caller goes on', async () => {
    const seen: string[] = []
    const act = (outcome: string) =>
      db.transaction(async (tx) => {
        afterTransaction(() => seen.push(outcome))
        await tx.insert(note).values({ id: 1, body: outcome })
        seen.push('written')
      })
    await act('kept')
    expect(seen).toEqual(['written', 'kept'])
    await expect(act('failed')).rejects.toThrow()
    expect(seen).toEqual(['written', 'kept', 'failed'])
    expect(() => afterTransaction(() => undefined)).toThrow('no transaction')
  })

  it('lends its connection to reads that take either', async () => {
    const count = (reader: Pick<Db, '$count'>) => reader.$count(note)
    const inside = await db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 1, body: 'one' })
      return count(tx)
    })
    expect([inside, await count(db)]).toEqual([1, 1])
  })

  it('is done again when it collides with another one', async () => {
    await database.pool.query(`insert into note values (1, 'a'), (2, 'b')`)
    let attempts = 0
    const meeting = Promise.withResolvers<void>()
    let arrived = 0
    const lockBoth = (first: number, second: number) =>
      db.transaction(async (tx) => {
        attempts += 1
        await tx
          .update(note)
          .set({ body: `by ${first}` })
          .where(eq(note.id, first))
        arrived += 1
        if (arrived === 2) meeting.resolve()
        await meeting.promise
        await tx
          .update(note)
          .set({ body: `by ${first}` })
          .where(eq(note.id, second))
      })
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])
    expect(attempts).toBeGreaterThan(2)
    expect(new Set(await bodies()).size).toBe(1)
  })

  it('does not compile a write outside', () => {
    // @ts-expect-error: the type has no such method, which is what this test is about.
    expect(db.insert).toBeTypeOf('function')
  })
})

describe('a lost connection', () => {
  /** By a connection of its own, since the pool is closed to code inside a transaction. */
  async function cutAllConnections(): Promise<void> {
    await query(
      server.connection,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
  }

  it('fails the transaction that used it as a database that is not available', async () => {
    const attempt = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      await tx.select().from(note)
    })
    const error = await attempt.catch((failure: unknown) => failure)
    expect(databaseProblem(error)).toEqual({ kind: 'unavailable' })
    expect(await bodies()).toEqual([])
  })

  it('does not end the program, be it idle or between two queries of a transaction', async () => {
    const attempt = db.transaction(async (tx) => {
      await tx.select().from(note)
      await cutAllConnections()
      await tx.select().from(note)
    })
    await expect(attempt).rejects.toSatisfy((error) => databaseProblem(error)?.kind === 'unavailable')
    expect(await bodies()).toEqual([])
  })

  it('is given back to the pool even when the transaction could not begin', async () => {
    for (let round = 0; round <= database.pool.options.max; round += 1) {
      database.pool.once('acquire', (client) => void client.end())
      const attempt = db.transaction(async (tx) => tx.select().from(note))
      await expect(attempt).rejects.toSatisfy((error) => databaseProblem(error)?.kind === 'unavailable')
    }
    expect(await bodies()).toEqual([])
  })
})

describe('opening', () => {
  it('chooses the embedded database when no server is named', async () => {
    const folder = temporaryFolder('opened')
    const opened = await openDatabase({ databaseUrl: undefined, dataDir: folder, log: silent })
    const { rows } = await opened.db.execute(sql`select current_setting('application_name') as name`)
    expect(rows).toEqual([{ name: `diatrivi ${process.pid}` }])
    await opened.close()
    removeFolders([folder])
  })

  it('waits for a server that starts or recovers, as after the power came back', async () => {
    let refusals = 2
    const { host = '', port, user, database: name } = server.connection
    const front = createServer((socket) => {
      if (refusals > 0) {
        refusals -= 1
        socket.once('data', () => socket.end(STARTING_UP))
      } else {
        socket.pipe(connect(join(host, `.s.PGSQL.${port}`))).pipe(socket)
      }
    })
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    const { port: open } = front.address() as AddressInfo
    const databaseUrl = `postgres://${user}@127.0.0.1:${open}/${name}`
    const opened = await openDatabase({ databaseUrl, dataDir, log: silent })
    const { rows } = await opened.db.execute(sql`select 1 as one`)
    expect([refusals, rows]).toEqual([0, [{ one: 1 }]])
    await opened.close()
    front.close()
  })

  it('says in one sentence that the named server does not answer', async () => {
    const attempt = openDatabase({
      databaseUrl: 'postgres://user:hunter2@127.0.0.1:1/db',
      dataDir,
      log: silent,
    })
    await expect(attempt).rejects.toThrow(
      'The PostgreSQL server of DATABASE_URL at 127.0.0.1:1 does not let us in (ECONNREFUSED): start it or correct the setting.',
    )
  })
})

function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
