import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aBrowser, SECRET, WEB } from '../../../testing/institution.fixture.ts'
import { type Lie, startLyingProvider } from '../../../testing/lying-openid-server.ts'
import { securityRows } from '../../../testing/security-entries.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const provider = await startLyingProvider({ id: 'diatrivi', secret: SECRET })
afterAll(provider.close)
const { issuer } = provider
const api = await startTestApi({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'diatrivi',
  OIDC_CLIENT_SECRET: SECRET,
  SSO_DOMAINS: 'hua.gr=1',
})
const { anonymous, clock, db, given, logged, securityLog } = api
const { leave, finish } = aBrowser(api)
await given.aStudent({ email: 'eleni@hua.gr', password: 'right' })

beforeEach(() => {
  provider.says({})
  // The provider reads the time of the system.
  clock.set(new Date().toISOString())
})

/** The way to the provider and back, where it lies. */
async function arrive(lie: Lie) {
  const { ticket, url } = await leave()
  const asked = new URL(url).searchParams
  provider.says(lie)
  const back = { code: asked.get('nonce') ?? '', state: asked.get('state') ?? '', iss: issuer }
  return finish(ticket, `?${new URLSearchParams(back)}`)
}

const entries = async () => {
  await securityLog.flush()
  return (await securityRows(db)).filter(({ kind }) => kind === 'institution_refused')
}
const IN_THE_LOG = { accountId: null, address: '127.0.0.1', detail: 'provider_refused' }
const ago = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds

describe('an id token', () => {
  it('that says the truth is taken', async () => {
    expect(await arrive({})).toEqual({ step: 'password', email: 'eleni@hua.gr' })
  })

  it('for several clients is taken where it was made for ours', async () => {
    const claims = { aud: ['another', 'diatrivi'], azp: 'diatrivi' }
    expect(await arrive({ claims })).toMatchObject({ step: 'password' })
  })

  it.each<[string, Lie]>([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['of an issuer that only begins like ours', { claims: { iss: `${issuer}/realms/other` } }],
    ['of no issuer', { claims: { iss: undefined } }],
    ['for another client', { claims: { aud: 'another' } }],
    ['for other clients', { claims: { aud: ['another', 'a third'] } }],
    [
      'for several clients, and made for another',
      { claims: { aud: ['another', 'diatrivi'], azp: 'another' } },
    ],
    ['for nobody', { claims: { aud: undefined } }],
    ['with another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is over', { claims: { iat: ago(600), exp: ago(300) } }],
    ['that never ends', { claims: { exp: undefined } }],
    ['that is not valid yet', { claims: { nbf: ago(-300) } }],
    ['of no moment', { claims: { iat: undefined } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['signed by another key', { signed: 'by another key' }],
    ['signed by nobody', { signed: 'by nobody' }],
    ['signed by the secret of the client', { signed: 'by the secret of the client' }],
    ['that was changed after it was signed', { signed: 'and changed' }],
    ['of another person than its access token', { person: { sub: 'rector' } }],
  ])('%s is refused, and the security log has it', async (_what, lie) => {
    const before = await entries()
    expect(await arrive(lie)).toEqual({ step: 'refused', reason: 'provider_refused' })
    expect((await entries()).slice(before.length)).toMatchObject([IN_THE_LOG])
  })
})

describe('an address is verified by what names it', () => {
  const [UNSAID, TAKEN] = [undefined, { step: 'password', email: 'eleni@hua.gr' }]
  const NOT_TAKEN = { step: 'refused', reason: 'address_not_verified' }
  const token = (email?: string, email_verified?: boolean) => ({ email, email_verified })

  it.each<[string, Lie, object]>([
    ['the provider alone, asked', {}, TAKEN],
    [
      'the id token alone',
      { claims: token('eleni@hua.gr', true), person: { email: UNSAID, email_verified: UNSAID } },
      TAKEN,
    ],
    [
      'the provider, asked, where only the id token says that it is verified',
      { claims: token(UNSAID, true), person: { email_verified: UNSAID } },
      NOT_TAKEN,
    ],
    [
      'the provider, asked, where the id token has verified another',
      { claims: token('other@hua.gr', true), person: { email_verified: UNSAID } },
      NOT_TAKEN,
    ],
    [
      'the id token, where only the provider, asked, says that one is verified',
      { claims: token('eleni@hua.gr'), person: { email: UNSAID } },
      NOT_TAKEN,
    ],
  ])('%s', async (_what, lie, answer) => {
    expect(await arrive(lie)).toEqual(answer)
  })
})

describe('the document of the provider', () => {
  let hours = 0
  // What the test before has read holds for an hour.
  beforeEach(() => {
    hours += 2
    clock.advance({ hours })
  })
  const begin = async () =>
    (await anonymous.call('beginInstitutionalSignIn', { body: { provider: 'oidc', origin: WEB } })).body

  it.each<[string[] | undefined, string | null]>([
    [['client_secret_post', 'client_secret_basic'], SECRET],
    [['private_key_jwt', 'client_secret_post'], SECRET],
    [['client_secret_basic', 'client_secret_post'], null],
    [undefined, null],
  ])('says by %j whether the secret goes in the form', async (ways, secret) => {
    const document = { token_endpoint_auth_methods_supported: ways }
    provider.says({ document })
    // The token is asked for, whatever becomes of it under a clock that was put forward.
    await arrive({ document })
    expect(provider.tokenForm().get('client_secret')).toBe(secret)
  })

  it.each([
    ['names another issuer', { issuer: 'https://evil.example' }],
    ['names an issuer that only begins like ours', { issuer: `${issuer}/realms/other` }],
  ])(
    '%s: nobody is sent anywhere, the log names the setting, and the security log has it',
    async (_what, document) => {
      const before = await entries()
      logged.length = 0
      provider.says({ document })
      expect(await begin()).toEqual({ step: 'unavailable' })
      expect((await entries()).slice(before.length)).toMatchObject([IN_THE_LOG])
      expect(logged.map(({ msg }) => msg)).toContain(
        'the provider of OpenID Connect names another issuer than OIDC_ISSUER',
      )
      provider.says({})
      expect(await begin()).toMatchObject({ step: 'go' })
    },
  )
})
