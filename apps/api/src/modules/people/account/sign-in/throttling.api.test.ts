import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { createPlatform } from '../../../../create-platform.ts'
import { databaseAt } from '../../../../platform/database/database.ts'
import { silent } from '../../../../testing/start-test-server.ts'
import { letSystemTimeFollow } from '../../../../testing/system-time.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { testClient } from '../../../../testing/test-client.ts'

const api = await startTestApi({ RATE_LIMIT: 'on' })
const { anonymous, given, clock } = api
const nowhere = databaseAt({ host: '127.0.0.1', port: 1, database: 'none' }, silent, async () => undefined)
const elsewhere = await testClientOf(api.db)
const cutOff = await testClientOf(nowhere.db)

async function testClientOf(db: typeof api.db) {
  const app = await buildApp({ ...createPlatform({ ...api, db }), mailbox: null })
  afterAll(() => app.close())
  return testClient(app, null)
}

letSystemTimeFollow(clock)

const signIn = (username: string, password: string) =>
  anonymous.call('signIn', { body: { username, password } })

describe('guessing a password', () => {
  it('is slowed down after five failures, also for guesses made at once', async () => {
    const { username } = await given.aStudent({ password: 'right' })
    const guesses = Array.from({ length: 14 }, (_, index) => signIn(username, `guess ${index}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(9)
    const refused = await signIn(username, 'right')
    expect(refused.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(Number(refused.headers['retry-after'])).toBe(30)
    clock.advance({ seconds: 30 })
    expect((await signIn(username, 'right')).body.status).toBe(2)
  })

  it('is slowed down in the change of a password too', async () => {
    const student = await api.as(await given.aStudent({ password: 'right' }))
    const guess = () => student.call('changePassword', { body: { oldpass: 'wrong', newpass: 'other' } })
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await guess()).body).toEqual({ state: 1 })
    expect((await guess()).error).toMatchObject({ status: 429 })
    clock.advance({ minutes: 10 })
  })
})

describe('guessing the password of a new address', () => {
  it('is slowed down like any other guess', async () => {
    const student = await api.as(await given.aStudent({ password: 'right' }))
    const guess = () => student.call('confirmEmailChange', { body: { code: '123456', password: 'wrong' } })
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await guess()).body).toEqual({ status: 1 })
    expect((await guess()).error).toMatchObject({ status: 429 })
    clock.advance({ minutes: 10 })
  })
})

describe('calls that send mails or try links', () => {
  it('are two hundred from an address in ten minutes', async () => {
    const ask = () => anonymous.call('forgotPassword', { body: { email: 'nobody@example.org' } })
    const answers = await Promise.all(Array.from({ length: 205 }, ask))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    const look = () => anonymous.call('checkPasswordLink', { body: { token: 'made up' } })
    expect((await look()).error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    clock.advance({ minutes: 10 })
    expect((await ask()).status).toBe(200)
    expect((await look()).status).toBe(200)
  })
})

describe('another process on the same database', () => {
  it('counts the same failures', async () => {
    const { username } = await given.aStudent({ password: 'right' })
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect((await signIn(username, 'wrong')).body.status).toBe(1)
      const answer = await elsewhere.call('signIn', { body: { username, password: 'wrong' } })
      expect(answer.body.status).toBe(1)
    }
    expect((await signIn(username, 'wrong')).body.status).toBe(1)
    expect((await signIn(username, 'right')).error).toMatchObject({ status: 429 })
    const refused = await elsewhere.call('signIn', { body: { username, password: 'right' } })
    expect(refused.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
  })
})

describe('while the database cannot be reached', () => {
  it('nothing is let through without a count', async () => {
    const answer = await cutOff.call('forgotPassword', { body: { email: 'nobody@example.org' } })
    expect(answer.error).toMatchObject({ status: 503, code: 'database_unavailable' })
  })
})
