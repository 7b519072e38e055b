import type { Language } from '../shared/language.ts'
import type { Hundredths } from './marking-rules.ts'

const GREEK_UNITS = [
  'μηδέν',
  'ένα',
  'δύο',
  'τρία',
  'τέσσερα',
  'πέντε',
  'έξι',
  'επτά',
  'οκτώ',
  'εννέα',
  'δέκα',
]
const GREEK_TEENS = [
  'δέκα',
  'έντεκα',
  'δώδεκα',
  'δεκατρία',
  'δεκατέσσερα',
  'δεκαπέντε',
  'δεκαέξι',
  'δεκαεπτά',
  'δεκαοκτώ',
  'δεκαεννέα',
]
const GREEK_TENS = [
  '',
  'δέκα',
  'είκοσι',
  'τριάντα',
  'σαράντα',
  'πενήντα',
  'εξήντα',
  'εβδομήντα',
  'ογδόντα',
  'ενενήντα',
]
const ENGLISH_UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ENGLISH_TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const ENGLISH_TENS = ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A mark from 0 to 10 as minutes write it: «οκτώ και μισό». */
export function markInWords(mark: Hundredths, language: Language): string {
  const units = Math.floor(mark / 100)
  const rest = mark % 100
  return language === 'el' ? inGreek(units, rest) : inEnglish(units, rest)
}

function inGreek(units: number, rest: number): string {
  const beginning = GREEK_UNITS[units] ?? ''
  if (rest === 0) return beginning
  if (rest === 50) return `${beginning} και μισό`
  if (rest % 10 === 0) {
    const tenths = rest / 10
    return `${beginning} και ${GREEK_UNITS[tenths]} ${tenths === 1 ? 'δέκατο' : 'δέκατα'}`
  }
  return `${beginning} και ${below100(rest, GREEK_UNITS, GREEK_TEENS, GREEK_TENS, ' ')} ${rest === 1 ? 'εκατοστό' : 'εκατοστά'}`
}

function inEnglish(units: number, rest: number): string {
  const beginning = ENGLISH_UNITS[units] ?? ''
  if (rest === 0) return beginning
  if (rest === 50) return `${beginning} and a half`
  if (rest % 10 === 0) {
    const tenths = rest / 10
    return `${beginning} and ${ENGLISH_UNITS[tenths]} ${tenths === 1 ? 'tenth' : 'tenths'}`
  }
  return `${beginning} and ${below100(rest, ENGLISH_UNITS, ENGLISH_TEENS, ENGLISH_TENS, '-')} ${rest === 1 ? 'hundredth' : 'hundredths'}`
}

function below100(
  value: number,
  units: readonly string[],
  teens: readonly string[],
  tens: readonly string[],
  between: string,
): string {
  const [ten, unit] = [Math.floor(value / 10), value % 10]
  if (ten === 0) return units[unit] ?? ''
  if (ten === 1) return teens[unit] ?? ''
  return unit === 0 ? (tens[ten] ?? '') : `${tens[ten]}${between}${units[unit]}`
}
