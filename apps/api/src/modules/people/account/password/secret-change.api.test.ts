import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { createPlatform } from '../../../../create-platform.ts'
import type { SigningSecrets } from '../../../../platform/auth/tokens.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { testClient } from '../../../../testing/test-client.ts'

const api = await startTestApi()
const { given, mailbox, anonymous } = api
const OLD = api.secret
const NEW = 'another secret of thirty-two characters'

/** The same installation after a start with other secrets. */
async function startedWith(secrets: SigningSecrets) {
  const app = await buildApp({ ...createPlatform({ ...api, ...secrets }), mailbox: null })
  afterAll(() => app.close())
  const stranger = testClient(app, null)
  const signIn = async (username: string, password: string) =>
    (await stranger.call('signIn', { body: { username, password } })).body.jwt_token ?? ''
  return { stranger, signIn, bearing: (token: string) => testClient(app, token) }
}

const overlapping = await startedWith({ secret: NEW, previousSecret: OLD })
const changed = await startedWith({ secret: NEW })

const isIn = async ({ bearing }: Pick<typeof changed, 'bearing'>, token: string) =>
  (await bearing(token).call('listSessions')).status === 200
const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string
const signedIn = async (username: string) =>
  (await anonymous.call('signIn', { body: { username, password: 'password-1' } })).body.jwt_token ?? ''

/** A student who has registered, and the code that was sent. */
async function aNewcomer() {
  const { id: department } = await given.aDepartment()
  const username = `new${department}`
  const email = `${username}@example.org`
  const person = { username, email, password: 'password-1', uName: 'Άννα', uSurname: 'Νέου', department }
  await anonymous.call('register', { body: person })
  return { email, code: /^\d{6}$/m.exec((await mailbox.newestTo(email)).text)?.[0] ?? '' }
}

/** A student whose password is forgotten, and the token of the link that was sent. */
async function aForgetfulStudent() {
  const { username, email } = await given.aStudent()
  await anonymous.call('forgotPassword', { body: { email } })
  return { username, token: /[?&]token=([\w-]+)/.exec((await mailbox.newestTo(email)).text)?.[1] ?? '' }
}

describe('a secret that is changed with the one before beside it', () => {
  it('keeps everybody signed in, and signs with the new one from then on', async () => {
    const { username } = await given.aStudent({ password: 'password-1' })
    const token = await signedIn(username)
    expect(await isIn(overlapping, token)).toBe(true)
    const next = await overlapping.signIn(username, 'password-1')
    expect(kidOf(next)).not.toBe(kidOf(token))
    expect([await isIn(overlapping, next), await isIn(changed, next)]).toEqual([true, true])
    expect(await isIn(api, next)).toBe(false)
  })

  it('keeps the codes that were sent', async () => {
    const { email, code } = await aNewcomer()
    expect((await overlapping.stranger.call('activate', { body: { email, code } })).body.status).toBe('2')
  })
})

describe('another secret alone', () => {
  it('signs everybody out, and lets them in again', async () => {
    const { username } = await given.aStudent({ password: 'password-1' })
    const token = await signedIn(username)
    expect((await changed.bearing(token).call('listSessions')).error.code).toBe('unauthenticated')
    expect(await isIn(changed, await changed.signIn(username, 'password-1'))).toBe(true)
  })

  it('leaves the links in mails as they are', async () => {
    const { username, token } = await aForgetfulStudent()
    const newpass = 'remembered at last'
    expect((await changed.stranger.call('resetPassword', { body: { token, newpass } })).body).toEqual({
      state: 0,
    })
    expect(await changed.signIn(username, newpass)).not.toBe('')
  })

  it('leaves codes to be typed void, and another is sent on request', async () => {
    const { email, code } = await aNewcomer()
    expect((await changed.stranger.call('activate', { body: { email, code } })).body.status).not.toBe('2')
  })
})
