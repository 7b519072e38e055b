import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urlOfDatabase } from '../../testing/running-program.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { openReplica, type Replica } from './replica.ts'

/** The copy is a database of its own, so that a read shows which of the two was asked. */
const [primary, copy] = await Promise.all([openTestDatabase(), openTestDatabase()])
const warnings: string[] = []
const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) }
const open: (Replica | Database)[] = []

beforeAll(async () => {
  await primary.pool.query(`insert into setting values ('place', 'primary')`)
  await copy.pool.query(`insert into setting values ('place', 'copy')`)
})
afterAll(async () => {
  for (const { close } of open) await close()
  await Promise.all([primary.close(), copy.close()])
})

function replicaAt(url: string): Replica {
  const replica = openReplica({ url, primary: primary.pool, log })
  open.push(replica)
  return replica
}

const placeOf = async (reader: Replica['reader']) =>
  (await reader.execute(sql`select value from setting where key = 'place'`)).rows[0]?.value

it('reads from the copy', async () => {
  const { reader } = replicaAt(urlOfDatabase(copy.connection))
  expect(await placeOf(reader)).toBe('copy')
  expect(warnings).toEqual([])
})

it('reads from the primary while the copy does not answer, and asks the copy once in a while only', async () => {
  const { reader } = replicaAt('postgres://nobody@127.0.0.1:1/none')
  expect([await placeOf(reader), await placeOf(reader)]).toEqual(['primary', 'primary'])
  expect(warnings.splice(0)).toEqual([
    'The replica of the database fails (ECONNREFUSED); the primary is asked instead.',
  ])
})

it('reads from the primary what the copy does not know yet', async () => {
  await primary.pool.query('create table newer as select 1 as one')
  const { reader } = replicaAt(urlOfDatabase(copy.connection))
  expect((await reader.execute(sql`select one from newer`)).rows).toEqual([{ one: 1 }])
  expect(warnings.splice(0)).toHaveLength(1)
})

it('is not asked inside a transaction', async () => {
  const { reader } = replicaAt(urlOfDatabase(copy.connection))
  await expect(primary.db.transaction(() => placeOf(reader))).rejects.toMatchObject({
    cause: { message: 'The outer database was used inside a transaction: pass `tx` on instead.' },
  })
})

it('is opened by its setting, and is the database itself without one', async () => {
  const databaseUrl = urlOfDatabase(primary.connection)
  const databaseReplicaUrl = urlOfDatabase(copy.connection)
  const both = await openDatabase({ databaseUrl, databaseReplicaUrl, dataDir: '', log })
  const alone = await openDatabase({ databaseUrl, dataDir: '', log })
  open.push(both, alone)
  expect([await placeOf(both.replica), await placeOf(both.db)]).toEqual(['copy', 'primary'])
  expect(alone.replica).toBe(alone.db)
})
