import type { Hundredths } from '../../department/rulebook/marking-rules.ts'
import type { Language } from '../../shared/language.ts'

interface NumberWords {
  /** Nought to ten. */
  units: readonly string[]
  /** Ten to nineteen. */
  teens: readonly string[]
  /** Ten, twenty and so on, by their first figure. */
  tens: readonly string[]
  betweenTenAndUnit: string
  and: string
  half: string
  /** One, and several. */
  tenths: readonly [string, string]
  hundredths: readonly [string, string]
}

const WORDS: Readonly<Record<Language, NumberWords>> = {
  el: {
    units: ['μηδέν', 'ένα', 'δύο', 'τρία', 'τέσσερα', 'πέντε', 'έξι', 'επτά', 'οκτώ', 'εννέα', 'δέκα'],
    teens: [
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
    ],
    tens: [
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
    ],
    betweenTenAndUnit: ' ',
    and: 'και',
    half: 'μισό',
    tenths: ['δέκατο', 'δέκατα'],
    hundredths: ['εκατοστό', 'εκατοστά'],
  },
  en: {
    units: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    teens: [
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
    ],
    tens: ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    betweenTenAndUnit: '-',
    and: 'and',
    half: 'a half',
    tenths: ['tenth', 'tenths'],
    hundredths: ['hundredth', 'hundredths'],
  },
}

/** A mark from 0 to 10 as minutes write it: «οκτώ και μισό». */
export function markInWords(mark: Hundredths, language: Language): string {
  const words = WORDS[language]
  const units = words.units[Math.floor(mark / 100)] ?? ''
  const rest = mark % 100
  return rest === 0 ? units : `${units} ${words.and} ${restInWords(rest, words)}`
}

function restInWords(rest: number, words: NumberWords): string {
  if (rest === 50) return words.half
  if (rest % 10 === 0) return counted(rest / 10, words.tenths, words)
  return counted(rest, words.hundredths, words)
}

function counted(count: number, [one, several]: readonly [string, string], words: NumberWords): string {
  return `${below100(count, words)} ${count === 1 ? one : several}`
}

function below100(value: number, { units, teens, tens, betweenTenAndUnit }: NumberWords): string {
  const [ten, unit] = [Math.floor(value / 10), value % 10]
  if (ten === 0) return units[unit] ?? ''
  if (ten === 1) return teens[unit] ?? ''
  return unit === 0 ? (tens[ten] ?? '') : `${tens[ten]}${betweenTenAndUnit}${units[unit]}`
}
