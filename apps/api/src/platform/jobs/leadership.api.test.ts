import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import type { KeptConnection } from '../database/kept-connection.ts'
import { leadership } from './leadership.ts'

const { db, connection, log } = await openTestFoundation()

const processes: KeptConnection[] = []
afterEach(async () => {
  for (const one of processes.splice(0)) await one.stop()
  events.length = 0
})

/** What the jobs of the processes did, in order. */
const events: string[] = []

/** A process whose job does nothing but begin and end. */
function startProcess(name: string, end: Promise<void> = Promise.resolve()): KeptConnection {
  const job = {
    start: () => events.push(`${name} begins`),
    stop: async () => {
      await end
      events.push(`${name} ends`)
    },
  }
  const process = leadership({ connection, log, jobs: () => [job], askEvery: 20 })
  processes.push(process)
  process.start()
  return process
}

/** When a process that does not lead asked for the lock; it asks again and again. */
async function lastQuestion(): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select max(query_start)::text as at from pg_stat_activity
    where datname = current_database() and query like 'select pg_try_advisory_lock%'`)
  return rows[0]?.at
}

const loseTheLeader = () =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_locks
                 where locktype = 'advisory' and granted
                   and database = (select oid from pg_database where datname = current_database())`)

describe('recurring jobs', () => {
  it('run in one process, and in another when that stops: not before its jobs have ended', async () => {
    const ending = Promise.withResolvers<void>()
    const first = startProcess('first', ending.promise)
    await expect.poll(() => events).toEqual(['first begins'])
    startProcess('second')
    const stopped = first.stop()
    const asked = new Set<unknown>()
    await expect.poll(async () => asked.add(await lastQuestion()).size).toBeGreaterThan(3)
    expect(events).toEqual(['first begins'])
    ending.resolve()
    await stopped
    await expect.poll(() => events).toEqual(['first begins', 'first ends', 'second begins'])
  })

  it('are begun again, by any process, when the connection of the leader is lost', async () => {
    startProcess('first')
    await expect.poll(() => events).toEqual(['first begins'])
    startProcess('second')
    for (const times of [1, 2, 3]) {
      await loseTheLeader()
      await expect.poll(() => events.filter((event) => event.endsWith('begins')).length).toBe(times + 1)
    }
    await expect.poll(() => events.filter((event) => event.endsWith('ends')).length).toBe(3)
  })
})
