import { inflateRawSync } from 'node:zlib'
import { decryptXml, parseDomFromString, xpath } from '@node-saml/node-saml/lib/xml.js'
import { assertBoundedXml, type XmlLimits } from '../../../../platform/xml/bounded-xml.ts'
import { ProviderRefused } from '../provider.model.ts'

/**
 * A signed answer has a hundred elements and some ten kilobytes; the limits leave room for hundreds of groups of a person.
 * The library parses and searches a document several times, some of it elements × elements: at these limits the worst that
 * saml-bounds.api.test.ts knows takes a fifth of a second.
 */
export const SAML_LIMITS: XmlLimits = {
  characters: 100_000,
  elements: 1_000,
  depth: 30,
  attributes: 20,
  allAttributes: 2_000,
  valueCharacters: 1_024,
}

/** The most that is made of what stands in an address. */
export const LONGEST_INFLATED = 50_000

/** The parser of the library reads the line before such a separator once for each of its characters. */
const LINE_SEPARATOR = /[\u2028\u2029]|&#(?:0*823[23]|x0*202[89]);/i

/** The parser of the library takes what these hold for text, as HTML has it. */
const ELEMENT_OF_HTML = /<(?:script|textarea)[\s/>]/i

/** The algorithms of signatures and of digests within them that are taken. */
const SHA_2 = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
])
const ALGORITHMS =
  "//*[local-name()='SignatureMethod']/@*[local-name()='Algorithm'] | //*[local-name()='Reference']/*[local-name()='DigestMethod']/@*[local-name()='Algorithm']"

/** The provider signs by an algorithm that is not taken, such as SHA-1. */
export class WeakSignature extends ProviderRefused {
  override name = 'WeakSignature'

  constructor(algorithm: string) {
    super(`signed by ${algorithm.slice(0, 100)}`)
  }
}

export function assertSha2(algorithm: string): void {
  if (!SHA_2.has(algorithm)) throw new WeakSignature(algorithm)
}

export function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}

/** What stands deflated in an address. Throws where it is longer than a message may be. */
export function inflated(text: string): string {
  return inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: LONGEST_INFLATED }).toString('utf8')
}

/**
 * The document, judged before it is parsed, so that the library has little work with it whatever it says. Throws where it
 * is beyond the limits, or has a signature by SHA-1: the library would take that one.
 */
export async function readSamlXml(xml: string): Promise<Document> {
  assertBoundedXml(xml, SAML_LIMITS)
  if (LINE_SEPARATOR.test(xml)) throw new ProviderRefused('a separator of lines')
  if (ELEMENT_OF_HTML.test(xml)) throw new ProviderRefused('an element of HTML')
  const document = await parseDomFromString(xml)
  for (const { value } of xpath.selectAttributes(document, ALGORITHMS)) assertSha2(value)
  return document
}

/** What is encrypted, with the first of the keys that opens it. Throws where none does. */
export async function openedBy(
  keys: readonly string[],
  encrypted: string,
): Promise<{ xml: string; key: string }> {
  const [key, ...others] = keys
  if (key === undefined) throw new ProviderRefused('no key')
  try {
    return { xml: await decryptXml(encrypted, key), key }
  } catch (error) {
    if (others.length === 0) throw error
    return openedBy(others, encrypted)
  }
}
