import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aCertificate } from '../../../testing/certificate.fixture.ts'
import { longestBlock } from '../../../testing/longest-block.ts'
import { logoutXml, signedQuery } from '../../../testing/saml-logout.fixture.ts'
import { aSamlProvider, encrypted } from '../../../testing/saml-provider.fixture.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const WEB = 'http://127.0.0.1:3000'
const ACS = 'http://127.0.0.1:4000/login/saml'
const IDP = 'https://idp.hua.gr'
const provider = await aSamlProvider(IDP, ACS, `${ACS}/metadata`)
const ours = await aCertificate('theses')
const OURS = ours.cert.replace(/-----[A-Z ]+-----|\s/g, '')
const settings = {
  SAML_IDP_URL: `${IDP}/sso`,
  SAML_IDP_LOGOUT_URL: `${IDP}/slo`,
  SAML_IDP_ENTITY_ID: IDP,
  SAML_IDP_CERTIFICATE: provider.certificate,
  SSO_DOMAINS: 'hua.gr=1',
}
const plain = await startTestApi(settings)
const opening = await startTestApi({
  ...settings,
  SAML_SP_DECRYPTION_KEY: ours.key,
  SAML_SP_DECRYPTION_CERTIFICATE: ours.cert,
})
type Api = typeof plain
// The library of SAML reads the time of the system.
for (const { clock } of [plain, opening]) clock.set(new Date().toISOString())

/** Nothing that is sent may keep the process from answering others for longer. */
const LONGEST_SILENCE = 500

/** The longest block until the call and a probe of the health beside it are answered. */
function silence({ app }: Api, send: () => Promise<unknown>): Promise<number> {
  return longestBlock(async () => {
    const [, health] = await Promise.all([send(), app.inject('/healthz')])
    expect(health.statusCode).toBe(200)
  })
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: IDP }
const post = ({ app }: Api, url: string, form: Record<string, string>) =>
  app.inject({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(form).toString() })
const base64 = (text: string) => Buffer.from(text).toString('base64')
const deflated = (xml: string) => deflateRawSync(xml, { level: 9 }).toString('base64')
const address = (query: string) => `/login/saml/logout?${query}`

async function aState({ anonymous }: Api): Promise<string> {
  const body = { provider: 'saml', origin: WEB } as const
  const begun = (await anonymous.call('beginInstitutionalSignIn', { body })).body
  if (begun.step !== 'go') throw new Error('no way to the provider')
  return new URL(begun.url).searchParams.get('RelayState') ?? ''
}

/** The XML for a sign-in that waits for it, so that it is read. */
async function answer(api: Api, xmlFor: (request: string) => string) {
  const RelayState = await aState(api)
  const SAMLResponse = base64(xmlFor(`_${RelayState}`))
  return () => post(api, '/login/saml', { SAMLResponse, RelayState })
}

const numbered = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('')

/** Elements within each other that declare prefixes, and use them. */
const IN_SCOPE = numbered(26, (at) => `<x${numbered(10, (i) => ` xmlns:p${at}_${i}="u" p${at}_${i}:a=""`)}>`)
const FAR_NAMESPACES = numbered(18, (i) => ` xmlns:p${i}="${'u'.repeat(1_000)}"`)

/** Each is as large as it may be in one manner that costs the library more than its length. */
const LARGEST = {
  elements: '<a/>'.repeat(960),
  'elements by as many names': `${numbered(960, (at) => `<a${at}></a${at} >`)}${'t'.repeat(65_000)}`,
  'texts between comments': 't<!---->'.repeat(960),
  'sections of CDATA': 't<![CDATA[]]>'.repeat(960),
  'elements within each other': `${'<a>'.repeat(28)}${'</a>'.repeat(28)}`.repeat(33),
  attributes: `<a${numbered(20, (i) => ` b${i}=""`)}/>`.repeat(96),
  identifiers: '<a ID="b" Id="c" id="d"/>'.repeat(650),
  references: '&lt;'.repeat(24_000),
  lines: '\r'.repeat(95_000),
  'prefixes in scope': `${IN_SCOPE}${`<y${numbered(20, (i) => ` p25_${i % 10}:b${i}=""`)}/>`.repeat(70)}${'</x>'.repeat(26)}`,
  'namespaces that each element names anew': `<x${FAR_NAMESPACES}>${`<a${numbered(18, (i) => ` p${i}:b=""`)}/>`.repeat(100)}</x>`,
}

