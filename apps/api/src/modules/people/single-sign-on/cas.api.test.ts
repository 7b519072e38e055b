import { beforeEach, describe, expect, it } from 'vitest'
import { aCasServer, inEnvelope } from '../../../testing/cas-server.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const WEB = 'http://127.0.0.1:3000'
const cas = await aCasServer()
const api = await startTestApi({ CAS_URL: cas.url, SSO_DOMAINS: 'hua.gr=1' })
const { app, anonymous, given, logged } = api
const institution = await given.anInstitution()
const department = await given.aDepartment({ of: institution })

const ELENI = {
  mail: ['eleni@hua.gr'],
  eduPersonAffiliation: ['student', 'member'],
  givenName: ['Ελένη'],
  sn: ['Παππά'],
}
const REFUSED = { step: 'refused', reason: 'provider_refused' }

beforeEach(() => {
  cas.lies(null)
  cas.goesAway(false)
})

async function leave() {
  const body = { provider: 'cas', origin: WEB } as const
  const begun = (await anonymous.call('beginInstitutionalSignIn', { body })).body
  if (begun.step !== 'go') throw new Error('no way to the server')
  return begun
}

const finish = async (ticket: string, returned: string) =>
  (await anonymous.call('finishInstitutionalSignIn', { body: { ticket, returned } })).body

/** All of it: the browser's ticket, what the server sent it back with, and how it goes on. */
async function arrive(attributes: Record<string, string[]> = ELENI, user = 'eleni') {
  const { ticket, url } = await leave()
  const { search } = cas.pass(url, user, attributes)
  return { ticket, search, answer: await finish(ticket, search) }
}

describe('sign-in by CAS', () => {
  it('is offered, and leads to the login of the server with the page to come back to', async () => {
    expect((await anonymous.call('getSignInWays')).body.providers).toEqual([
      { provider: 'cas', label: null, host: new URL(cas.url).host },
    ])
    const { origin, pathname, searchParams } = new URL((await leave()).url)
    expect(origin + pathname).toBe(`${cas.url}/login`)
    expect(searchParams.get('service')).toMatch(/^http:\/\/127\.0\.0\.1:3000\/login\/institution\?state=./)
    expect(searchParams.has('renew')).toBe(false)
  })

  it('makes an account of a student, who comes straight in the second time', async () => {
    const { ticket, answer } = await arrive()
    expect(answer).toEqual({
      step: 'register',
      email: 'eleni@hua.gr',
      uName: 'Ελένη',
      uSurname: 'Παππά',
      departments: [department.id],
    })
    const body = { ticket, uName: 'Ελένη', uSurname: 'Παππά', department: department.id }
    expect((await anonymous.call('registerByInstitution', { body })).body).toMatchObject({
      step: 'signed_in',
    })
    expect((await arrive()).answer).toMatchObject({ step: 'signed_in' })
  })

  it.each([
    [
      'an employee',
      { ...ELENI, mail: ['staff@hua.gr'], eduPersonAffiliation: ['employee'] },
      'not_a_student',
    ],
    ['an address of another institution', { ...ELENI, mail: ['eleni@gmail.com'] }, 'address_not_verified'],
    ['no address', { givenName: ['Ελένη'] }, 'address_not_verified'],
    [
      'another home organisation',
      { ...ELENI, mail: ['new@hua.gr'], schacHomeOrganization: ['aegean.gr'] },
      'address_not_verified',
    ],
  ])('refuses as every provider: %s', async (_what, attributes, reason) => {
    expect((await arrive(attributes, 'another')).answer).toEqual({ step: 'refused', reason })
  })

  it('takes a ticket once, only for its own sign-in, and none that the server has not given out', async () => {
    const first = await arrive()
    const again = await leave()
    expect(await finish(again.ticket, first.search)).toEqual(REFUSED)
    const [mine, another] = [await leave(), await leave()]
    expect(await finish(mine.ticket, cas.pass(another.url, 'eleni', ELENI).search)).toEqual(REFUSED)
    const made = await leave()
    const { searchParams } = cas.pass(made.url, 'eleni', ELENI)
    searchParams.set('ticket', 'ST-made-up')
    expect(await finish(made.ticket, `?${searchParams}`)).toEqual(REFUSED)
  })

  it.each([
    ['no XML', 'yes\neleni\n'],
    ['no person', inEnvelope('<cas:authenticationSuccess/>')],
    ['a person outside the answer', '<cas:user xmlns:cas="http://www.yale.edu/tp/cas">eleni</cas:user>'],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${inEnvelope('')}`],
    [
      'more than is read',
      inEnvelope(`<cas:authenticationSuccess>${'<a/>'.repeat(2_000)}</cas:authenticationSuccess>`),
    ],
  ])('believes no answer with %s', async (_what, lie) => {
    cas.lies(lie)
    expect((await arrive()).answer).toEqual(REFUSED)
  })

  it('says that the server is away, and logs no ticket', async () => {
    cas.goesAway(true)
    const { search, answer } = await arrive()
    expect(answer).toEqual({ step: 'unavailable' })
    expect(logged.map(({ msg }) => msg)).toContain('the server of CAS does not answer: see CAS_URL')
    expect(JSON.stringify(logged)).not.toContain(new URLSearchParams(search).get('ticket'))
  })
})

describe('a session that CAS has opened', () => {
  const signedIn = async () => {
    const { search, answer } = await arrive()
    if (answer.step !== 'signed_in') throw new Error('not signed in')
    const ticket = new URLSearchParams(search).get('ticket') ?? ''
    return { client: api.bearing(answer.sign_in.jwt_token ?? ''), ticket }
  }
  const isIn = async ({ client }: Awaited<ReturnType<typeof signedIn>>) =>
    (await client.call('getStudentProfile')).status === 200
  const logOut = (ticket: string) =>
    app.inject({
      method: 'POST',
      url: '/login/cas/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://cas.hua.gr' },
      payload: new URLSearchParams({
        logoutRequest: `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`,
      }).toString(),
    })

  it('ends here, and then at the server', async () => {
    const one = await signedIn()
    const { body } = await one.client.call('signOutOfInstitution', { body: { origin: WEB } })
    expect(body.url).toBe(`${cas.url}/logout?${new URLSearchParams({ service: `${WEB}/` })}`)
    expect(await isIn(one)).toBe(false)
  })

  it('ends when the server says so by its ticket, and no other', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    expect((await logOut('ST-made-up')).statusCode).toBe(200)
    expect(await isIn(one)).toBe(true)
    expect((await logOut(one.ticket)).statusCode).toBe(200)
    expect([await isIn(one), await isIn(other)]).toEqual([false, true])
    expect((await logOut('')).statusCode).toBe(400)
  })

  it('proves its person by a sign-in that the server was asked to renew', async () => {
    const { client } = await signedIn()
    const prove = async (isNew: boolean) => {
      const asked = { provider: 'cas', origin: WEB } as const
      const begun = (await client.call('beginInstitutionalProof', { body: asked })).body
      if (begun.step !== 'go') throw new Error('no way to the server')
      expect(new URL(begun.url).searchParams.get('renew')).toBe('true')
      const returned = cas.pass(begun.url, 'eleni', ELENI, { isNew }).search
      return (await client.call('finishInstitutionalProof', { body: { ticket: begun.ticket, returned } }))
        .body
    }
    expect(await prove(false)).toEqual(REFUSED)
    expect(await prove(true)).toMatchObject({ step: 'proved' })
  })
})
