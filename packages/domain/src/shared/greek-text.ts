import { withoutEndlessMarks } from './composition.ts'
import { withoutInvisible } from './invisible.ts'

/** Nothing but Greek and ASCII, as nearly every text: it has no compatibility forms, and is folded in a third of the time. */
const IS_ORDINARY = /^[\t\n\r -~\u0386-\u03ce«»]*$/
const ACCENTS = /[\u0300-\u036f]/g
const FINAL_SIGMA = /ς/g
/** Accents that stand by themselves, as some type «Α΄» and «΄Αλφα»; their compatibility form would begin with a blank. */
const LONE_ACCENTS = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g
/** Also the selectors of a look and the fillers, which are kept, and annotations between lines. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** One spelling of what is written in several: hyphens and dashes with the minus sign, apostrophes, the stroke of fractions. */
const SPELT: ReadonlyMap<string, string> = new Map([
  ...Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212', (dash) => [dash, '-'] as const),
  ...Array.from('\u02b9\u02bc\u2018\u2019\u201b\u2032', (apostrophe) => [apostrophe, "'"] as const),
  ['\u2044', '/'],
  ['ς', 'σ'],
])
const SPELT_OTHERWISE = new RegExp(`[${[...SPELT.keys()].join('')}]`, 'g')

/**
 * What spellings of a text have in common: no case, one sigma; compatibility forms (ligatures, the micro sign, fractions,
 * raised figures) by their letters, one hyphen and one apostrophe, nothing invisible. Accents stay, each behind its letter.
 * Safe for a text of any length and marks. The database has a function of the same name, as it has for each of these
 * functions; a test of the API holds them together.
 */
export function oneSpelling(text: string): string {
  return withoutEndlessMarks(text.replace(LONE_ACCENTS, "'"))
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(SPELT_OTHERWISE, (sign) => SPELT.get(sign) ?? sign)
}

/** What searches compare: one spelling, and no accents and no diaeresis. */
export function foldGreek(text: string): string {
  if (IS_ORDINARY.test(text)) {
    return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(FINAL_SIGMA, 'σ')
  }
  return oneSpelling(text).replace(ACCENTS, '')
}

const collator = new Intl.Collator('el')

/** The order of the Greek alphabet, with Latin after Greek, as in the collation `el-x-icu` of the database. */
export function compareGreek(a: string, b: string): number {
  return collator.compare(a, b)
}

/**
 * Text as it is kept: composed (NFC), without invisible characters and without white space around it. Safe for a
 * text of any length and marks.
 */
export function normaliseText(text: string): string {
  return withoutEndlessMarks(withoutInvisible(text)).normalize('NFC').trim()
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
