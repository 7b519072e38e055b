import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { aCertificate } from '../../../testing/certificate.fixture.ts'
import { WEB } from '../../../testing/institution.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const certificate = await aCertificate('localhost')
const server = createServer(certificate, (_request, response) => {
  const places = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer, ...places }))
})
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
afterAll(() => server.close())
const issuer = `https://localhost:${(server.address() as AddressInfo).port}`

async function begin(settings: Record<string, string>) {
  const { anonymous, logged } = await startTestApi({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'diatrivi',
    OIDC_CLIENT_SECRET: 'the secret between the two',
    SSO_DOMAINS: 'hua.gr=1',
    ...settings,
  })
  const body = { provider: 'oidc', origin: WEB } as const
  const { step } = (await anonymous.call('beginInstitutionalSignIn', { body })).body
  return { step, logged }
}

it('a certificate that no known authority vouches for is named in the log, until the settings name its authority', async () => {
  const { step, logged } = await begin({})
  expect(step).toBe('unavailable')
  expect(logged).toContainEqual(
    expect.objectContaining({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      msg: expect.stringContaining('see OIDC_CA_CERTIFICATE'),
    }),
  )
  expect((await begin({ OIDC_CA_CERTIFICATE: certificate.cert })).step).toBe('go')
})
