import { like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createPlatform } from '../../create-platform.ts'
import { factories } from '../../testing/factories.ts'
import { aKey, keyed } from '../../testing/keyed.fixture.ts'
import { testClient } from '../../testing/test-client.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { setting } from '../database/tables.ts'

const foundation = await openTestFoundation()
const { db } = foundation
const { sessions, passwords } = createPlatform(foundation)
const { id: accountId } = await factories({ ...foundation, passwords }).anInstructor()
const token = await db.transaction((tx) => sessions.open(tx, { accountId, kind: 'full', userAgent: null }))

/** Breaks off the first call, which leaves a mark in its transaction. */
let breakOff: (where: string) => void = () => undefined
const app = await serveHandlers(foundation, {
  createThesis: async ({ body: { thesisTitle } }) => {
    const id = await db.transaction(async (tx) => {
      await tx.insert(setting).values({ key: `${thesisTitle} ${aKey()}`, value: '' })
      breakOff('before its transaction ends')
      return 41
    })
    breakOff('after its transaction has ended')
    return id
  },
})
const client = testClient(app, token)

it.each(['before its transaction ends', 'after its transaction has ended'])(
  'a call that broke off %s is neither lost nor done twice when it is repeated',
  async (thesisTitle) => {
    breakOff = (where) => {
      if (where !== thesisTitle) return
      breakOff = () => undefined
      throw new Error('the power is gone')
    }
    const call = keyed(aKey(), { body: { thesisTitle } })
    expect((await client.call('createThesis', call)).status).toBe(500)
    expect((await client.call('createThesis', call)).body).toBe(41)
    expect(await db.$count(setting, like(setting.key, `${thesisTitle}%`))).toBe(1)
  },
)
