/** One character of a composed text was up to so many of a decomposed one, as in ᾂ. */
export const LONGEST_DECOMPOSITION = 4

/** As many as the Stream-Safe Text Format of Unicode (UAX #15) has in a row. No language writes more than a few. */
export const MARKS_IN_A_ROW_MAX = 30
/** The two voicing marks of narrow Japanese are letters that become marks in the compatibility form. */
const MARKS = '[\\p{M}\\uff9e\\uff9f]'
/** Looked for from the first mark of a row only, or each mark would be counted thirty times. */
const ENDLESS_MARKS = new RegExp(`(?<!${MARKS})${MARKS}{${MARKS_IN_A_ROW_MAX + 1}}`, 'u')

/**
 * Whether a text has so many marks on one letter that it must not be composed: the time for that grows with the square
 * of their number. This question itself is answered in one pass.
 */
export function hasEndlessMarks(text: string): boolean {
  return ENDLESS_MARKS.test(text)
}

const MARK = new RegExp(MARKS, 'u')

/**
 * A text without the marks that are too many on one letter, so that the time to compose it grows with its length. Text
 * that is kept is refused before it is cut, so nothing that a person sees is missing.
 */
export function withoutEndlessMarks(text: string): string {
  if (!hasEndlessMarks(text)) return text
  let inARow = 0
  let kept = ''
  for (const character of text) {
    inARow = MARK.test(character) ? inARow + 1 : 0
    if (inARow <= MARKS_IN_A_ROW_MAX) kept += character
  }
  return kept
}
