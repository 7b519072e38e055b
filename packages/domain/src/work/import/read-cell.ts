import { addDays, type IsoDate, parseIsoDate } from '../../shared/dates.ts'
import { foldGreek } from '../../shared/greek-text.ts'

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/
const IN_WORDS = /^(\d{1,2})(?:η|ησ|th|st|nd|rd)?\.? ([α-ωa-z]+)\.?,? (\d{4})$/
/** How workbooks write a day whose cell has an hour too. */
const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?Z?$/
const SERIAL = /^\d{5}(?:\.0+)?$/
/** The day before the first one by which spreadsheets count, if one forgives them that 1900 had no 29 February. */
const SERIALS_BEGIN: IsoDate = '1899-12-30'
/** From 1980 to 2173: what is a year or a registry number rather is none of these days. */
const SERIALS = { first: 29_221, last: 99_999 }
const BETWEEN_WORDS = /[,;·\n]/
const BLANKS = /\s+/g

/** Beginnings of the months in folded Greek, of nominative and genitive alike, and in English. */
const MONTHS: readonly (readonly [greek: string, english: string])[] = [
  ['ιαν', 'jan'],
  ['φεβ', 'feb'],
  ['μαρ', 'mar'],
  ['απρ', 'apr'],
  ['μαι', 'may'],
  ['ιουν', 'jun'],
  ['ιουλ', 'jul'],
  ['αυγ', 'aug'],
  ['σεπ', 'sep'],
  ['οκτ', 'oct'],
  ['νοε', 'nov'],
  ['δεκ', 'dec'],
]

/**
 * A day as people write it in Greece, or as workbooks keep it: `7/3/2026`, `07-03-2026`, `7 Μαρτίου 2026`, `2026-03-07`,
 * and the number by which spreadsheets count days. Null for no day.
 */
export function readDay(text: string): IsoDate | null {
  const typed = text.trim().replace(MIDNIGHT, '')
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(typed) ?? []
  if (year !== '') return dayOf(year, month, day)
  if (SERIAL.test(typed)) return dayOfSerial(Number.parseInt(typed, 10))
  return parseIsoDate(typed) ?? dayInWords(typed)
}

const dayOf = (year: string, month: string, day: string) =>
  parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

function dayOfSerial(days: number): IsoDate | null {
  return days >= SERIALS.first && days <= SERIALS.last ? addDays(SERIALS_BEGIN, days) : null
}

function dayInWords(text: string): IsoDate | null {
  const [, day = '', word = '', year = ''] = IN_WORDS.exec(foldGreek(text).replace(BLANKS, ' ')) ?? []
  const month = MONTHS.findIndex((beginnings) => beginnings.some((one) => word.startsWith(one)))
  return month < 0 ? null : dayOf(year, String(month + 1), day)
}

/** Several words in one cell, parted by commas, semicolons or lines. */
export function readWords(text: string): string[] {
  return text
    .split(BETWEEN_WORDS)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
