import { beforeEach, describe, expect, it } from 'vitest'
import { securityLines, securityRows } from '../../testing/security-entries.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import type { Db } from '../database/transaction.ts'
import { createLogger } from '../logging/logger.ts'
import { securityLog } from './security-log.ts'
import { securityEvent } from './tables.ts'

const foundation = await openTestFoundation()
const { db, clock, logged } = foundation
const security = securityLog(foundation)
const failed = { kind: 'sign_in_failed', accountId: 5, address: '192.0.2.1' } as const

beforeEach(async () => {
  await security.flush()
  await db.transaction((tx) => tx.delete(securityEvent))
  logged.length = 0
})

describe('an entry of an action', () => {
  it('is a row and a line with the same facts', async () => {
    await db.transaction((tx) => security.record(tx, { ...failed, kind: 'signed_in' }))
    expect(await securityRows(db)).toMatchObject([
      { kind: 'signed_in', accountId: 5, address: '192.0.2.1', at: clock.now(), times: 1 },
    ])
    expect(securityLines(logged)).toMatchObject([
      { event: 'signed_in', accountId: 5, address: '192.0.2.1', msg: 'security' },
    ])
  })

  it('is neither when the action is taken back', async () => {
    const act = db.transaction(async (tx) => {
      await security.record(tx, failed)
      throw new Error('taken back')
    })
    await expect(act).rejects.toThrow('taken back')
    expect([await securityRows(db), securityLines(logged)]).toEqual([[], []])
  })
})

describe('what strangers cause', () => {
  it('is one line at once, and one row for each person, address and call however often', async () => {
    for (let time = 1; time <= 1_000; time += 1) security.count(failed)
    security.count({ ...failed, accountId: 6 })
    expect(securityLines(logged)).toMatchObject([{ accountId: 5 }, { accountId: 6 }])
    expect(await securityRows(db)).toEqual([])
    const since = clock.now()
    clock.advance({ seconds: 40 })
    await security.flush()
    expect(await securityRows(db)).toMatchObject([
      { accountId: 5, times: 1_000, at: since },
      { accountId: 6, times: 1, at: since },
    ])
    expect(securityLines(logged).at(-1)).toMatchObject({ accountId: 5, times: 1_000 })
  })

  it('is counted in one row when it is more than can be told apart', async () => {
    for (let number = 1; number <= 10_000; number += 1)
      security.count({ ...failed, address: `2001:db8::${number}` })
    await security.flush()
    const rows = await securityRows(db)
    expect(rows).toHaveLength(501)
    expect(rows.at(-1)).toMatchObject({
      kind: 'sign_in_failed',
      accountId: null,
      address: null,
      times: 9_500,
      detail: 'more than could be told apart',
    })
    expect(securityLines(logged)).toHaveLength(502)
  })

  it('is there after a flush, also where another one was under way', async () => {
    const ends: string[] = []
    const line = Promise.withResolvers<void>()
    const slow = Object.create(db, {
      transaction: {
        value: (act: Parameters<Db['transaction']>[0]) => line.promise.then(() => db.transaction(act)),
      },
    })
    const busy = securityLog({ ...foundation, db: slow })
    busy.count(failed)
    const flushes = ['first', 'second'].map((name) => busy.flush().then(() => ends.push(name)))
    await security.flush()
    expect(ends).toEqual([])
    line.resolve()
    await Promise.all(flushes)
    expect(ends).toEqual(['first', 'second'])
    expect(await securityRows(db)).toHaveLength(1)
  })

  it('stands in the log whole when the database does not take it', async () => {
    const lines: Record<string, unknown>[] = []
    const log = createLogger({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
    const broken = Object.create(db, { transaction: { value: () => Promise.reject(new Error('away')) } })
    const cutOff = securityLog({ db: broken, clock, log })
    cutOff.count(failed)
    await cutOff.flush()
    expect(lines.at(-1)).toMatchObject({ level: 50, err: { message: 'away' }, events: [failed] })
  })
})
