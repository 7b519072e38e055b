import { type IsoDate, parseIsoDate } from '../../shared/dates.ts'

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/
const BETWEEN_WORDS = /[,;·\n]/

/** A day as people write it in Greece, or as workbooks keep it: `7/3/2026`, `07-03-2026`, `2026-03-07`. Null for no day. */
export function readDay(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? []
  return parseIsoDate(year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Several words in one cell, parted by commas, semicolons or lines. */
export function readWords(text: string): string[] {
  return text
    .split(BETWEEN_WORDS)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
