import { createSign, randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { aSamlProvider, WeakSignature } from './saml-provider.fixture.ts'

type SamlProviderFixture = Awaited<ReturnType<typeof aSamlProvider>>

/** What a provider says when it signs a person out; a test changes one thing. */
export interface SaidLogout {
  issuer?: string
  destination?: string
  subject?: string
  /** Null names every session of the person. */
  index?: string | null
  /** In minutes from now. */
  at?: number
  signed?: 'rightly' | 'by nobody' | WeakSignature
  state?: string
}

const ALGORITHMS = {
  rightly: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'RSA-SHA256'],
  'by SHA-1': ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'RSA-SHA1'],
  'over a digest of SHA-1': ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'RSA-SHA1'],
} as const
const MINUTE = 60_000

export function logoutXml({
  issuer = '',
  destination = '',
  subject = '',
  index,
  at = 0,
}: SaidLogout): string {
  const instant = new Date(Date.now() + at * MINUTE).toISOString()
  return [
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${instant}" Destination="${destination}">`,
    `<saml:Issuer>${issuer}</saml:Issuer>`,
    `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${subject}</saml:NameID>`,
    index === null ? '' : `<samlp:SessionIndex>${index ?? `session of ${subject}`}</samlp:SessionIndex>`,
    '</samlp:LogoutRequest>',
  ].join('')
}

/** Behind an address, signed beside. */
export function redirectedLogout(provider: SamlProviderFixture, said: SaidLogout): string {
  const { signed = 'rightly', state = 'of the provider' } = said
  const request = deflateRawSync(logoutXml(said)).toString('base64')
  if (signed === 'by nobody') return unsignedQuery(request, state)
  return signedQuery(provider, request, { signed, state })
}

/** The query that the provider makes of what it has deflated. */
export function signedQuery(
  { privateKey }: SamlProviderFixture,
  request: string,
  { signed = 'rightly', state = '' }: { signed?: keyof typeof ALGORITHMS; state?: string } = {},
): string {
  const [name, algorithm] = ALGORITHMS[signed]
  const whole = `${unsignedQuery(request, state)}&SigAlg=${encodeURIComponent(name)}`
  const signature = createSign(algorithm).update(whole).sign(privateKey, 'base64')
  return `${whole}&Signature=${encodeURIComponent(signature)}`
}

const unsignedQuery = (request: string, state: string) =>
  `SAMLRequest=${encodeURIComponent(request)}&RelayState=${encodeURIComponent(state)}`

/** In a form, signed inside. */
export function postedLogout({ sign }: SamlProviderFixture, said: SaidLogout): string {
  const xml = logoutXml(said)
  const sent = said.signed === 'by nobody' ? xml : sign(xml, 'LogoutRequest', said.signed)
  const form = { SAMLRequest: Buffer.from(sent).toString('base64'), RelayState: said.state ?? '' }
  return new URLSearchParams(form).toString()
}
