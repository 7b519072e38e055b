/** What is not seen at the beginning of a cell, and what some spreadsheets leave out there; among it the empty Braille pattern. */
const BEFORE = '[\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]*'
/** The signs that begin a formula, and those that look like them: wide, small, raised and lowered ones, dashes, a minus. */
const SIGN = '[=+@\\-\\t\\r\\p{Pd}\\u2212＝﹦⁼₌＋﹢⁺₊﬩－﹣⁻₋＠﹫]'
const FORMULA = new RegExp(`^${BEFORE}${SIGN}`, 'u')
/** Zeros in front, more digits than a spreadsheet keeps, an exponent, two or three numbers that may be a day. */
const FIGURE = /^\s*(?:0\d+|\d{16,}|\d+(?:[.,]\d+)?E[+-]?\d+|\d{1,4}([/.-])\d{1,4}(?:\1\d{1,4})?)\s*$/i

/** A text for a cell of a CSV: an apostrophe keeps what looks like a formula from being worked out when the file is opened. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/**
 * A name for a cell of a CSV: an apostrophe keeps what looks like a number or a day, such as `00771` or `2026/11`, from
 * becoming one when the file is opened.
 */
export function guardName(text: string): string {
  return FIGURE.test(text) ? `'${text}` : text
}

/** A text out of a cell, without the apostrophe that our own lists put before it. */
export function withoutGuard(text: string): string {
  const rest = text.slice(1)
  return text.startsWith("'") && (FORMULA.test(rest) || FIGURE.test(rest)) ? rest : text
}
