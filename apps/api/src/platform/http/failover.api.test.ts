import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { silent } from '../../testing/start-test-server.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { behindDeadServer, onServer } from '../../testing/test-server.ts'
import { databaseAt } from '../database/database.ts'
import { connectionOf } from '../database/external-server.ts'
import { setting } from '../database/tables.ts'

const foundation = await openTestFoundation()
const database = databaseAt(
  connectionOf(behindDeadServer(foundation.connection)),
  silent,
  async () => undefined,
)
afterAll(database.close)

/** What happens between the two statements of the write. */
let meanwhile = async () => undefined as unknown
let actions = 0
const app = await serveHandlers(
  { ...foundation, db: database.db },
  {
    forgotPassword: async () => {
      await database.db.transaction(async (tx) => {
        actions += 1
        await tx.insert(setting).values({ key: `act ${actions}`, value: '' })
        await meanwhile()
        await tx.execute(sql`select 1`)
      })
      return { status: 0 }
    },
  },
)

/** By a connection to another database. */
const asOperator = (statement: string) => onServer(inject('testServer').connection, statement)
const { rows } = await foundation.db.execute(sql`select current_database() as name`)
const name = String(rows[0]?.name)
const cutAll = () =>
  asOperator(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)

async function act() {
  const payload = { email: 'a@example.org' }
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/password/forgot', payload })
  return { statusCode, retryAfter: headers['retry-after'] }
}
const SERVED = { statusCode: 200, retryAfter: undefined }
const UNAVAILABLE = { statusCode: 503, retryAfter: '5' }

describe('with a server and its standby', () => {
  it('an action whose connection is lost is answered with 503, and the next is served', async () => {
    expect(await act()).toEqual(SERVED)
    meanwhile = cutAll
    expect(await act()).toEqual(UNAVAILABLE)
    meanwhile = async () => undefined
    expect(await act()).toEqual(SERVED)
  })

  it('actions are answered with 503 while no server takes writes, and served as soon as one does', async () => {
    await asOperator(`alter database ${name} set default_transaction_read_only = on`)
    await cutAll()
    for (let times = 0; times < 3; times += 1) expect(await act()).toEqual(UNAVAILABLE)
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
    await asOperator(`alter database ${name} set default_transaction_read_only = off`)
    expect(await act()).toEqual(SERVED)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})
