import { inflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { postedLogout, redirectedLogout, type SaidLogout } from '../../../testing/saml-logout.fixture.ts'
import { aSamlProvider } from '../../../testing/saml-provider.fixture.ts'
import { securityRows } from '../../../testing/security-entries.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const WEB = 'http://127.0.0.1:3000'
const ACS = 'http://127.0.0.1:4000/login/saml'
const IDP = 'https://idp.hua.gr'
const provider = await aSamlProvider(IDP, ACS, `${ACS}/metadata`)
const api = await startTestApi({
  SAML_IDP_URL: `${IDP}/sso`,
  SAML_IDP_LOGOUT_URL: `${IDP}/slo`,
  SAML_IDP_ENTITY_ID: IDP,
  SAML_IDP_CERTIFICATE: provider.certificate,
  SAML_SP_KEY: provider.privateKey,
  SAML_SP_CERTIFICATE: provider.certificate,
  SSO_DOMAINS: 'hua.gr=1',
})
const { app, anonymous, given, db, clock, logged, securityLog } = api
// The library of SAML reads the time of the system.
const now = () => clock.set(new Date().toISOString())
now()
afterEach(now)

let counter = 0

/** A person who came in by the provider, with the session that it opened. */
async function whoCameIn(subject = `person ${++counter}`) {
  const owner = await given.aStudent()
  await given.anIdentity({ owner, issuer: IDP, subject })
  return { subject, owner, token: await comeIn(subject) }
}

async function comeIn(subject: string): Promise<string> {
  const body = { provider: 'saml', origin: WEB } as const
  const begun = (await anonymous.call('beginInstitutionalSignIn', { body })).body
  if (begun.step !== 'go') throw new Error('no way to the provider')
  const { headers } = await app.inject({
    method: 'POST',
    url: '/login/saml',
    headers: FORM,
    payload: new URLSearchParams(provider.answer(begun.url, { subject })).toString(),
  })
  const returned = String(headers.location).slice(String(headers.location).indexOf('#'))
  const finish = { ticket: begun.ticket, returned }
  const { body: answer } = await anonymous.call('finishInstitutionalSignIn', { body: finish })
  return answer.step === 'signed_in' ? (answer.sign_in.jwt_token ?? '') : ''
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: IDP }
const USUAL = { issuer: IDP, destination: `${ACS}/logout` }
const redirect = (said: SaidLogout) =>
  app.inject(`/login/saml/logout?${redirectedLogout(provider, { ...USUAL, ...said })}`)
const post = (said: SaidLogout) =>
  app.inject({
    method: 'POST',
    url: '/login/saml/logout',
    headers: FORM,
    payload: postedLogout(provider, { ...USUAL, ...said }),
  })
const isIn = async (token: string) => (await api.bearing(token).call('getStudentProfile')).status === 200
const inflated = (text: string | null) => inflateRawSync(Buffer.from(text ?? '', 'base64')).toString()

describe('whom the provider signs out', () => {
  it.each([
    ['by an address', redirect],
    ['by a form', post],
  ] as const)('is out here too, %s, and the provider has our answer', async (_how, send) => {
    const { subject, owner, token } = await whoCameIn()
    const byPassword = await api.as(owner)
    const other = await whoCameIn()
    const { statusCode, headers } = await send({ subject, state: 'of the provider' })
    expect(statusCode).toBe(303)
    const answer = new URL(String(headers.location))
    expect(answer.href.startsWith(`${IDP}/slo?`)).toBe(true)
    expect(inflated(answer.searchParams.get('SAMLResponse'))).toContain('status:Success')
    expect(answer.searchParams.get('RelayState')).toBe('of the provider')
    expect(answer.searchParams.has('Signature')).toBe(true)
    expect(await isIn(token)).toBe(false)
    expect(await isIn(other.token)).toBe(true)
    // The provider did not open that one.
    expect((await byPassword.call('getStudentProfile')).status).toBe(200)
    const written = (await securityRows(db)).filter(({ accountId }) => accountId === owner.id)
    expect(written.at(-1)).toMatchObject({ kind: 'signed_out', detail: 'by the provider' })
  })

  it('is out everywhere where no session is named, and nowhere where another is', async () => {
    const { subject, token } = await whoCameIn()
    const second = await comeIn(subject)
    await redirect({ subject, index: 'another session' })
    expect(await Promise.all([isIn(token), isIn(second)])).toEqual([true, true])
    await redirect({ subject, index: null })
    expect(await Promise.all([isIn(token), isIn(second)])).toEqual([false, false])
  })

  it.each<[string, (typeof redirect | typeof post)[], SaidLogout]>([
    ['signed by nobody', [redirect, post], { signed: 'by nobody' }],
    ['signed by SHA-1', [redirect, post], { signed: 'by SHA-1' }],
    ['signed over a digest of SHA-1', [post], { signed: 'over a digest of SHA-1' }],
    ['of another provider', [redirect, post], { issuer: 'https://evil.example' }],
    ['to another application', [redirect, post], { destination: 'https://other.example/slo' }],
    ['of a quarter of an hour before', [redirect, post], { at: -15 }],
  ])('stays in by a request %s, which the security log has', async (_what, ways, said) => {
    const { subject, token } = await whoCameIn()
    for (const send of ways) {
      const { statusCode, headers } = await send({ subject, ...said })
      expect([statusCode, headers.location]).toEqual([303, `${WEB}/dashboard`])
    }
    expect(await isIn(token)).toBe(true)
    await securityLog.flush()
    expect((await securityRows(db)).at(-1)).toMatchObject({
      kind: 'institution_refused',
      detail: 'logout_refused',
    })
  })

  it.each([
    ['by an address', redirect],
    ['by a form', post],
  ] as const)(
    'whom a request by SHA-1 names is in the log with what the operator does, %s',
    async (_how, send) => {
      logged.length = 0
      await send({ subject: 'anyone', signed: 'by SHA-1' })
      expect(logged).toContainEqual(
        expect.objectContaining({
          msg: 'a sign-out by SAML was refused: let the provider sign by RSA with SHA-256',
          reason: 'signed by http://www.w3.org/2000/09/xmldsig#rsa-sha1',
        }),
      )
    },
  )

  it('stays in by a request that was put before a signed one, or beside it', async () => {
    const { subject, token } = await whoCameIn()
    const unsigned = redirectedLogout(provider, { ...USUAL, subject, signed: 'by nobody' })
    const ofAnother = redirectedLogout(provider, { ...USUAL, subject: 'person of elsewhere' })
    for (const query of [
      `${unsigned}&${ofAnother}`,
      `${ofAnother}&${unsigned}`,
      `${unsigned}&${ofAnother.replaceAll('SAMLRequest', 'xSAMLRequest')}`,
    ]) {
      expect((await app.inject(`/login/saml/logout?${query}`)).headers.location).toBe(`${WEB}/dashboard`)
    }
    expect(await isIn(token)).toBe(true)
  })

  it('is nobody where a document names what stands elsewhere', async () => {
    const xml = '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]><a>&e;</a>'
    const payload = new URLSearchParams({ SAMLRequest: Buffer.from(xml).toString('base64') }).toString()
    const { headers } = await app.inject({
      method: 'POST',
      url: '/login/saml/logout',
      headers: FORM,
      payload,
    })
    expect(headers.location).toBe(`${WEB}/dashboard`)
  })
})

describe('who signs out here', () => {
  it('goes on to the provider with the name of the session there, and comes home from it', async () => {
    const { subject, token } = await whoCameIn()
    const { body } = await api.bearing(token).call('signOutOfInstitution', { body: { origin: WEB } })
    const asked = new URL(body.url ?? '')
    expect(`${asked.origin}${asked.pathname}`).toBe(`${IDP}/slo`)
    const request = inflated(asked.searchParams.get('SAMLRequest'))
    expect(request).toContain(`>${subject}</saml:NameID>`)
    expect(request).toContain(`>session of ${subject}<`)
    expect(asked.searchParams.has('Signature')).toBe(true)
    expect(await isIn(token)).toBe(false)
    const state = asked.searchParams.get('RelayState') ?? ''
    const answer = `SAMLResponse=any&RelayState=${encodeURIComponent(state)}`
    expect((await app.inject(`/login/saml/logout?${answer}`)).headers.location).toBe(`${WEB}/`)
  })

  it('comes back to no foreign page', async () => {
    const answer = 'SAMLResponse=any&RelayState=https%3A%2F%2Fevil.example%2F'
    expect((await app.inject(`/login/saml/logout?${answer}`)).headers.location).toBe(`${WEB}/dashboard`)
  })
})

it('the provider learns where we are notified, and by what we sign', async () => {
  const { body } = await app.inject('/login/saml/metadata')
  expect(body).toContain(`Location="${ACS}/logout"`)
  expect(body.replaceAll(/\s/g, '')).toContain(provider.certificate)
})
