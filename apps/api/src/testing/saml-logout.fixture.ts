import { createSign, randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { aSamlProvider } from './saml-provider.fixture.ts'

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
  signed?: 'rightly' | 'by nobody' | 'by SHA-1'
  state?: string
}

const ALGORITHMS = {
  rightly: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'RSA-SHA256'],
  'by SHA-1': ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'RSA-SHA1'],
} as const
const MINUTE = 60_000

function logoutXml({ issuer = '', destination = '', subject = '', index, at = 0 }: SaidLogout): string {
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
export function redirectedLogout({ privateKey }: SamlProviderFixture, said: SaidLogout): string {
  const { signed = 'rightly', state = 'of the provider' } = said
  const request = deflateRawSync(logoutXml(said)).toString('base64')
  const query = `SAMLRequest=${encodeURIComponent(request)}&RelayState=${encodeURIComponent(state)}`
  if (signed === 'by nobody') return query
  const [name, algorithm] = ALGORITHMS[signed]
  const whole = `${query}&SigAlg=${encodeURIComponent(name)}`
  const signature = createSign(algorithm).update(whole).sign(privateKey, 'base64')
  return `${whole}&Signature=${encodeURIComponent(signature)}`
}

/** In a form, signed inside. */
export function postedLogout({ sign }: SamlProviderFixture, said: SaidLogout): string {
  const xml = logoutXml(said)
  const sent = said.signed === 'by nobody' ? xml : sign(xml, 'LogoutRequest')
  const form = { SAMLRequest: Buffer.from(sent).toString('base64'), RelayState: said.state ?? '' }
  return new URLSearchParams(form).toString()
}
