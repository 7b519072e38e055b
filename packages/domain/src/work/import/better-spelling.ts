import { foldGreek } from '../../shared/greek-text.ts'

const ACCENTED = /[άέήίόύώϊϋΐΰΆΈΉΊΌΎΏΪΫ]/g
const LOWER = /\p{Ll}/u

/** How much a spelling says: its accents, and which letters are capitals. */
const wealth = (text: string) => (text.match(ACCENTED)?.length ?? 0) + (LOWER.test(text) ? 1 : 0)

/** The richer of two spellings of one name, the kept one of equals: capitals without accents never replace accented letters. */
export function betterSpelling(kept: string, given: string): string {
  if (foldGreek(kept) !== foldGreek(given)) return given
  return wealth(given) > wealth(kept) ? given : kept
}
