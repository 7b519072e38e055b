import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { aSamlProvider } from '../../../testing/saml-provider.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const WEB = 'http://127.0.0.1:3000'
const ACS = 'http://127.0.0.1:4000/login/saml'
const IDP = 'https://idp.hua.gr/metadata'
const provider = await aSamlProvider(IDP, ACS, `${ACS}/metadata`)
const next = await aSamlProvider(IDP, ACS, `${ACS}/metadata`)

/** What the provider says of itself; null: it does not answer. */
let metadata: string | null = null
const server = createServer((_request, response) => {
  if (metadata === null) response.writeHead(503).end()
  else response.end(metadata)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

const metadataOf = (certificates: string[], entityId = IDP) => {
  const keys = certificates.map(
    (one) =>
      `<KeyDescriptor use="signing"><KeyInfo><X509Data><X509Certificate>\n${one}\n</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`,
  )
  const places = ['SingleLogoutService', 'SingleSignOnService'].map(
    (service) =>
      `<${service} Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.hua.gr/${service}"/>`,
  )
  return `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata"><EntityDescriptor entityID="${entityId}"><IDPSSODescriptor>${keys.join('')}${places.join('')}</IDPSSODescriptor></EntityDescriptor></EntitiesDescriptor>`
}

const api = await startTestApi({
  SAML_IDP_METADATA_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`,
  SAML_IDP_ENTITY_ID: IDP,
  SSO_DOMAINS: 'hua.gr=1',
})
const { app, anonymous, clock, given, logged } = api
await given.aDepartment({ of: await given.anInstitution() })
clock.set(new Date().toISOString())

const begin = async () =>
  (await anonymous.call('beginInstitutionalSignIn', { body: { provider: 'saml', origin: WEB } })).body

async function arrive(by: typeof provider) {
  const begun = await begin()
  if (begun.step !== 'go') return begun
  const answer = by.answer(begun.url, { attributes: { mail: ['eleni@hua.gr'] } })
  const { headers } = await app.inject({
    method: 'POST',
    url: '/login/saml',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: IDP },
    payload: new URLSearchParams(answer).toString(),
  })
  const body = { ticket: begun.ticket, returned: String(headers.location).replace(/^[^#]*/, '') }
  return (await anonymous.call('finishInstitutionalSignIn', { body })).body
}

describe('a provider of SAML that its metadata name', () => {
  it('is away while they are, and the log says so', async () => {
    expect(await begin()).toEqual({ step: 'unavailable' })
    expect(logged.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('SAML_IDP_METADATA_URL'))
  })

  it.each([
    ['of another provider', metadataOf([provider.certificate], 'https://another.gr')],
    ['without a certificate', metadataOf([])],
    ['that are no XML', 'no metadata'],
  ])('is none by metadata %s', async (_what, said) => {
    metadata = said
    expect(await begin()).toEqual({ step: 'unavailable' })
  })

  it('is asked at the address that they name, and believed by each certificate in them', async () => {
    metadata = metadataOf([provider.certificate, next.certificate])
    const begun = await begin()
    expect(begun).toMatchObject({
      url: expect.stringMatching(/^https:\/\/idp\.hua\.gr\/SingleSignOnService\?/),
    })
    expect(await arrive(provider)).toMatchObject({ step: 'register' })
    expect(await arrive(next)).toMatchObject({ step: 'register' })
  })

  it('is read anew after an hour, and remembered while it does not answer then', async () => {
    metadata = null
    clock.advance({ hours: 2 })
    expect(await begin()).toMatchObject({ step: 'go' })
    metadata = metadataOf([next.certificate])
    expect(await arrive(provider)).toEqual({ step: 'refused', reason: 'provider_refused' })
    expect(await arrive(next)).toMatchObject({ step: 'register' })
  })
})

it('two certificates of the settings are believed while a provider changes its key', async () => {
  const both = await startTestApi({
    SAML_IDP_URL: 'https://idp.hua.gr/sso',
    SAML_IDP_ENTITY_ID: IDP,
    SAML_IDP_CERTIFICATE: `${provider.certificate},${next.certificate}`,
    SSO_DOMAINS: 'hua.gr=1',
  })
  expect(both.config.singleSignOn.saml?.places).toMatchObject({
    certificates: [provider.certificate, next.certificate],
  })
})
