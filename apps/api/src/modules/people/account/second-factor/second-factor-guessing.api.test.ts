import { beforeEach, describe, expect, it } from 'vitest'
import { attempt } from '../../../../platform/auth/tables.ts'
import { secondFactors } from '../../../../testing/second-factor.fixture.ts'
import { securityRows } from '../../../../testing/security-entries.ts'
import { startTestApi } from '../../../../testing/test-api.ts'

const api = await startTestApi({ RATE_LIMIT: 'on' })
const { anonymous, clock, db } = api
const { PASSWORD, codeOf, nextCode, aPerson, addPasskey, byPasskey, mailsTo } = secondFactors(api)

beforeEach(async () => {
  await db.transaction((tx) => tx.delete(attempt))
})

let strangers = 0
/** A caller at an address of its own, because waits grow at one address. */
function aStranger() {
  strangers += 1
  return { 'x-forwarded-for': `198.51.100.${strangers % 250}` }
}

const challengeOf = async (username: string, more: object = {}) => {
  const body = { username, password: PASSWORD, ...more }
  const answer = await anonymous.call('signIn', { body, headers: aStranger() })
  return answer.body.second_factor?.challenge ?? ''
}
const give = (challenge: string, code: string) =>
  anonymous.call('signInWithCode', { body: { challenge, code }, headers: aStranger() })
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

/** As many wrong codes as are taken of strangers in a day. */
async function guess(username: string, secret: string): Promise<void> {
  for (let round = 1; round <= 4; round += 1) {
    const challenge = await challengeOf(username)
    for (let tried = 1; tried <= 5; tried += 1) await give(challenge, wrongOf(codeOf(secret)))
  }
}

describe('wrong codes', () => {
  it('are five of one challenge, also when they come at once; the owner gets one mail a day', async () => {
    const { username, secret, account } = await aPerson()
    const challenge = await challengeOf(username)
    const code = nextCode(secret)
    const tries = await Promise.all(Array.from({ length: 7 }, () => give(challenge, wrongOf(code))))
    expect(tries.map(({ body }) => body.status).sort()).toEqual([0, 0, 1, 1, 1, 1, 1])
    expect((await give(challenge, code)).body.status).toBe(0)
    const another = await challengeOf(username)
    for (let tried = 1; tried <= 5; tried += 1) await give(another, wrongOf(code))
    const notified = (await mailsTo(account)).filter((subject) => subject.startsWith('Κάποιος γνωρίζει'))
    expect(notified).toHaveLength(1)
    await api.securityLog.flush()
    const mine = (await securityRows(db)).filter(({ accountId }) => accountId === account.id)
    const failed = mine.filter(({ kind }) => kind === 'second_factor_failed')
    expect(failed.reduce((sum, { times }) => sum + times, 0)).toBe(10)
    expect(mine.filter(({ kind }) => kind === 'second_factor_guessing_reported')).toHaveLength(1)
  })

  it('are twenty a day across challenges, and then a right one is refused to strangers', async () => {
    const { username, secret } = await aPerson()
    await guess(username, secret)
    const refused = await give(await challengeOf(username), nextCode(secret))
    expect(refused.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    clock.advance({ hours: 24 })
    expect((await give(await challengeOf(username), codeOf(secret))).body.status).toBe(2)
  })

  it('lock out neither a known browser nor a passkey nor a recovery code', async () => {
    const { username, client, secret, recoveryCodes } = await aPerson()
    const { device } = await addPasskey(client, undefined, { code: recoveryCodes[0] })
    const known = (await give(await challengeOf(username), nextCode(secret))).body.device_token
    await guess(username, secret)
    const there = await challengeOf(username, { device_tokens: [known] })
    expect((await give(there, nextCode(secret))).body.status).toBe(2)
    expect((await give(await challengeOf(username), recoveryCodes[1] ?? '')).body.status).toBe(2)
    expect((await byPasskey(await challengeOf(username), device)).body.status).toBe(2)
  })

  it('slow the caller of one address down like wrong passwords', async () => {
    const { username, secret } = await aPerson()
    const here = aStranger()
    const codes = Array.from({ length: 6 }, () => wrongOf(codeOf(secret)))
    const statuses: number[] = []
    for (const code of codes) {
      const challenge = await challengeOf(username)
      const body = { challenge, code }
      statuses.push((await anonymous.call('signInWithCode', { body, headers: here })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('a right password without the code', () => {
  it('stays counted, so that a thief sets no count back; the whole sign-in sets it back', async () => {
    const { username, secret } = await aPerson()
    const headers = aStranger()
    const signIn = (password: string) => anonymous.call('signIn', { body: { username, password }, headers })
    for (let tried = 1; tried <= 4; tried += 1) await signIn('wrong')
    const challenge = (await signIn(PASSWORD)).body.second_factor?.challenge ?? ''
    expect((await signIn('wrong')).status).toBe(429)
    const body = { challenge, code: nextCode(secret) }
    expect((await anonymous.call('signInWithCode', { body, headers })).body.status).toBe(2)
    expect((await signIn('wrong')).status).toBe(200)
  })
})

describe('the proof of a change', () => {
  it('is slowed down after five wrong codes, right password or not', async () => {
    const { client, secret } = await aPerson()
    const remove = (code: string) => client.call('removeTotp', { body: { password: PASSWORD, code } })
    for (let tried = 1; tried <= 5; tried += 1) {
      expect((await remove(wrongOf(codeOf(secret)))).body).toEqual({ status: 0 })
    }
    expect((await remove(codeOf(secret, 1))).error).toMatchObject({ status: 429 })
  })
})
