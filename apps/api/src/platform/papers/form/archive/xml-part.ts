import { SaxesParser } from 'saxes'
import { assertBoundedXml, type XmlLimits, XmlRefused } from '../../../xml/bounded-xml.ts'
import { formRefusals } from './form-refusals.ts'

/** A form of thirty pages has some 30,000 elements, of which a table cell in a text box stands forty deep. */
const LIMITS: XmlLimits = {
  characters: 5_000_000,
  elements: 150_000,
  depth: 200,
  attributes: 200,
  allAttributes: 400_000,
  valueCharacters: 200_000,
}

export interface XmlElement {
  /** The name without its prefix. */
  local: string
  namespace: string
  attributes: readonly XmlAttribute[]
}

export interface XmlAttribute {
  local: string
  value: string
}

export interface XmlEvents {
  open?(element: XmlElement): void
  text?(text: string): void
  close?(local: string): void
}

/** The text of a part in UTF-8, which is what Word, LibreOffice and Google Docs write; XML within limits. */
export function xmlText(part: string, content: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    assertBoundedXml(text, LIMITS)
    return text
  } catch (error) {
    if (error instanceof XmlRefused || error instanceof TypeError)
      throw formRefusals.unreadablePart(part, error)
    throw error
  }
}

/** Reads a part from its beginning to its end. Every entity and quote is resolved by then, every prefix has its namespace. */
export function readXml(part: string, text: string, events: XmlEvents): void {
  const refuse = (cause?: unknown) => formRefusals.unreadablePart(part, cause)
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', (error) => {
    throw refuse(error)
  })
  parser.on('xmldecl', ({ encoding = 'utf-8', version }) => {
    if (encoding.toLowerCase() !== 'utf-8' || version !== '1.0') throw refuse()
  })
  parser.on('processinginstruction', () => {
    throw refuse()
  })
  parser.on('opentag', ({ local, uri, attributes }) =>
    events.open?.({ local, namespace: uri, attributes: Object.values(attributes) }),
  )
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  parser.on('closetag', ({ local }) => events.close?.(local))
  parser.write(text).close()
}

/** The value of an attribute by its name without a prefix; null where there is none. */
export function attributeOf({ attributes }: XmlElement, local: string): string | null {
  return attributes.find((one) => one.local === local)?.value ?? null
}
