/** What is not seen at the beginning of a cell, and what some spreadsheets leave out there; among it the empty Braille pattern. */
const BEFORE = '[\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]*'
/** The signs that begin a formula, and those that look like them: wide, small, raised and lowered ones, dashes, a minus. */
const SIGN = '[=+@\\-\\t\\r\\p{Pd}\\u2212＝﹦⁼₌＋﹢⁺₊﬩－﹣⁻₋＠﹫]'
const FORMULA = new RegExp(`^${BEFORE}${SIGN}`, 'u')
const GUARDED = new RegExp(`^'(?=${BEFORE}${SIGN})`, 'u')

/** A text for a cell of a CSV: an apostrophe keeps what looks like a formula from being worked out when the file is opened. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** A text out of a cell, without the apostrophe that our own lists put before it. */
export function withoutGuard(text: string): string {
  return text.replace(GUARDED, '')
}