/** A signature that was made up: the whole document is brought into its canonical form before that is seen. */
const FORGED = [
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>',
  '<ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/>',
  '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>',
  '<ds:Reference URI="#_r"><ds:Transforms>',
  '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>',
  `<ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"><ec:InclusiveNamespaces xmlns:ec="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="${numbered(200, (i) => `p${i} `)}"/></ds:Transform>`,
  '</ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>YQ==</ds:DigestValue>',
  '</ds:Reference></ds:SignedInfo><ds:SignatureValue>YQ==</ds:SignatureValue></ds:Signature>',
].join('')

const responseXml = (request: string, content: string) =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r" InResponseTo="${request}">${content}</samlp:Response>`

/** The beginning of what the check of XML says. */
const REASON =
  /^(?:a tag without a name|a comment that is not closed|an element that is not closed|more than)/

const reasons = ({ logged }: Api) => logged.flatMap(({ reason }) => reason ?? [])

describe('what a stranger sends to the sign-out', () => {
  const unsigned = (xml: string) => `SAMLRequest=${encodeURIComponent(deflated(xml))}`
  const forged = (xml: string) =>
    `${unsigned(xml)}&SigAlg=${encodeURIComponent('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')}&Signature=YQ%3D%3D`

  it.each<[string, number]>([
    ['120 kB', 40_000],
    ['600 kB', 200_000],
    ['30 MB', 10_000_000],
  ])('behind an address is neither inflated nor parsed: %s of tags', async (_size, count) => {
    for (const query of [unsigned, forged]) {
      const url = address(query('<a>'.repeat(count)))
      expect(await silence(plain, () => plain.app.inject(url))).toBeLessThan(LONGEST_SILENCE)
    }
    expect(reasons(plain).slice(-2)).toEqual(['not signed', 'Invalid query signature'])
  })

  it.each(['<', '<!', '<!--', '<?', '</', '<a>', '<a b="', '&a;'])(
    'in a form is refused before it is parsed: %s over and over',
    async (part) => {
      const SAMLRequest = base64(part.repeat(33_000 / part.length))
      expect(await silence(plain, () => post(plain, '/login/saml/logout', { SAMLRequest }))).toBeLessThan(
        LONGEST_SILENCE,
      )
    },
  )
})

describe('what the provider signs, should it lie', () => {
  it.each(['<', '<!--', '<a>'])('behind an address is judged before it is parsed: %s', async (part) => {
    const url = address(signedQuery(provider, deflated(part.repeat(10_000))))
    expect(await silence(plain, () => plain.app.inject(url))).toBeLessThan(LONGEST_SILENCE)
  })

  it('behind an address is inflated to 50 kB at most', async () => {
    const url = address(signedQuery(provider, deflated('<a>'.repeat(10_000_000))))
    expect(await silence(plain, () => plain.app.inject(url))).toBeLessThan(LONGEST_SILENCE)
    expect(reasons(plain).at(-1)).toContain('Cannot create a Buffer larger than 50000 bytes')
  })

  const response = (content: string) => (request: string) =>
    provider.sign(responseXml(request, `<saml:Issuer>${IDP}</saml:Issuer>${content}`), 'Response')

  it.each(['<', '<!--', '<a>'])(
    'in an encrypted assertion is judged before it is parsed: %s',
    async (part) => {
      const hidden = encrypted(part.repeat(40_000 / part.length), OURS)
      const xml = response(`<saml:EncryptedAssertion>${hidden}</saml:EncryptedAssertion>`)
      expect(await silence(opening, await answer(opening, xml))).toBeLessThan(LONGEST_SILENCE)
      expect(reasons(opening).at(-1)).toMatch(REASON)
    },
  )

  it.each(['<', '<!--', '<a>'])('in an encrypted name is judged before it is parsed: %s', async (part) => {
    const hidden = encrypted(part.repeat(15_000 / part.length), OURS)
    const xml = logoutXml({ issuer: IDP, destination: `${ACS}/logout` }).replace(
      /<saml:NameID.*<\/saml:NameID>/,
      `<saml:EncryptedID>${hidden}</saml:EncryptedID>`,
    )
    const SAMLRequest = base64(provider.sign(xml, 'LogoutRequest'))
    const send = () => post(opening, '/login/saml/logout', { SAMLRequest })
    expect(await silence(opening, send)).toBeLessThan(LONGEST_SILENCE)
    expect(reasons(opening).at(-1)).toMatch(REASON)
  })

  it.each(Object.entries(LARGEST))('is read in no time at the limits: %s', async (_what, content) => {
    expect(await silence(plain, await answer(plain, response(content)))).toBeLessThan(LONGEST_SILENCE)
    expect(reasons(plain).at(-1)).toBe('Missing SAML assertion')
  })
})

