import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { afterTransaction } from '../database/transaction.ts'

const foundation = await openTestFoundation()
const { db, log, logged } = foundation

/** What a service does: it asks the database, goes on later, and knows of no request. */
const app = await serveHandlers(foundation, {
  forgotPassword: async ({ body }) => {
    const who = body.email
    log.info({ who }, 'at once')
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.02)`)
      log.info({ who }, 'within the transaction')
      afterTransaction(() => log.info({ who }, 'after the transaction'))
    })
    void delay(10).then(() => log.warn({ who }, 'later'))
    return { status: 0 }
  },
})

const ask = (email: string) => app.inject({ method: 'POST', url: '/password/forgot', payload: { email } })

it('every line that a request causes has its id, also beside other requests', async () => {
  const people = ['a@example.org', 'b@example.org', 'c@example.org']
  const ids = await Promise.all(people.map(async (email) => (await ask(email)).headers['x-request-id']))
  expect(new Set(ids).size).toBe(3)
  await expect.poll(() => logged.filter(({ msg }) => msg === 'later')).toHaveLength(3)
  for (const [index, who] of people.entries()) {
    const lines = logged.filter((line) => line.who === who)
    expect(lines.map(({ msg, reqId }) => [msg, reqId])).toEqual(
      ['at once', 'within the transaction', 'after the transaction', 'later'].map((msg) => [msg, ids[index]]),
    )
    expect(logged.filter(({ msg, reqId }) => msg === 'request' && reqId === ids[index])).toHaveLength(1)
  }
})

it('a line that no request causes has none, and one of a request has it once', async () => {
  log.info('a job')
  expect(logged.at(-1)).not.toHaveProperty('reqId')
  await ask('d@example.org')
  const [line] = logged.filter(({ msg }) => msg === 'request').slice(-1)
  expect(JSON.stringify(line).match(/"reqId"/g)).toHaveLength(1)
})
