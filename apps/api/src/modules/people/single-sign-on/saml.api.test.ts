import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { HOUR } from '../../../platform/durations.ts'
import { aSamlProvider, requestIn, type Said } from '../../../testing/saml-provider.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { account, session } from '../account/tables.ts'

const WEB = 'http://127.0.0.1:3000'
const ACS = 'http://127.0.0.1:4000/login/saml'
const IDP = 'https://idp.hua.gr'
const provider = await aSamlProvider(IDP, ACS, `${ACS}/metadata`)
const api = await startTestApi({
  SAML_IDP_URL: `${IDP}/sso`,
  SAML_IDP_ENTITY_ID: IDP,
  SAML_IDP_CERTIFICATE: provider.certificate,
  SSO_DOMAINS: 'hua.gr=1',
  OPERATOR_NAME: 'Πανεπιστήμιο',
  OPERATOR_EMAIL: 'theses@hua.gr',
})
const { app, anonymous, given, db, clock, logged } = api
const institution = await given.anInstitution()
const department = await given.aDepartment({ of: institution })
// The library of SAML reads the time of the system.
const now = () => clock.set(new Date().toISOString())
now()
afterEach(now)

const ATTRIBUTES = {
  mail: ['eleni@hua.gr'],
  eduPersonAffiliation: ['student', 'member'],
  schacHomeOrganization: ['hua.gr'],
  givenName: ['Ελένη'],
  sn: ['Παππά'],
}

async function leave() {
  const body = { provider: 'saml', origin: WEB } as const
  const begun = (await anonymous.call('beginInstitutionalSignIn', { body })).body
  if (begun.step !== 'go') throw new Error('no way to the provider')
  return begun
}

const post = (form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/login/saml',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: IDP },
    payload: new URLSearchParams(form).toString(),
  })
const finish = async (ticket: string, returned: string) =>
  (await anonymous.call('finishInstitutionalSignIn', { body: { ticket, returned } })).body
const codeIn = (location: unknown) => String(location).slice(String(location).indexOf('#'))

/** All of it, as the provider says. */
async function arrive(said: Said = {}) {
  const { ticket, url } = await leave()
  const { statusCode, headers } = await post(provider.answer(url, { attributes: ATTRIBUTES, ...said }))
  expect(statusCode).toBe(303)
  return { ticket, answer: await finish(ticket, codeIn(headers.location)) }
}

const REFUSED = { step: 'refused', reason: 'provider_refused' }

describe('a person whom SAML has named', () => {
  it.each(['response', 'assertion'] as const)('comes in where the %s is signed', async (signed) => {
    const { answer } = await arrive({ signed })
    expect(answer).toEqual({
      step: 'register',
      email: 'eleni@hua.gr',
      uName: 'Ελένη',
      uSurname: 'Παππά',
      departments: [department.id],
    })
  })

  it.each([
    ['eduPersonScopedAffiliation', 'student@hua.gr', 'register'],
    ['urn:oid:1.3.6.1.4.1.5923.1.1.1.9', 'student@hua.gr', 'register'],
    ['urn:oid:1.3.6.1.4.1.5923.1.1.1.9', 'employee@hua.gr', 'refused'],
  ])('is judged by the scoped affiliation, too: %s %s', async (name, value, step) => {
    const { eduPersonAffiliation: _unscoped, ...others } = ATTRIBUTES
    const { answer } = await arrive({ attributes: { ...others, [name]: [value] } })
    expect(answer).toMatchObject({ step })
  })

  it('is known the second time, and the session ends when the provider says', async () => {
    const { ticket } = await arrive({
      subject: 'person 2',
      attributes: { ...ATTRIBUTES, mail: ['nikos@hua.gr'] },
    })
    const body = { ticket, uName: 'Νίκος', uSurname: 'Παππάς', department: department.id }
    expect((await anonymous.call('registerByInstitution', { body })).body).toMatchObject({
      step: 'signed_in',
    })
    const [made] = await db.select().from(account).where(eq(account.email, 'nikos@hua.gr'))
    await db.transaction((tx) => tx.delete(session).where(eq(session.accountId, made?.id ?? 0)))
    const sessionUntil = new Date(clock.now().getTime() + 2 * HOUR).toISOString()
    const { answer } = await arrive({ subject: 'person 2', attributes: {}, sessionUntil })
    expect(answer).toMatchObject({ step: 'signed_in', sign_in: { authenticated: 1 } })
    const opened = await db
      .select()
      .from(session)
      .where(eq(session.accountId, made?.id ?? 0))
    expect(opened.map(({ expiresAt }) => expiresAt.toISOString())).toEqual([sessionUntil])
  })

  it('has attributes by their numbers too, and no other is kept', async () => {
    const attributes = {
      'urn:oid:0.9.2342.19200300.100.1.3': ['dora@hua.gr'],
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.1': ['faculty'],
      schacPersonalUniqueID: ['urn:schac:personalUniqueID:gr:AMKA:01019912345'],
    }
    const { answer } = await arrive({ attributes, subject: 'person 3' })
    expect(answer).toEqual({ step: 'refused', reason: 'not_a_student' })
    const { rows } = await db.execute('select named::text from provider_sign_in')
    expect(JSON.stringify(rows)).not.toContain('01019912345')
  })

  it('speaks for no address of another institution', async () => {
    const attributes = { ...ATTRIBUTES, schacHomeOrganization: ['uoa.gr'] }
    expect((await arrive({ attributes })).answer).toEqual({ step: 'refused', reason: 'address_not_verified' })
  })
})

