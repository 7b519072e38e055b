import { fieldReader, judgeField } from './fields.ts'
import { formRefusals } from './form-refusals.ts'
import { isOrdinaryLink } from './links.ts'
import { attributeOf, readXml, type XmlElement } from './xml-part.ts'

const WORD_NAMESPACES: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
])

/** Names of macros behind form fields. */
const RUNS: ReadonlySet<string> = new Set(['entryMacro', 'exitMacro'])
/** A database for a serial letter, a page in a video, a style sheet for saving. */
const LOADS: ReadonlySet<string> = new Set(['mailMerge', 'webVideoPr', 'saveThroughXslt'])
/** Pictures of drawings, and the places of schemas; what Word embeds it names by a relation. */
const LOADING_ATTRIBUTES: ReadonlySet<string> = new Set([
  'src',
  'althref',
  'manifestLocation',
  'embeddedHtml',
])

/** Where an element stands, as far as it decides whether Word reads it. */
interface Place {
  /** The nearest element around it that is not one of Word's text: a text box, or one of several alternatives. */
  outside: number
  /** The change that is tracked around it, by the name of its element. */
  change: string
}

const TOP: Place = { outside: 0, change: '' }
const CHANGES: ReadonlySet<string> = new Set(['ins', 'del', 'moveFrom', 'moveTo'])

/** Refuses fields and markup of a part that load or run something. Returns how many tags may begin or end in its text. */
export function judgePart(part: string, text: string): number {
  const fields = fieldReader()
  const places: Place[] = [TOP]
  let [elements, opened, closed] = [0, 0, 0]
  let instruction: string | null = null

  function judgeElement(element: XmlElement, around: Place): void {
    judgeMarkup(part, element)
    if (element.local === 'fldSimple') judgeField(attributeOf(element, 'instr') ?? '', false)
    if (element.local === 'fldChar') fields.mark(attributeOf(element, 'fldCharType') ?? '', contextOf(around))
    if (isInstruction(element.local)) {
      // Word leaves out deleted instructions, so a living field has none.
      if ((element.local === 'delInstrText') !== (around.change === 'del'))
        throw formRefusals.field(element.local)
      instruction = ''
    }
  }

  readXml(part, text, {
    open: (element) => {
      elements += 1
      const around = places.at(-1) ?? TOP
      const isWord = WORD_NAMESPACES.has(element.namespace)
      judgeElement(element, around)
      places.push({
        outside: isWord ? around.outside : elements,
        change: CHANGES.has(element.local) ? element.local : around.change,
      })
    },
    text: (text) => {
      if (instruction !== null) instruction += text
      opened += text.split('{').length - 1
      closed += text.split('}').length - 1
    },
    close: (local) => {
      const place = places.pop() ?? TOP
      if (!isInstruction(local) || instruction === null) return
      fields.instruction(instruction, contextOf(place))
      instruction = null
    },
  })
  fields.end()
  return Math.max(opened, closed)
}

function contextOf({ outside, change }: Place): string {
  return `${outside} ${change}`
}

function isInstruction(local: string): boolean {
  return local === 'instrText' || local === 'delInstrText'
}

function judgeMarkup(part: string, { local, attributes }: XmlElement): void {
  if (RUNS.has(local)) throw formRefusals.macros(part)
  if (LOADS.has(local)) throw formRefusals.elsewhere(local)
  for (const { local: name, value } of attributes) {
    if (LOADING_ATTRIBUTES.has(name)) throw formRefusals.elsewhere(value)
    if (name === 'href' && !isOrdinaryLink(value)) throw formRefusals.elsewhere(value)
  }
}
