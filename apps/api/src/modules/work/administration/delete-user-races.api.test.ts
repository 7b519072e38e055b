import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { createPlatform } from '../../../create-platform.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { waitForLock } from '../../../testing/lock-waits.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { type TestClient, testClient } from '../../../testing/test-client.ts'
import { noticeService } from '../../thesis/notice/notice.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'

const api = await startTestApi()
const { given, db, clock } = api
const platform = createPlatform(api)
const { sessions } = platform
const notices = noticeService(platform)

/** Counts the transactions that were repeated because they collided. */
let repeated = 0
const counting: Db = Object.assign(Object.create(db), {
  transaction: ((work, options) => {
    let attempts = 0
    return db.transaction((tx) => {
      attempts += 1
      if (attempts > 1) repeated += 1
      return work(tx)
    }, options)
  }) satisfies Db['transaction'],
})
const app = await buildApp({ ...createPlatform({ ...api, db: counting }), mailbox: null })
afterAll(() => app.close())

async function as({ id }: { id: number }): Promise<TestClient> {
  const owner = { accountId: id, kind: 'full', userAgent: null } as const
  return testClient(app, await db.transaction((tx) => sessions.open(tx, owner)))
}

const remove = (client: TestClient, { username }: { username: string }) =>
  client.call('deleteUser', { params: { username } })

async function aTopicWithInterests(howMany: number) {
  const department = await given.aDepartment()
  const instructor = await given.anInstructor({ department })
  const thesis = await given.aThesis({ instructor })
  const students = await Promise.all(
    Array.from({ length: howMany }, async () => {
      const account = await given.aStudent({ department })
      await given.anInterest({ thesis, student: account })
      return { account, client: await as(account) }
    }),
  )
  return { thesis, students, asInstructor: await as(instructor) }
}

describe('deleting a student while another transaction notifies the student', () => {
  it('waits for the thesis, and the transaction that locks the thesis does not wait for the account', async () => {
    const { thesis, students } = await aTopicWithInterests(1)
    const student = students[0]?.account
    if (student === undefined) throw new Error('there is no student')
    const administrator = await as(await given.anAdministrator())
    const [hasThesis, mayNotify] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const notifying = db.transaction(async (tx) => {
      await lockThesis(tx, thesis.id)
      hasThesis.resolve()
      await mayNotify.promise
      // It would hang here if it waited for the account.
      await tx.execute(sql`set local lock_timeout = '100ms'`)
      await notices.notify(tx, [{ recipientId: student.id, kind: 'answer_given', thesis }], clock.now())
    })
    await hasThesis.promise
    const deletion = remove(administrator, student)
    await waitForLock(db)
    mayNotify.resolve()
    await notifying
    expect((await deletion).status).toBe(200)
    expect(repeated).toBe(0)
    expect((await remove(administrator, student)).status).toBe(404)
  })

  it('collides with nothing, however often both happen at once', async () => {
    const administrators = await Promise.all([
      as(await given.anAdministrator()),
      as(await given.anAdministrator()),
    ])
    for (let round = 0; round < 12; round += 1) {
      const { thesis, students, asInstructor } = await aTopicWithInterests(6)
      const params = { thesisId: thesis.id }
      const answers = await Promise.all(
        students.flatMap(({ account, client }, number) => {
          const answer = (flag: 0 | 1) =>
            asInstructor.call('answerInterest', { params: { ...params, username: account.username, flag } })
          return [
            answer(1),
            remove(administrators[number % 2 === 0 ? 0 : 1], account),
            answer(0),
            client.call(number % 3 === 0 ? 'withdrawInterest' : 'declareInterest', {
              params,
              body: { prefOrder: 2 },
            }),
          ]
        }),
      )
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    }
    expect(repeated).toBe(0)
  }, 60_000)
})
