import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { ATTEMPTS_KEPT } from '../auth/attempt.repository.ts'
import { attempt } from '../auth/tables.ts'
import type { Db } from '../database/transaction.ts'
import { MAILS_KEPT } from '../mail/outbox-upkeep.repository.ts'
import { upkeep } from './upkeep.ts'

const foundation = await openTestFoundation()
const { db, logged } = foundation
const run = upkeep(foundation, [ATTEMPTS_KEPT])

/** Rows that are over, and one that is not. */
async function given(over: number): Promise<void> {
  const now = foundation.clock.now().toISOString()
  await db.transaction((tx) =>
    tx.execute(sql`
      insert into ${attempt} (key, points, expire)
      select 'over ' || n, 1, ${now}::timestamptz - n * interval '1 second' from generate_series(1, ${over}::integer) as n
      union all select 'counts', 1, ${now}::timestamptz + interval '1 second'
    `),
  )
}

const keys = async () =>
  (await db.select({ key: attempt.key }).from(attempt).orderBy(attempt.key)).map(({ key }) => key)

/** A database that is seen to begin each transaction. */
function watched(onBegin: () => void): Db {
  return Object.create(db, {
    transaction: {
      value: (...given: Parameters<Db['transaction']>) => {
        onBegin()
        return db.transaction(...given)
      },
    },
  })
}

beforeEach(async () => {
  await db.transaction((tx) => tx.delete(attempt))
  logged.length = 0
})

describe('old rows', () => {
  it('are deleted a thousand in a transaction, and counted in the log', async () => {
    await given(2_500)
    let transactions = 0
    await upkeep({ ...foundation, db: watched(() => (transactions += 1)) }, [ATTEMPTS_KEPT])()
    expect([await keys(), transactions]).toEqual([['counts'], 3])
    expect(logged).toMatchObject([{ table: 'attempt', count: 2_500, msg: 'old rows were deleted' }])
  })

  it('are looked for without a word where there are none', async () => {
    await given(0)
    await run()
    expect([await keys(), logged]).toEqual([['counts'], []])
  })

  it('are left for the next run when the program stops between two batches', async () => {
    await given(2_500)
    const stopping = new AbortController()
    const db = watched(() => stopping.abort())
    await upkeep({ ...foundation, db }, [ATTEMPTS_KEPT])(stopping.signal)
    expect(await keys()).toHaveLength(1_501)
    await run(stopping.signal)
    expect(await keys()).toHaveLength(1_501)
    await run()
    expect(await keys()).toEqual(['counts'])
  })

  it('are deleted once, however many processes delete them', async () => {
    await given(5_000)
    await Promise.all(Array.from({ length: 4 }, () => run()))
    expect(await keys()).toEqual(['counts'])
    expect(logged.reduce((sum, { count }) => sum + Number(count), 0)).toBe(5_000)
  })

  it('that another process holds are passed by', async () => {
    await given(3)
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction(async (tx) => {
      await tx.select().from(attempt).where(eq(attempt.key, 'over 2')).for('update')
      held.resolve()
      await done.promise
    })
    await held.promise
    await run()
    done.resolve()
    await holding
    expect(await keys()).toEqual(['counts', 'over 2'])
  })

  it('of one table are deleted although those of another cannot be', async () => {
    await given(3)
    const broken = { ...ATTEMPTS_KEPT, only: sql`1 / 0 = 1` }
    await upkeep(foundation, [broken, ATTEMPTS_KEPT, ...MAILS_KEPT])()
    expect(await keys()).toEqual(['counts'])
    expect(logged).toMatchObject([
      { table: 'attempt', msg: 'old rows could not be deleted; the next run tries again' },
      { table: 'attempt', count: 3 },
    ])
  })
})
