import { foldGreek } from './greek-text.ts'

/** The letters of folded Greek whose capitals look like Latin ones, each before the Latin one. */
const LOOK_ALIKES = ['αa', 'βb', 'εe', 'ζz', 'ηh', 'ιi', 'κk', 'μm', 'νn', 'οo', 'ρp', 'τt', 'υy', 'χx']
const LATIN_OF: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
const LOOKS_LATIN = new RegExp(`[${[...LATIN_OF.keys()].join('')}]`, 'g')

/**
 * Lower-case text with a Latin letter for each Greek one whose capital looks the same: no reader sees in «ΜΤΝ2021»
 * which keyboard it was typed on. Only for what is compared as a whole or read letter by letter, such as numbers,
 * codes and places: in running text «tax» would be found in «ταχύτητα». The database has a function of the same name.
 */
export function commonLetters(lowerCase: string): string {
  return lowerCase.replace(LOOKS_LATIN, (letter) => LATIN_OF.get(letter) ?? letter)
}

/**
 * What two spellings of one number or code have in common, whatever the keyboard, the case, the kind of hyphen and the
 * blanks: «ΜΤΝ 2021» and «mtn2021». Zeros count: «0123» is not «123». The database has a function of the same name.
 */
export function commonNumber(text: string): string {
  return commonLetters(foldGreek(text)).replaceAll(' ', '')
}
