import 'reflect-metadata'
import {
  constants,
  createCipheriv,
  publicEncrypt,
  randomBytes,
  randomUUID,
  webcrypto,
  X509Certificate,
} from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { X509CertificateGenerator } from '@peculiar/x509'
import { SignedXml } from 'xml-crypto'

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}
const SHA_256 = {
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
}
const ALGORITHMS = {
  rightly: SHA_256,
  'by SHA-1': { ...SHA_256, signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
  'over a digest of SHA-1': { ...SHA_256, digest: 'http://www.w3.org/2000/09/xmldsig#sha1' },
}
const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
const MINUTE = 60_000

/** Signatures by which no provider should be believed. */
export type WeakSignature = 'by SHA-1' | 'over a digest of SHA-1'

/** What an answer says; a test changes one thing. */
export interface Said {
  issuer?: string
  audience?: string
  recipient?: string
  inResponseTo?: string
  /** The request that the assertion answers; that of the envelope stays. */
  signedInResponseTo?: string
  subject?: string
  /** From now on, in minutes. */
  from?: number
  until?: number
  sessionUntil?: string
  /** When the person signed in there, in minutes from now. */
  signedInAt?: number
  attributes?: Record<string, string[]>
  signed?: 'response' | 'assertion' | 'both' | 'nothing'
  by?: 'rightly' | WeakSignature
  /** The certificate, in base64, for whose key the assertion is encrypted. */
  encryptedFor?: string
}

/** The institution's side of SAML: it signs what a test wants it to say. */
export async function aSamlProvider(entityId: string, acs: string, audience: string) {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned(
    { name: 'CN=idp', keys: keys as never, signingAlgorithm: ALGORITHM },
    webcrypto as never,
  )
  const exported = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  const privateKey = `-----BEGIN PRIVATE KEY-----\n${exported.toString('base64')}\n-----END PRIVATE KEY-----`

  function sign(
    xml: string,
    element: 'Response' | 'Assertion' | 'LogoutRequest',
    by: 'rightly' | WeakSignature = 'rightly',
  ): string {
    const { signature, digest } = ALGORITHMS[by]
    const place = `//*[local-name(.)='${element}']`
    const signing = new SignedXml({
      privateKey,
      signatureAlgorithm: signature,
      canonicalizationAlgorithm: CANONICAL,
    })
    signing.addReference({ xpath: place, transforms: [ENVELOPED, CANONICAL], digestAlgorithm: digest })
    const location = { reference: `${place}/*[local-name(.)='Issuer']`, action: 'after' as const }
    signing.computeSignature(xml, { location })
    return signing.getSignedXml()
  }

  return {
    certificate: certificate.toString('base64'),
    privateKey,
    sign,
    /** The answer to the request in that address, as the form of the provider sends it. */
    answer(url: string, said: Said = {}): { SAMLResponse: string; RelayState: string } {
      const asked = new URL(url).searchParams
      const request = requestIn(url)
      const id = /\bID="([^"]+)"/.exec(request)?.[1] ?? ''
      const xml = answerXml(
        { entityId, acs, audience, inResponseTo: id },
        { issuer: entityId, audience, recipient: acs, inResponseTo: id, ...said },
      )
      const { signed = 'assertion', by, encryptedFor } = said
      const inner = signed === 'assertion' || signed === 'both' ? sign(xml, 'Assertion', by) : xml
      const sealed = encryptedFor === undefined ? inner : withEncryptedAssertion(inner, encryptedFor)
      const sent = signed === 'response' || signed === 'both' ? sign(sealed, 'Response', by) : sealed
      return {
        SAMLResponse: Buffer.from(sent).toString('base64'),
        RelayState: asked.get('RelayState') ?? '',
      }
    },
  }
}

function withEncryptedAssertion(xml: string, certificate: string): string {
  return xml.replace(
    /<saml:Assertion.*<\/saml:Assertion>/s,
    (assertion) =>
      `<saml:EncryptedAssertion>${encrypted(withNamespace(assertion), certificate)}</saml:EncryptedAssertion>`,
  )
}

/** By AES-256-GCM under a key of its own, which RSA-OAEP closes: what federations ask for. */
export function encrypted(text: string, certificate: string): string {
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const content = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'))
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const closedKey = publicEncrypt({ key: publicKey, padding, oaepHash: 'sha1' }, key)
  return [
    '<xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" Type="http://www.w3.org/2001/04/xmlenc#Element">',
    '<xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>',
    '<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>',
    // Shibboleth names the digest of RSA-OAEP, SHA-1: that is no signature.
    '<xenc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/></xenc:EncryptionMethod>',
    `<xenc:CipherData><xenc:CipherValue>${closedKey.toString('base64')}</xenc:CipherValue></xenc:CipherData>`,
    '</xenc:EncryptedKey></ds:KeyInfo>',
    `<xenc:CipherData><xenc:CipherValue>${content.toString('base64')}</xenc:CipherValue></xenc:CipherData>`,
    '</xenc:EncryptedData>',
  ].join('')
}

/** By itself, the element has to say what its prefix means. */
const withNamespace = (assertion: string) =>
  assertion.replace('<saml:Assertion', '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"')

/** What the address to which the browser is sent asks of the provider. */
export function requestIn(url: string): string {
  const asked = new URL(url).searchParams.get('SAMLRequest') ?? ''
  return inflateRawSync(Buffer.from(asked, 'base64')).toString()
}

function answerXml(
  usual: { entityId: string; acs: string; audience: string; inResponseTo: string },
  said: Said,
): string {
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()
  const { from = -1, until = 5, sessionUntil, signedInAt = 0, subject = 'person 1', attributes = {} } = said
  const { inResponseTo = usual.inResponseTo, signedInResponseTo = inResponseTo } = said
  const statements = Object.entries(attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  )
  const issuer = `<saml:Issuer>${said.issuer ?? usual.entityId}</saml:Issuer>`
  const session = ` SessionIndex="session of ${subject}"${sessionUntil === undefined ? '' : ` SessionNotOnOrAfter="${sessionUntil}"`}`
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${usual.acs}" InResponseTo="${inResponseTo}">`,
    issuer,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>',
    `<saml:Assertion ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}">`,
    issuer,
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${subject}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${signedInResponseTo}" Recipient="${said.recipient ?? usual.acs}" NotOnOrAfter="${at(until)}"/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"><saml:AudienceRestriction><saml:Audience>${said.audience ?? usual.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at(signedInAt)}"${session}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${statements.join('')}</saml:AttributeStatement>`,
    '</saml:Assertion></samlp:Response>',
  ].join('')
}
