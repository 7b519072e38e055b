import { beforeEach, describe, expect, it } from 'vitest'
import { signInThrottle } from '../../../../platform/auth/sign-in-throttle.ts'
import { attempt } from '../../../../platform/auth/tables.ts'
import { startTestApi } from '../../../../testing/test-api.ts'

const api = await startTestApi({ RATE_LIMIT: 'on' })
const { anonymous, given, db, clock, mailbox } = api
const throttle = signInThrottle(api)
const strangerAt = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number % 250}` })

beforeEach(async () => {
  await db.transaction((tx) => tx.delete(attempt))
})

const signIn = (
  { username }: { username: string },
  password: string,
  { token, from = 999 }: { token?: unknown; from?: number } = {},
) =>
  anonymous.call('signIn', {
    body: {
      username,
      password,
      ...(token === undefined ? {} : { device_tokens: Array.isArray(token) ? token : [token] }),
    },
    headers: strangerAt(from),
  })

/** A person, and the token of the browser in which he or she has signed in. */
async function aKnownBrowser() {
  const owner = await given.aStudent({ password: 'right' })
  const { body } = await signIn(owner, 'right', { from: 1 })
  return { owner, token: body.device_token }
}

/** As if strangers had guessed so often from many addresses, without the time that each hash takes. */
async function guessedAt({ id }: { id: number }, times: number): Promise<void> {
  for (let guess = 0; guess < times; guess += 1) await throttle.begin(`id ${id}`, `stranger ${guess}`)
}

describe('a browser in which the account has signed in', () => {
  it('gets through while strangers guess, and nobody else does', async () => {
    const { owner, token } = await aKnownBrowser()
    await guessedAt(owner, 99)
    expect((await signIn(owner, 'wrong')).status).toBe(200)
    expect((await signIn(owner, 'right')).error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    const { body } = await signIn(owner, 'right', { token })
    expect(body).toMatchObject({ status: 2, device_token: expect.any(String) })
  })

  it('may be wrong five times, and then waits like anybody', async () => {
    const { owner, token } = await aKnownBrowser()
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await signIn(owner, 'wrong', { token, from: guess })).body.status).toBe(1)
    }
    expect((await signIn(owner, 'right', { token, from: 6 })).error).toMatchObject({ status: 429 })
    clock.advance({ seconds: 30 })
    expect((await signIn(owner, 'right', { token })).body.status).toBe(2)
  })

  it('keeps its count when its token is renewed', async () => {
    const { owner, token } = await aKnownBrowser()
    const renewed = (await signIn(owner, 'right', { token })).body.device_token
    for (let guess = 1; guess <= 5; guess += 1) await signIn(owner, 'wrong', { token })
    expect((await signIn(owner, 'right', { token: renewed })).error).toMatchObject({ status: 429 })
  })

  it('is a stranger to every other account, after a new password, and half a year later', async () => {
    const { owner, token } = await aKnownBrowser()
    const another = await given.aStudent({ password: 'right' })
    for (let guess = 1; guess <= 5; guess += 1) await signIn(another, 'wrong', { from: 7 })
    expect((await signIn(another, 'right', { token, from: 7 })).status).toBe(429)

    const client = await api.as(owner)
    await client.call('changePassword', { body: { oldpass: 'right', newpass: 'another one of mine' } })
    for (let guess = 1; guess <= 5; guess += 1) await signIn(owner, 'wrong', { from: 8 })
    expect((await signIn(owner, 'another one of mine', { token, from: 8 })).status).toBe(429)

    const later = await aKnownBrowser()
    clock.advance({ days: 181 })
    for (let guess = 1; guess <= 5; guess += 1) await signIn(later.owner, 'wrong', { from: 9 })
    expect((await signIn(later.owner, 'right', { token: later.token, from: 9 })).status).toBe(429)
  })

  it('has no session by its token, and a session is no token of a browser', async () => {
    const { owner, token } = await aKnownBrowser()
    const asSession = await api.bearing(String(token)).call('getStudentProfile')
    expect(asSession.error).toMatchObject({ status: 401, code: 'unauthenticated' })
    const jwt_token = (await signIn(owner, 'right')).body.jwt_token
    for (let guess = 1; guess <= 5; guess += 1) await signIn(owner, 'wrong', { from: 7 })
    expect((await signIn(owner, 'right', { token: jwt_token, from: 7 })).status).toBe(429)
  })

  it('is not needed, and nonsense for its token is none', async () => {
    const owner = await given.aStudent({ password: 'right' })
    for (const device_tokens of [[], [''], ['nonsense', 'x'.repeat(3_000)], [7], null, 'nonsense', {}]) {
      const body = { username: owner.username, password: 'right', device_tokens }
      expect((await anonymous.call('signIn', { body })).body.status).toBe(2)
    }
  })

  it('may be that of several people, in any order', async () => {
    const [maria, nikos] = [await aKnownBrowser(), await aKnownBrowser()]
    for (const { owner } of [maria, nikos]) {
      for (let guess = 1; guess <= 5; guess += 1) await signIn(owner, 'wrong', { from: 7 })
      const token = [maria.token, 'nonsense', nikos.token]
      expect((await signIn(owner, 'right', { token, from: 7 })).body.status).toBe(2)
    }
  })
})

describe('the owner of an account at which strangers guess', () => {
  it('gets one mail a day that says what to do, and gets in by a new password', async () => {
    const owner = await given.aStudent({ password: 'right' })
    await guessedAt(owner, 18)
    for (let guess = 1; guess <= 4; guess += 1) await signIn(owner, 'wrong', { from: guess })
    const about = (await mailbox.all()).filter(({ to }) => to === owner.email)
    expect(about.map(({ subject }) => subject)).toEqual(['Κάποιος δοκιμάζει κωδικούς στον λογαριασμό σας'])
    expect(about[0]?.text).toContain('http://127.0.0.1:3000/password/forgot')

    await guessedAt(owner, 78)
    expect((await signIn(owner, 'right')).status).toBe(429)
    await anonymous.call('forgotPassword', { body: { email: owner.email } })
    const token = /token=([\w-]+)/.exec((await mailbox.newestTo(owner.email)).text)?.[1] ?? ''
    await anonymous.call('resetPassword', { body: { token, newpass: 'another one of mine' } })
    expect((await signIn(owner, 'another one of mine')).body.status).toBe(2)
  })
})

describe('a name that nobody has', () => {
  it('is answered like an account, also beyond the limit', async () => {
    const owner = await given.aStudent({ password: 'right' })
    const answers = async (username: string) => {
      const seen: [number, string | undefined][] = []
      for (let guess = 1; guess <= 8; guess += 1) {
        const { status, headers } = await signIn({ username }, 'wrong', { from: 5 })
        seen.push([status, headers['retry-after']?.toString()])
      }
      return seen
    }
    expect(await answers('nobody of that name')).toEqual(await answers(owner.username))
  })
})
