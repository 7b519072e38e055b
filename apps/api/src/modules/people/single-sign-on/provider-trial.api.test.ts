import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SLOWNESS } from '@diatrivi/domain/testing/processor-time'
import { afterAll, describe, expect, it } from 'vitest'
import { startOpenidServer } from '../../../testing/openid-server.ts'
import { aSamlProvider } from '../../../testing/saml-provider.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const CLIENT = { id: 'diatrivi', secret: 'the secret between the two' }
const OIDC = { OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, SSO_DOMAINS: 'hua.gr=1' }
/** That of the settings, and another one. */
const [CERTIFICATE, ANOTHER] = [await aCertificate(), await aCertificate()]

async function aCertificate() {
  return (await aSamlProvider('https://idp', 'https://acs', 'https://audience')).certificate
}

/** A server that answers as a test wants. */
async function serverOf(listener: (address: string) => RequestListener) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', listener(address))
  afterAll(() => server.close())
  return address
}

const json =
  (body: (address: string) => object, status = 200) =>
  (address: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body(address)))
  }

const metadata = (entityId: string, certificate: string) =>
  `<md:EntityDescriptor entityID="${entityId}"><ds:X509Certificate>\n ${certificate}\n</ds:X509Certificate></md:EntityDescriptor>`

/** Answers requests for a sign-in with a status, and has its metadata at `/metadata`. */
const saml =
  (status: number, certificate: string) =>
  (address: string): RequestListener =>
  ({ url = '' }, response) => {
    if (url.startsWith('/metadata')) response.end(metadata(`${address}/metadata`, certificate))
    else response.writeHead(status).end()
  }

async function findings(settings: Record<string, string>) {
  const api = await startTestApi(settings)
  const administrator = await api.as(await api.given.anAdministrator())
  return (await administrator.call('trySignInProviders')).body.providers
}

const samlSettings = (address: string) => ({
  SAML_IDP_URL: `${address}/sso`,
  SAML_IDP_ENTITY_ID: `${address}/metadata`,
  SAML_IDP_CERTIFICATE: CERTIFICATE,
  SSO_DOMAINS: 'hua.gr=1',
})

describe('trySignInProviders', () => {
  it('is for administrators, and has nothing to say where no provider is set', async () => {
    const api = await startTestApi()
    expect((await api.anonymous.call('trySignInProviders')).error).toMatchObject({ status: 401 })
    const student = await api.as(await api.given.aStudent())
    expect((await student.call('trySignInProviders')).error).toMatchObject({ code: 'wrong_role' })
    const administrator = await api.as(await api.given.anAdministrator())
    expect((await administrator.call('trySignInProviders')).body).toEqual({ providers: [] })
  })

  it('says of a certified provider that it fits', async () => {
    const provider = await startOpenidServer({
      client: CLIENT,
      returnPages: ['http://127.0.0.1:3000/login/institution'],
      afterSignOut: [],
      personOf: () => ({}),
    })
    afterAll(provider.close)
    expect(await findings({ ...OIDC, OIDC_ISSUER: provider.issuer })).toEqual([
      { provider: 'oidc', address: provider.issuer, finding: 'fits' },
    ])
  })

  it.each([
    ['no_answer', json(() => ({}), 503)],
    ['not_a_provider', json(() => ({}), 404)],
    ['not_a_provider', json(() => ({ hello: 'world' }))],
    ['other_issuer', json(() => ({ issuer: 'https://other.example.org' }))],
    ['no_code_flow', json((issuer) => ({ issuer, response_types_supported: ['id_token'] }))],
  ])('says of a provider of OpenID Connect: %s', async (finding, listener) => {
    const address = await serverOf(listener)
    expect(await findings({ ...OIDC, OIDC_ISSUER: address })).toMatchObject([{ finding }])
  })

  it.each([
    ['fits', saml(302, CERTIFICATE)],
    ['refuses_us', saml(400, CERTIFICATE)],
    ['other_certificate', saml(200, ANOTHER)],
  ])('says of a provider of SAML: %s', async (finding, listener) => {
    const address = await serverOf(listener)
    expect(await findings(samlSettings(address))).toEqual([
      { provider: 'saml', address: `${address}/sso`, finding },
    ])
  })

  it('reads no more than a megabyte of metadata, and each part of it once', async () => {
    const address = await serverOf((own) => ({ url = '' }, response) => {
      if (!url.startsWith('/metadata')) return void response.writeHead(302).end()
      response.write(metadata(`${own}/metadata`, ANOTHER))
      response.end('X509Certificate>'.repeat(300_000))
    })
    const begun = process.cpuUsage()
    expect(await findings(samlSettings(address))).toMatchObject([{ finding: 'other_certificate' }])
    expect(process.cpuUsage(begun).user / 1_000 / SLOWNESS).toBeLessThan(3_000)
  })

  it('says that neither answers', async () => {
    const nowhere = 'http://127.0.0.1:1'
    const both = { ...OIDC, OIDC_ISSUER: nowhere, ...samlSettings(nowhere) }
    expect(await findings(both)).toMatchObject([{ finding: 'no_answer' }, { finding: 'no_answer' }])
  })
})
