import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aBrowserWithoutScripts } from '../../../testing/browser-without-scripts.ts'
import { aBrowser, SECRET, WEB } from '../../../testing/institution.fixture.ts'
import { type Lie, startLyingProvider } from '../../../testing/lying-openid-server.ts'
import { startOpenidServer } from '../../../testing/openid-server.ts'
import { freePort } from '../../../testing/running-program.ts'
import { securityRows } from '../../../testing/security-entries.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const settingsFor = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'diatrivi',
  OIDC_CLIENT_SECRET: SECRET,
  SSO_DOMAINS: 'hua.gr=1',
})
const isIn = async (api: TestApi, token: string) =>
  (await api.bearing(token).call('getStudentProfile')).status === 200

describe('a provider that signs a person out', async () => {
  const port = await freePort()
  const provider = await startOpenidServer({
    client: { id: 'diatrivi', secret: SECRET },
    returnPages: [`${WEB}/login/institution`],
    afterSignOut: [`${WEB}/`],
    signOutsTo: `http://127.0.0.1:${port}/login/oidc/logout`,
    personOf: (name) => ({ email: `${name}@hua.gr`, email_verified: true }),
  })
  afterAll(provider.close)
  const api = await startTestApi(settingsFor(provider.issuer))
  const { anonymous, app, clock, given } = api
  clock.set(new Date().toISOString())
  await app.listen({ port, host: '127.0.0.1' })

  it('ends what it has opened here, and only of that browser', async () => {
    const owner = await given.aStudent()
    await given.anIdentity({ owner, issuer: provider.issuer, subject: 'eleni' })
    const { leave, finish, arrive } = aBrowser(api)
    const browser = aBrowserWithoutScripts()
    const { ticket, url } = await leave()
    const form = await browser.open(new URL(url))
    form.address.searchParams.set('name', 'eleni')
    const back = await browser.open(form.address)
    const entered = await finish(ticket, back.address.search)
    const elsewhere = (await arrive('eleni')).answer
    const tokens = [entered, elsewhere].map((answer) =>
      answer.step === 'signed_in' ? (answer.sign_in.jwt_token ?? '') : '',
    )
    expect(await Promise.all(tokens.map((token) => isIn(api, token)))).toEqual([true, true])
    const question = await browser.open(new URL(`${provider.issuer}/session/end?client_id=diatrivi`))
    await browser.submit(question, { logout: 'yes' })
    await expect.poll(() => Promise.all(tokens.map((token) => isIn(api, token)))).toEqual([false, true])
    expect((await anonymous.call('getSignInWays')).status).toBe(200)
  })
})

describe('a logout token', async () => {
  const provider = await startLyingProvider({ id: 'diatrivi', secret: SECRET })
  afterAll(provider.close)
  const api = await startTestApi(settingsFor(provider.issuer))
  const { app, clock, db, given, securityLog } = api
  const owner = await given.aStudent()
  await given.anIdentity({ owner, issuer: provider.issuer, subject: 'eleni' })
  const { leave, finish } = aBrowser(api)

  beforeEach(() => {
    provider.says({})
    clock.set(new Date().toISOString())
  })

  /** The session that the provider calls by that name. */
  async function comeIn(sid: string): Promise<string> {
    const { ticket, url } = await leave()
    const asked = new URL(url).searchParams
    provider.says({ claims: { sid } })
    const back = { code: asked.get('nonce') ?? '', state: asked.get('state') ?? '', iss: provider.issuer }
    const answer = await finish(ticket, `?${new URLSearchParams(back)}`)
    return answer.step === 'signed_in' ? (answer.sign_in.jwt_token ?? '') : ''
  }

  const USUAL = { nonce: undefined, jti: 'a token', sid: 'one', events: { [EVENT]: {} } }
  async function send({ claims, ...lie }: Lie = {}) {
    provider.says({ ...lie, claims: { ...USUAL, ...claims } })
    const payload = new URLSearchParams({ logout_token: await provider.token() }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await app.inject({ method: 'POST', url: '/login/oidc/logout', headers, payload })).statusCode
  }
  const ago = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds

  it('ends the session that it names, or all of the person', async () => {
    const [one, two] = [await comeIn('one'), await comeIn('two')]
    expect(await send({ claims: { sid: 'of nobody' } })).toBe(200)
    expect(await send({ claims: { sub: 'nikos', sid: undefined } })).toBe(200)
    expect(await Promise.all([isIn(api, one), isIn(api, two)])).toEqual([true, true])
    expect(await send({ claims: { sub: undefined } })).toBe(200)
    expect(await Promise.all([isIn(api, one), isIn(api, two)])).toEqual([false, true])
    expect(await send({ claims: { sid: undefined } })).toBe(200)
    expect(await isIn(api, two)).toBe(false)
    expect((await securityRows(db)).at(-1)).toMatchObject({
      kind: 'signed_out',
      accountId: owner.id,
      detail: 'by the provider',
    })
  })

  it.each<[string, Lie]>([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['of five minutes before', { claims: { iat: ago(300) } }],
    ['of no moment', { claims: { iat: undefined } }],
    ['that is over', { claims: { exp: ago(120) } }],
    ['without a name of its own', { claims: { jti: undefined } }],
    ['of another event', { claims: { events: { 'https://evil.example': {} } } }],
    ['of no event', { claims: { events: undefined } }],
    ['with a nonce, as an id token has it', { claims: { nonce: 'any' } }],
    ['of neither a person nor a session', { claims: { sub: undefined, sid: undefined } }],
    ['signed by another key', { signed: 'by another key' }],
    ['signed by nobody', { signed: 'by nobody' }],
    ['signed by the secret of the client', { signed: 'by the secret of the client' }],
    ['that was changed', { signed: 'and changed' }],
  ])('%s is refused, and the security log has it', async (_what, lie) => {
    const token = await comeIn('one')
    expect(await send(lie)).toBe(400)
    expect(await isIn(api, token)).toBe(true)
    await securityLog.flush()
    expect((await securityRows(db)).at(-1)).toMatchObject({
      kind: 'institution_refused',
      detail: 'logout_refused',
    })
  })
})