describe('what a stranger answers in the name of the provider', () => {
  it.each(['<', '<!', '<!--', '<?', '</', '<a>', '<a b="', '&a;', '<![CDATA['])(
    'is refused before it is parsed: %s over and over',
    async (part) => {
      for (const size of [80_000, 110_000]) {
        const send = await answer(plain, () => part.repeat(size / part.length))
        expect(await silence(plain, send)).toBeLessThan(LONGEST_SILENCE)
      }
    },
  )

  it('is not read where the form is larger than an answer', async () => {
    const send = await answer(plain, () => '<'.repeat(125_000))
    expect((await send()).statusCode).toBe(413)
    expect(await silence(plain, send)).toBeLessThan(LONGEST_SILENCE)
  })

  it.each(Object.entries(LARGEST))(
    'is compared with its signature in no time at the limits: %s',
    async (_what, content) => {
      const send = await answer(plain, (request) => responseXml(request, FORGED + content))
      expect(await silence(plain, send)).toBeLessThan(LONGEST_SILENCE)
      expect(reasons(plain).at(-1)).toBe('Missing SAML assertion')
    },
  )

  it.each([
    ['before a separator of lines', `<a>${'b'.repeat(90_000)}\u2028</a>`, 'a separator of lines'],
    ['before the number of one', `<a b="&#x2028;">${'b'.repeat(90_000)}</a>`, 'a separator of lines'],
    [
      'in elements of HTML',
      `<a xmlns="http://www.w3.org/1999/xhtml">${'<textarea>&lt;</textarea >'.repeat(900)}</a>`,
      'an element of HTML',
    ],
  ])('is refused where the parser would read it again and again: %s', async (_what, xml, reason) => {
    expect(await silence(plain, await answer(plain, () => xml))).toBeLessThan(LONGEST_SILENCE)
    expect(reasons(plain).at(-1)).toBe(reason)
  })
})

it('an answer with hundreds of groups, comments, sections of CDATA and blanks is taken', async () => {
  const { app, anonymous } = plain
  const body = { provider: 'saml', origin: WEB } as const
  const begun = (await anonymous.call('beginInstitutionalSignIn', { body })).body
  if (begun.step !== 'go') throw new Error('no way to the provider')
  const groups = Array.from({ length: 500 }, (_, at) => `cn=group ${at},ou=groups,dc=hua,dc=gr\n`)
  const attributes = {
    mail: ['<!-- of the directory -->eleni@hua.gr'],
    givenName: ['<![CDATA[Ελένη]]>'],
    'urn:oid:1.2.840.113556.1.2.102': groups,
  }
  const payload = new URLSearchParams(provider.answer(begun.url, { attributes, signed: 'both' })).toString()
  const { headers } = await app.inject({ method: 'POST', url: '/login/saml', headers: FORM, payload })
  const returned = String(headers.location).replace(/^[^#]*/, '')
  const finish = { ticket: begun.ticket, returned }
  expect((await anonymous.call('finishInstitutionalSignIn', { body: finish })).body).toMatchObject({
    step: 'register',
    email: 'eleni@hua.gr',
    uName: 'Ελένη',
  })
})
