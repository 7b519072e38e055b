import { expect, it } from 'vitest'
import { aCertificate } from '../../../testing/certificate.fixture.ts'
import { aSamlProvider, type Said } from '../../../testing/saml-provider.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const WEB = 'http://127.0.0.1:3000'
const ACS = 'http://127.0.0.1:4000/login/saml'
const IDP = 'https://idp.hua.gr'
const inBase64 = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, '')

const provider = await aSamlProvider(IDP, ACS, `${ACS}/metadata`)
const [ours, another] = [await aCertificate('theses'), await aCertificate('another')]
const OURS = inBase64(ours.cert)
const settings = {
  SAML_IDP_URL: `${IDP}/sso`,
  SAML_IDP_ENTITY_ID: IDP,
  SAML_IDP_CERTIFICATE: provider.certificate,
  SSO_DOMAINS: 'hua.gr=1',
}
const withKey = await startTestApi({
  ...settings,
  SAML_SP_DECRYPTION_KEY: ours.key,
  SAML_SP_DECRYPTION_CERTIFICATE: ours.cert,
})
const withoutKey = await startTestApi(settings)
// The library of SAML reads the time of the system.
for (const { clock } of [withKey, withoutKey]) clock.set(new Date().toISOString())

const ATTRIBUTES = { mail: ['eleni@hua.gr'], eduPersonAffiliation: ['student'], givenName: ['Ελένη'] }
const REFUSED = { step: 'refused', reason: 'provider_refused' }

/** From the button to what the API says of the person; `change` is what happens to the answer on its way. */
async function arrive(
  { app, anonymous }: typeof withKey,
  said: Said,
  change = (answer: string) => answer,
): Promise<unknown> {
  const begun = (
    await anonymous.call('beginInstitutionalSignIn', { body: { provider: 'saml', origin: WEB } })
  ).body
  if (begun.step !== 'go') throw new Error('no way to the provider')
  const { SAMLResponse, RelayState } = provider.answer(begun.url, { attributes: ATTRIBUTES, ...said })
  const answer = change(Buffer.from(SAMLResponse, 'base64').toString())
  const form = { SAMLResponse: Buffer.from(answer).toString('base64'), RelayState }
  const { headers } = await app.inject({
    method: 'POST',
    url: '/login/saml',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: IDP },
    payload: new URLSearchParams(form).toString(),
  })
  const returned = String(headers.location).replace(/^[^#]*/, '')
  const body = { ticket: begun.ticket, returned }
  return (await anonymous.call('finishInstitutionalSignIn', { body })).body
}

it.each<[string, Said]>([
  ['encrypted, in an answer that is signed', { encryptedFor: OURS, signed: 'response' }],
  ['encrypted, and signed within and without', { encryptedFor: OURS, signed: 'both' }],
  ['not encrypted, in an answer that is signed', { signed: 'response' }],
])('whom the provider names comes in: %s', async (_what, said) => {
  expect(await arrive(withKey, said)).toMatchObject({ email: 'eleni@hua.gr', uName: 'Ελένη' })
})

it.each<[string, Said]>([
  ['whose answer is not signed, though the part in it is', { encryptedFor: OURS, signed: 'assertion' }],
  ['that nobody signed', { encryptedFor: OURS, signed: 'nothing' }],
  ['for the key of another application', { encryptedFor: inBase64(another.cert), signed: 'response' }],
  ['for another audience', { encryptedFor: OURS, signed: 'response', audience: 'https://evil.example' }],
  ['for another address', { encryptedFor: OURS, signed: 'response', recipient: 'https://evil.example' }],
  [
    'that answers another request within',
    { encryptedFor: OURS, signed: 'response', signedInResponseTo: '_another' },
  ],
  ['that is over', { encryptedFor: OURS, signed: 'response', from: -10, until: -2 }],
])('an encrypted answer is refused: one %s', async (_what, said) => {
  expect(await arrive(withKey, said)).toEqual(REFUSED)
})

it('an encrypted answer that was changed on its way is refused', async () => {
  const change = (answer: string) =>
    answer.replace(/(<xenc:CipherValue>)(.)/, (_all, tag, sign) => tag + (sign === 'A' ? 'B' : 'A'))
  expect(await arrive(withKey, { encryptedFor: OURS, signed: 'response' }, change)).toEqual(REFUSED)
})

it('without a key nothing encrypted is taken', async () => {
  expect(await arrive(withoutKey, { encryptedFor: OURS, signed: 'both' })).toEqual(REFUSED)
  expect(await arrive(withoutKey, { signed: 'assertion' })).toMatchObject({ email: 'eleni@hua.gr' })
})

it('the metadata tell the provider what to encrypt for, and never with what it is opened', async () => {
  const { body } = await withKey.app.inject('/login/saml/metadata')
  expect(body).toContain('<KeyDescriptor use="encryption">')
  expect(inBase64(body)).toContain(OURS)
  expect(inBase64(body)).not.toContain(inBase64(ours.key).slice(0, 100))
  expect((await withoutKey.app.inject('/login/saml/metadata')).body).not.toContain('KeyDescriptor')
})

it('what was encrypted before the key was changed is still opened', async () => {
  const changed = await startTestApi({
    ...settings,
    SAML_SP_DECRYPTION_KEY: another.key,
    SAML_SP_DECRYPTION_CERTIFICATE: another.cert,
    SAML_SP_DECRYPTION_KEY_PREVIOUS: ours.key,
  })
  changed.clock.set(new Date().toISOString())
  await changed.given.anInstitution()
  for (const encryptedFor of [OURS, inBase64(another.cert)]) {
    expect(await arrive(changed, { encryptedFor, signed: 'response' })).toMatchObject({ step: 'register' })
  }
})
