import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { WEB } from '../../../testing/institution.fixture.ts'
import { startOpenidServer } from '../../../testing/openid-server.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const port = await freePort()
const api = await startTestApi({
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'diatrivi',
  OIDC_CLIENT_SECRET: 'the secret between the two',
  OIDC_LABEL: 'Σύνδεση ΧΠΑ',
  SSO_DOMAINS: 'hua.gr=1',
})
const { anonymous, given } = api
const begin = async (provider: 'oidc' | 'saml') =>
  (await anonymous.call('beginInstitutionalSignIn', { body: { provider, origin: WEB } })).body.step

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('a provider that is away', () => {
  it('is asked again at the next sign-in, while passwords go on', async () => {
    const student = await given.aStudent({ password: 'right' })
    expect(await begin('oidc')).toBe('unavailable')
    const credentials = { username: student.username, password: 'right' }
    expect((await anonymous.call('signIn', { body: credentials })).body).toMatchObject({ authenticated: 1 })
    expect((await anonymous.call('getSignInWays')).body.providers).toEqual([
      { provider: 'oidc', label: 'Σύνδεση ΧΠΑ', host: `127.0.0.1:${port}` },
    ])

    const provider = await startOpenidServer({
      port,
      client: { id: 'diatrivi', secret: 'the secret between the two' },
      returnPages: [`${WEB}/login/institution`],
      afterSignOut: [],
      personOf: () => ({}),
    })
    afterAll(provider.close)
    expect(await begin('oidc')).toBe('go')
  })

  it('is none where it is not set', async () => {
    expect(await begin('saml')).toBe('unavailable')
  })
})
