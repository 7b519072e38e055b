import { setImmediate as nextTurn } from 'node:timers/promises'

/** Elements by which a browser knows a page, a drawing or a style sheet that runs scripts, with any prefix before them. */
const ELEMENTS =
  /<(?:[^\s<>/:"'=&]{1,64}:)?(?:html|head|body|script|svg|iframe|frameset|object|embed|stylesheet|transform)\b/i
/** A document type may define entities, and a style sheet may turn any element into another. */
const INSTRUCTIONS = /<!doctype\s+(?:html|svg)\b|<!entity\b|<\?xml-stylesheet\b/i
/** The namespaces of elements that a browser runs, whatever their prefix is. */
const NAMESPACES = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xsl/transform',
  'http://www.w3.org/2001/xinclude',
]
const NUMBERED_CHARACTER = /&#(?:x([0-9a-f]{1,12})|([0-9]{1,12}));/gi

/** So much is looked at before others are answered. */
const PIECE = 1_000_000
/** Longer than anything that is looked for, so that nothing is missed where two pieces meet. */
const OVERLAP = 4_000
/** A number that the end of a piece has cut stands whole in the next one. */
const CUT_NUMBER = /&#?(?:x[0-9a-f]{0,12}|[0-9]{0,12})$/i

/** Whether a browser would open a text that begins as markup as more than data. */
export async function isMarkupThatRuns(markup: string): Promise<boolean> {
  for (let from = 0; from < markup.length; from += PIECE) {
    const piece = markup.slice(from, from + PIECE + OVERLAP)
    const isLast = from + PIECE + OVERLAP >= markup.length
    if (runs(isLast ? piece : piece.replace(CUT_NUMBER, ''))) return true
    if (isLast) return false
    await nextTurn()
  }
  return false
}

function runs(markup: string): boolean {
  if (INSTRUCTIONS.test(markup) || ELEMENTS.test(markup)) return true
  const text = markup.replace(NUMBERED_CHARACTER, characterOf).toLowerCase()
  // A number with more zeros before it than any program writes.
  return text.includes('&#') || NAMESPACES.some((namespace) => text.includes(namespace))
}

function characterOf(written: string, hexadecimal?: string, decimal?: string): string {
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : written
}