describe('an answer', () => {
  it.each<[string, Said]>([
    ['that nobody signed', { signed: 'nothing' }],
    ['of another provider', { issuer: 'https://evil.example' }],
    ['for another audience', { audience: 'https://evil.example' }],
    ['for another address', { recipient: 'https://evil.example/login/saml' }],
    ['to another request', { inResponseTo: '_another' }],
    ['whose signed part answers another request', { signedInResponseTo: '_another' }],
    ['that is over', { from: -10, until: -2 }],
    ['that is not valid yet', { from: 2, until: 5 }],
  ])('%s is refused', async (_what, said) => {
    expect((await arrive(said)).answer).toEqual(REFUSED)
  })

  it.each<[Said, string]>([
    [{ signed: 'response', by: 'by SHA-1' }, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'],
    [{ signed: 'assertion', by: 'by SHA-1' }, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'],
    [{ signed: 'response', by: 'over a digest of SHA-1' }, 'http://www.w3.org/2000/09/xmldsig#sha1'],
    [{ signed: 'assertion', by: 'over a digest of SHA-1' }, 'http://www.w3.org/2000/09/xmldsig#sha1'],
  ])(
    'of which this is signed is refused, and the log says what the operator does: %o',
    async (said, algorithm) => {
      logged.length = 0
      expect((await arrive(said)).answer).toEqual(REFUSED)
      expect(logged).toContainEqual(
        expect.objectContaining({
          msg: 'a sign-in by SAML was refused: let the provider sign by RSA with SHA-256',
          reason: `signed by ${algorithm}`,
        }),
      )
    },
  )

  it('bears half a minute between the clocks', async () => {
    expect((await arrive({ from: -10, until: -0.5 })).answer).toMatchObject({ step: 'register' })
  })

  it('whose text was changed on the way is refused', async () => {
    const { ticket, url } = await leave()
    const form = provider.answer(url, { attributes: ATTRIBUTES })
    const changed = Buffer.from(form.SAMLResponse, 'base64')
      .toString()
      .replace('eleni@hua.gr', 'admin@hua.gr')
    const { headers } = await post({ ...form, SAMLResponse: Buffer.from(changed).toString('base64') })
    expect(await finish(ticket, codeIn(headers.location))).toEqual(REFUSED)
  })

  it('is taken once, and only for the sign-in that it answers', async () => {
    const { ticket, url } = await leave()
    const form = provider.answer(url, { attributes: ATTRIBUTES })
    const [first, second] = [await post(form), await post(form)]
    expect(second.headers.location).toBe(`${WEB}/dashboard`)
    const other = await leave()
    const stolen = await post({
      ...form,
      RelayState: new URL(other.url).searchParams.get('RelayState') ?? '',
    })
    expect(await finish(other.ticket, codeIn(stolen.headers.location))).toEqual(REFUSED)
    expect(await finish(ticket, codeIn(first.headers.location))).toMatchObject({ step: 'register' })
    expect(await finish(ticket, codeIn(first.headers.location))).toEqual({ step: 'over' })
  })

  it('is nothing in another browser, and its code nothing in another sign-in', async () => {
    const { ticket, url } = await leave()
    const { headers } = await post(provider.answer(url, { attributes: ATTRIBUTES }))
    const code = codeIn(headers.location)
    expect(String(headers.location).startsWith(`${WEB}/login/institution#code=`)).toBe(true)
    expect(await finish('of another browser', code)).toEqual({ step: 'over' })
    expect(await finish((await leave()).ticket, code)).toEqual(REFUSED)
    expect(await finish(ticket, '#code=another')).toEqual(REFUSED)
  })

  it.each([{}, { SAMLResponse: 'none' }, { SAMLResponse: 'none', RelayState: 'none' }])(
    'that is none leads to the first page: %o',
    async (form) => {
      const { statusCode, headers } = await post(form)
      expect([statusCode, headers.location]).toEqual([303, `${WEB}/dashboard`])
    },
  )
})

describe('a new sign-in that proves a person who is in', async () => {
  const owner = await given.aStudent({ email: 'katerina@hua.gr' })
  await given.anIdentity({ owner, issuer: IDP, subject: 'katerina' })
  const prove = async (said: Said) => {
    const client = await api.as(owner)
    const body = { provider: 'saml', origin: WEB } as const
    const begun = (await client.call('beginInstitutionalProof', { body })).body
    if (begun.step !== 'go') throw new Error('no way to the provider')
    expect(requestIn(begun.url)).toContain('ForceAuthn="true"')
    const { headers } = await post(provider.answer(begun.url, said))
    const back = { ticket: begun.ticket, returned: codeIn(headers.location) }
    return (await client.call('finishInstitutionalProof', { body: back })).body
  }

  it('is asked for by force, and taken', async () => {
    expect(requestIn((await leave()).url)).not.toContain('ForceAuthn')
    expect(await prove({ subject: 'katerina' })).toMatchObject({ step: 'proved' })
  })

  it.each<[string, Said, string]>([
    ['of before', { subject: 'katerina', signedInAt: -2 }, 'not_fresh'],
    ['of another person', { subject: 'person 1' }, 'another_person'],
    ['that nobody signed', { subject: 'katerina', signed: 'nothing' }, 'provider_refused'],
  ])('is none %s', async (_what, said, reason) => {
    expect(await prove(said)).toEqual({ step: 'refused', reason })
  })
})

it('the provider is told where answers go', async () => {
  const { headers, body } = await app.inject('/login/saml/metadata')
  expect(headers['content-type']).toContain('application/samlmetadata+xml')
  expect(body).toContain(`entityID="${ACS}/metadata"`)
  expect(body).toContain(`Location="${ACS}"`)
})

it('the provider is told who we are, what we ask for, and both ways to sign out', async () => {
  const { body } = await app.inject('/login/saml/metadata')
  expect(body).toContain('<mdui:DisplayName xml:lang="el">Διατριβή</mdui:DisplayName>')
  expect(body).toContain(`<mdui:PrivacyStatementURL xml:lang="el">${WEB}/privacy</mdui:PrivacyStatementURL>`)
  expect(body).toContain('<OrganizationName xml:lang="el">Πανεπιστήμιο</OrganizationName>')
  expect(body).toContain('<EmailAddress>mailto:theses@hua.gr</EmailAddress>')
  expect(body).toMatch(/FriendlyName="mail" isRequired="true"/)
  const bindings = [...body.matchAll(/<SingleLogoutService Binding="[^"]*:(HTTP-\w+)"/g)].map(
    ([, one]) => one,
  )
  expect(bindings).toEqual(['HTTP-Redirect', 'HTTP-POST'])
})

it('no other call takes a form of another site', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: IDP },
    payload: 'username=a',
  })
  expect(answer.statusCode).toBe(403)
})
