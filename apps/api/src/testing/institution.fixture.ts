import { afterAll, beforeEach } from 'vitest'
import { type PersonThere, passInstitution, startOpenidServer } from './openid-server.ts'
import { startTestApi, type TestApi } from './test-api.ts'

export const WEB = 'http://127.0.0.1:3000'
export const SECRET = 'the secret between the two'
/** The domains of the first institution that a test makes. */
const DOMAINS = 'hua.gr=1,dit.hua.gr=1/2'

/** The API beside a real provider of OpenID Connect, in which each test names its people. */
export async function aJoinedInstitution(settings: Record<string, string> = {}) {
  const people = new Map<string, PersonThere>()
  beforeEach(() => people.clear())
  const provider = await startOpenidServer({
    client: { id: 'diatrivi', secret: SECRET },
    returnPages: [`${WEB}/login/institution`],
    afterSignOut: [`${WEB}/`],
    personOf: (name) => people.get(name) ?? {},
  })
  afterAll(provider.close)
  const api = await startTestApi({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'diatrivi',
    OIDC_CLIENT_SECRET: SECRET,
    SSO_DOMAINS: DOMAINS,
    ...settings,
  })
  const institution = await api.given.anInstitution()
  const [first, second] = [
    await api.given.aDepartment({ of: institution }),
    await api.given.aDepartment({ of: institution }),
  ]
  const browser = aBrowser(api)
  return {
    api,
    provider,
    departments: [first, second] as const,
    ...browser,
    /** A person whom the institution knows by a verified address. */
    knows: (name: string, said: PersonThere = {}) => {
      const email = `${name}@hua.gr`
      const names = { given_name: 'Ελένη', family_name: 'Παππά' }
      people.set(name, { email, email_verified: true, ...names, ...said })
    },
  }
}

/** The way of a browser to the provider and back. */
export function aBrowser({ anonymous }: Pick<TestApi, 'anonymous'>) {
  const leave = async () => {
    const { body } = await anonymous.call('beginInstitutionalSignIn', {
      body: { provider: 'oidc', origin: WEB },
    })
    if (body.step !== 'go') throw new Error('the provider does not answer')
    return body
  }
  const pass = async (url: string, name: string) =>
    (await passInstitution(url, name, ({ origin }) => origin === WEB)).search
  const finish = async (ticket: string, returned: string) =>
    (await anonymous.call('finishInstitutionalSignIn', { body: { ticket, returned } })).body
  /** All of it: the ticket, and how it goes on. */
  const arrive = async (name: string) => {
    const { ticket, url } = await leave()
    return { ticket, answer: await finish(ticket, await pass(url, name)) }
  }
  return { leave, pass, finish, arrive }
}
