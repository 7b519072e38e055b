import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import type { KeptConnection } from '../database/kept-connection.ts'
import { PEOPLE_CHANNEL, publishAccountChanges, publishSessionChanges } from './account-changes.ts'
import { publishAnswerChange } from './answer-changes.ts'
import { peopleListener } from './people-listener.ts'

const { db, connection, log, logged } = await openTestFoundation()

let listener: KeptConnection | undefined
afterEach(() => listener?.stop())

function listen(place = connection) {
  const heard = {
    onWoken: vi.fn(),
    onSessionsChanged: vi.fn(),
    onAnswersChanged: vi.fn(),
    onListening: vi.fn(),
    onLost: vi.fn(),
  }
  listener = peopleListener({ connection: place, log, ...heard })
  listener.start()
  return heard
}

const dropConnection = () =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and query = ${`listen ${PEOPLE_CHANNEL}`}`)

describe('the listener', () => {
  it('receives the accounts that a transaction names once it is committed, each once', async () => {
    const { onWoken, onListening } = listen()
    await expect.poll(() => onListening.mock.calls.length).toBe(1)
    await db.transaction(async (tx) => {
      await publishAccountChanges(tx, [7, 3, 7])
      await publishAccountChanges(tx, [])
    })
    await expect.poll(() => onWoken.mock.calls).toEqual([[[3, 7]]])
  })

  it('receives more accounts than one message holds', async () => {
    const { onWoken, onListening } = listen()
    await expect.poll(() => onListening.mock.calls.length).toBe(1)
    const people = Array.from({ length: 1_200 }, (_, index) => 2_000_000_000 + index)
    await db.transaction((tx) => publishAccountChanges(tx, people))
    await expect.poll(() => onWoken.mock.calls.flat(2)).toEqual(people)
  })

  it('receives whose sessions changed apart from whose notices did', async () => {
    const { onWoken, onSessionsChanged, onListening } = listen()
    await expect.poll(() => onListening.mock.calls.length).toBe(1)
    await db.transaction(async (tx) => {
      await publishSessionChanges(tx, [5, 4])
      await publishSessionChanges(tx, 'everyone')
      await publishAccountChanges(tx, [6])
    })
    await expect.poll(() => onWoken.mock.calls).toEqual([[[6]]])
    expect(onSessionsChanged.mock.calls).toEqual([[[4, 5]], ['everyone']])
  })

  it('receives which answers are of before a change', async () => {
    const { onWoken, onAnswersChanged, onListening } = listen()
    await expect.poll(() => onListening.mock.calls.length).toBe(1)
    await db.transaction((tx) => publishAnswerChange(tx, 'places'))
    await expect.poll(() => onAnswersChanged.mock.calls).toEqual([['places']])
    expect(onWoken).not.toHaveBeenCalled()
  })

  it('comes back when its connection is lost, and says both', async () => {
    const { onWoken, onListening, onLost } = listen()
    for (const times of [1, 2, 3]) {
      await expect.poll(() => onListening.mock.calls.length, { timeout: 10_000 }).toBe(times)
      expect(onLost).toHaveBeenCalledTimes(times - 1)
      if (times < 3) await dropConnection()
    }
    expect(logged.at(-1)).toMatchObject({ msg: 'changes of other processes are not received for now' })
    await db.transaction((tx) => publishAccountChanges(tx, [1]))
    await expect.poll(() => onWoken.mock.calls).toEqual([[[1]]])
  })

  it('stops at once, also while it looks for a server that is not there', async () => {
    const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }
    const { onListening } = listen(nowhere)
    const before = logged.length
    await expect.poll(() => logged.length).toBeGreaterThan(before)
    await listener?.stop()
    expect(onListening).not.toHaveBeenCalled()
  })
})
