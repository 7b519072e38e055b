/** One character of a composed text was up to so many of a decomposed one, as in ᾂ. */
export const LONGEST_DECOMPOSITION = 4

/** As many as the Stream-Safe Text Format of Unicode (UAX #15) has in a row. No language writes more than a few. */
export const MARKS_IN_A_ROW_MAX = 30
const ENDLESS_MARKS = new RegExp(`\\p{M}{${MARKS_IN_A_ROW_MAX + 1}}`, 'u')

/**
 * Whether a text has so many marks on one letter that it must not be composed: the time for that grows with the square
 * of their number. This question itself is answered in one pass.
 */
export function hasEndlessMarks(text: string): boolean {
  return ENDLESS_MARKS.test(text)
}
