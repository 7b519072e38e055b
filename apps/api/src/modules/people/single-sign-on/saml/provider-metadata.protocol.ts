import { parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js'
import type { SamlPlaces } from '../../../../platform/config/single-sign-on.ts'
import { SECOND } from '../../../../platform/durations.ts'
import { assertBoundedXml } from '../../../../platform/xml/bounded-xml.ts'
import { SAML_LIMITS } from './saml-xml.protocol.ts'

const TIMEOUT = 10 * SECOND
/** The metadata of one provider have some ten kilobytes; those of a whole federation are of no use here. */
export const LONGEST_METADATA = 1_000_000
const LIMITS = { ...SAML_LIMITS, characters: LONGEST_METADATA, elements: 20_000, allAttributes: 40_000 }

const PROVIDERS = "//*[local-name()='EntityDescriptor']"
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const inside = (path: string) => `./*[local-name()='IDPSSODescriptor']${path}`
const CERTIFICATES = inside(
  "/*[local-name()='KeyDescriptor'][not(@use) or @use='signing']//*[local-name()='X509Certificate']",
)

/**
 * Where the provider is asked and how it signs, by its own metadata. They are believed because the address is of https
 * and stands in the settings; no signature of theirs is looked at. Throws where they do not say it.
 */
export async function readProviderMetadata(address: string, entityId: string): Promise<SamlPlaces> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!answer.ok) throw new Error(`the metadata are answered with ${answer.status}`)
  const xml = await beginningOf(answer)
  assertBoundedXml(xml, LIMITS)
  const entities = xpath.selectElements(await parseDomFromString(xml), PROVIDERS)
  const entity = entities.find((one) => one.getAttribute('entityID') === entityId)
  if (entity === undefined) throw new Error('the metadata do not name SAML_IDP_ENTITY_ID')
  const placeOf = (service: string) =>
    xpath
      .selectElements(entity, inside(`/*[local-name()='${service}']`))
      .find((one) => one.getAttribute('Binding') === REDIRECT)
      ?.getAttribute('Location') ?? undefined
  const url = placeOf('SingleSignOnService')
  const certificates = xpath
    .selectElements(entity, CERTIFICATES)
    .map(({ textContent }) => withoutBlanks(textContent ?? ''))
  if (url === undefined) throw new Error('the metadata name no sign-in by HTTP-Redirect')
  if (certificates.length === 0) throw new Error('the metadata name no certificate that signs')
  return { url, logoutUrl: placeOf('SingleLogoutService'), certificates: [...new Set(certificates)] }
}

/** What is sent, as far as it is read. */
export async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= LONGEST_METADATA) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '')
}
