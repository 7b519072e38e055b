import { withoutEndlessMarks } from './composition.ts'

const MARKS = /[\u0300-\u036f]/g
const FINAL_SIGMA = /ς/g

/**
 * What searches compare: no accents, no diaeresis, no case, one sigma.
 * Safe for a text of any length and marks. The database has a function of the same name that must agree; a test of the API compares the two.
 */
export function foldGreek(text: string): string {
  return withoutEndlessMarks(text).normalize('NFD').replace(MARKS, '').toLowerCase().replace(FINAL_SIGMA, 'σ')
}

const collator = new Intl.Collator('el')

/** The order of the Greek alphabet, with Latin after Greek, as in the collation `el-x-icu` of the database. */
export function compareGreek(a: string, b: string): number {
  return collator.compare(a, b)
}

/** Text as it is kept: composed (NFC) and without white space around it. Safe for a text of any length and marks. */
export function normaliseText(text: string): string {
  return withoutEndlessMarks(text).normalize('NFC').trim()
}

const BLOCK_END = /<\/(?:p|div|li|ul|ol|h[1-6]|blockquote|pre|tr)>|<br\s*\/?>/gi
/** Stops at the next `<`, so that a text of nothing but opened brackets is read once and not once for each of them. */
const TAG = /<[a-z/!][^<>]*>/gi
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi
/** A map, because an object would also have `&constructor;`. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    ndash: '–',
    mdash: '—',
  }),
)
const REPLACEMENT = '\ufffd'

function decodeEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity
  const codePoint = decimal !== undefined ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  const isHalfOfAPair = codePoint >= 0xd800 && codePoint <= 0xdfff
  if (codePoint === 0 || codePoint > 0x10ffff || isHalfOfAPair) return REPLACEMENT
  return String.fromCodePoint(codePoint)
}

/** The words of an HTML text on one line. A block's end becomes a space, so that paragraphs are not glued together. */
export function plainText(html: string): string {
  return html
    .replace(BLOCK_END, ' ')
    .replace(TAG, '')
    .replace(ENTITY, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim()
}

export const PREVIEW_LENGTH = 200

/** Whole words and the stop of a sentence do not make a preview shorter than this. */
const PREVIEW_SHORTEST = 190

/** The first 200 characters of the words of an HTML text, with an ellipsis when there are more: docs/regulation.md#cards. */
export function preview(html: string): string {
  const characters = [...plainText(html)]
  if (characters.length <= PREVIEW_LENGTH) return characters.join('')
  const shown = characters.slice(0, PREVIEW_LENGTH)
  // A space right after the last character means that the last word is whole.
  const lastSpace = characters.lastIndexOf(' ', PREVIEW_LENGTH)
  const words = lastSpace < PREVIEW_SHORTEST ? shown : shown.slice(0, lastSpace)
  const end = words.findLastIndex((character) => !/[\s.,:·]/.test(character)) + 1
  return `${words.slice(0, Math.max(end, PREVIEW_SHORTEST)).join('')}…`
}
