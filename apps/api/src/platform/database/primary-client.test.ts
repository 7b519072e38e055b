import type { EmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import {
  query,
  removeFolders,
  silent,
  start,
  temporaryFolder,
} from '@diatrivi/embedded-postgres/testing/test-folders'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newClient } from './connection.ts'
import { type Database, databaseAt, openDatabase } from './database.ts'
import { databaseProblem } from './errors.ts'
import { connectionOf } from './external-server.ts'

/** Two servers that know nothing of each other: which one is found is all that is looked at. */
const folders = [temporaryFolder('here'), temporaryFolder('there')] as const
const opened: Database[] = []
let here: EmbeddedPostgres
let there: EmbeddedPostgres

beforeAll(async () => {
  ;[here, there] = await Promise.all([start(folders[0]), start(folders[1])])
  await query(here.connection, `create table place as select 'here' as name`)
  await query(there.connection, `create table place as select 'there' as name`)
})
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())))
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  removeFolders([...folders])
})

async function makeReadOnly({ connection }: EmbeddedPostgres, isReadOnly: boolean): Promise<void> {
  const wanted = isReadOnly ? 'on' : 'off'
  await query(connection, `alter system set default_transaction_read_only = ${wanted}`)
  await query(connection, 'select pg_reload_conf()')
  const current = async () => (await query(connection, 'show transaction_read_only'))[0]
  await expect.poll(current).toEqual({ transaction_read_only: wanted })
}

/** One that does not answer stands before them. */
function addressOfAll(): string {
  const { user, database } = here.connection
  const hosts = [here, there].map(
    ({ connection: { host = '', port } }) => `${encodeURIComponent(host)}:${port}`,
  )
  return `postgres://${user}@127.0.0.1:1,${hosts.join(',')}/${database}?target_session_attrs=read-write`
}

function openAll(): Database {
  const database = databaseAt(connectionOf(addressOfAll()), silent, async () => undefined)
  opened.push(database)
  return database
}

/** Where a transaction wrote. */
const write = ({ db }: Database) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`update place set name = name returning name`)
    return rows[0]?.name
  })

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('goes to the server that takes writes, with every kind of connection', async () => {
  await makeReadOnly(here, true)
  await makeReadOnly(there, false)
  const database = openAll()
  const alone = newClient(database.connection)
  await alone.connect()
  const { rows } = await alone.query('select name from place')
  await alone.end()
  expect([await write(database), rows[0]?.name]).toEqual(['there', 'there'])
  await expect(
    openDatabase({ databaseUrl: addressOfAll(), dataDir: folders[0], log: silent }),
  ).resolves.toSatisfy((database: Database) => opened.push(database) > 0)
})

it('leaves a server that takes no writes any more, and finds the other', async () => {
  await makeReadOnly(here, false)
  await makeReadOnly(there, true)
  const database = openAll()
  expect(await write(database)).toBe('here')
  await makeReadOnly(here, true)
  await makeReadOnly(there, false)
  const kept = async () => (await database.pool.query('show transaction_read_only')).rows
  await expect.poll(kept).toEqual([{ transaction_read_only: 'on' }])
  expect(databaseProblem(await failureOf(write(database)))).toEqual({ kind: 'unavailable' })
  expect(await write(database)).toBe('there')
})

it('is not available while no server takes writes, says why, and recovers by itself', async () => {
  await makeReadOnly(here, true)
  await makeReadOnly(there, true)
  const database = openAll()
  const error = await failureOf(write(database))
  expect(databaseProblem(error)).toEqual({ kind: 'unavailable' })
  expect(String(error)).toMatch(
    /takes writes: 127\.0\.0\.1:1 ECONNREFUSED, .+ is read-only, .+ is read-only$/,
  )
  const opening = openDatabase({ databaseUrl: addressOfAll(), dataDir: folders[0], log: silent })
  await expect(opening).rejects.toThrow(
    /^No PostgreSQL server of DATABASE_URL takes writes \(.+\): start or promote one, or correct the setting\.$/,
  )
  await makeReadOnly(there, false)
  expect(await write(database)).toBe('there')
})

it('finds the other when a server goes away in the midst of a transaction', async () => {
  await makeReadOnly(here, false)
  await makeReadOnly(there, true)
  const database = openAll()
  const broken = database.db.transaction(async (tx) => {
    await tx.execute(sql`update place set name = name`)
    await here.stop()
    await tx.execute(sql`update place set name = name`)
  })
  expect(databaseProblem(await failureOf(broken))).toEqual({ kind: 'unavailable' })
  expect(databaseProblem(await failureOf(write(database)))).toEqual({ kind: 'unavailable' })
  await makeReadOnly(there, false)
  expect(await write(database)).toBe('there')
})
