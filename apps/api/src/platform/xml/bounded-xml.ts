/** What a document may have at most, so that whatever parses it afterwards has a bounded amount of work. */
export interface XmlLimits {
  characters: number
  /** Elements, comments, instructions and sections of CDATA together. */
  elements: number
  /** Elements within each other. */
  depth: number
  /** Attributes of one element, declarations of namespaces among them. */
  attributes: number
  /** Attributes of the whole document. */
  allAttributes: number
  /** The value of one attribute. */
  valueCharacters: number
}

/** A document that is not well-formed, or is beyond a limit. The message says which. */
export class XmlRefused extends Error {
  override name = 'XmlRefused'
}

/** The characters that XML 1.0 forbids, but for halves of pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/

const NAME_START =
  'A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd'
const NAME_PART = `[${NAME_START}][-.0-9\\xb7\\u0300-\\u036f\\u203f\\u2040${NAME_START}]*`
const NAME = `(${NAME_PART}(?::${NAME_PART})?)`

const START_OF_TAG = new RegExp(`<${NAME}`, 'y')
const ATTRIBUTE = new RegExp(`[ \\t\\r\\n]+${NAME}[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const END_OF_START_TAG = /[ \t\r\n]*(\/?)>/y
const END_TAG = new RegExp(`</${NAME}[ \\t\\r\\n]*>`, 'y')
const REFERENCE = /&(?:amp|lt|gt|apos|quot|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});/y
const ONLY_BLANKS = /^[ \t\r\n]*$/

/**
 * Throws `XmlRefused` unless the text is one well-formed element within the limits: every tag closed in its order, no
 * document type, no entity but the five of XML. Call it before any parser sees the text, because parsers look for the end
 * of what is never closed again and again.
 *
 * It reads every character a bounded number of times: each step either goes on behind what it has read, or throws.
 */
export function assertBoundedXml(text: string, limits: XmlLimits): void {
  if (text.length > limits.characters) throw new XmlRefused(`more than ${limits.characters} characters`)
  if (FORBIDDEN_CHARACTER.test(text)) throw new XmlRefused('a character that XML forbids')
  new Reading(text, limits).readDocument()
}

class Reading {
  readonly #text: string
  readonly #limits: XmlLimits
  /** The names of the elements that are open. */
  readonly #open: string[] = []
  #at: number
  #elements = 0
  #attributes = 0
  #hasRoot = false

  constructor(text: string, limits: XmlLimits) {
    this.#text = text
    this.#limits = limits
    this.#at = text.startsWith('\ufeff') ? 1 : 0
  }

  readDocument(): void {
    while (this.#at < this.#text.length) {
      const markup = this.#text.indexOf('<', this.#at)
      this.#takeText(markup === -1 ? this.#text.length : markup)
      if (markup !== -1) this.#takeMarkup()
    }
    if (this.#open.length > 0) throw new XmlRefused('an element that is not closed')
    if (!this.#hasRoot) throw new XmlRefused('no element')
  }

  #takeText(end: number): void {
    const text = this.#text.slice(this.#at, end)
    if (this.#open.length === 0) {
      if (!ONLY_BLANKS.test(text)) throw new XmlRefused('text outside of the element')
    } else {
      assertReferences(text)
    }
    this.#at = end
  }

  #takeMarkup(): void {
    if (this.#startsWith('</')) this.#takeEndTag()
    else this.#takeCounted()
  }

  #takeCounted(): void {
    this.#elements += 1
    if (this.#elements > this.#limits.elements) {
      throw new XmlRefused(`more than ${this.#limits.elements} elements`)
    }
    if (this.#startsWith('<!--')) this.#skipTo('-->', 4, 'a comment that is not closed')
    else if (this.#startsWith('<?')) this.#skipTo('?>', 2, 'an instruction that is not closed')
    else if (this.#startsWith('<!')) this.#takeCdata()
    else this.#takeStartTag()
  }

  #takeCdata(): void {
    if (!this.#startsWith('<![CDATA[') || this.#open.length === 0) {
      throw new XmlRefused('a document type, or a declaration of one')
    }
    this.#skipTo(']]>', 9, 'a section of CDATA that is not closed')
  }

  #startsWith(markup: string): boolean {
    return this.#text.startsWith(markup, this.#at)
  }

  #skipTo(end: string, begin: number, otherwise: string): void {
    const found = this.#text.indexOf(end, this.#at + begin)
    if (found === -1) throw new XmlRefused(otherwise)
    this.#at = found + end.length
  }

  #takeStartTag(): void {
    const name = this.#match(START_OF_TAG)?.[1]
    if (name === undefined) throw new XmlRefused('a tag without a name')
    if (this.#open.length === 0 && this.#hasRoot) throw new XmlRefused('a second element')
    this.#hasRoot = true
    this.#takeAttributes()
    const end = this.#match(END_OF_START_TAG)
    if (end === null) throw new XmlRefused('a tag that is not closed, or an attribute without a value')
    if (end[1] === '/') return
    this.#open.push(name)
    if (this.#open.length > this.#limits.depth) {
      throw new XmlRefused(`more than ${this.#limits.depth} elements within each other`)
    }
  }

  #takeAttributes(): void {
    const { attributes, allAttributes, valueCharacters } = this.#limits
    const names = new Set<string>()
    for (let found = this.#match(ATTRIBUTE); found !== null; found = this.#match(ATTRIBUTE)) {
      const [, name = '', inDouble, inSingle = ''] = found
      const value = inDouble ?? inSingle
      if (names.has(name)) throw new XmlRefused('an attribute twice')
      names.add(name)
      this.#attributes += 1
      if (names.size > attributes) throw new XmlRefused(`more than ${attributes} attributes of an element`)
      if (this.#attributes > allAttributes) throw new XmlRefused(`more than ${allAttributes} attributes`)
      if (value.length > valueCharacters) {
        throw new XmlRefused(`an attribute of more than ${valueCharacters} characters`)
      }
      assertReferences(value)
    }
  }

  #takeEndTag(): void {
    const name = this.#match(END_TAG)?.[1]
    if (name === undefined) throw new XmlRefused('an end tag that is not closed')
    if (this.#open.pop() !== name) throw new XmlRefused('an end tag of another element')
  }

  /** What the pattern finds right here, and goes on behind it. */
  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found !== null) this.#at = pattern.lastIndex
    return found
  }
}

function assertReferences(text: string): void {
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', REFERENCE.lastIndex)) {
    REFERENCE.lastIndex = at
    if (!REFERENCE.test(text)) throw new XmlRefused('a reference to an entity that XML does not have')
  }
}
