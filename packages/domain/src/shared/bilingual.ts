import type { Language } from './language.ts'

/** In Greek and in English. */
export type Bilingual = readonly [greek: string, english: string]

/** What a file may call one thing: our own words, the Greek one first, and then others that mean the same. */
export type BilingualWithOthers = readonly [greek: string, english: string, ...others: string[]]

export function inLanguage([greek, english]: BilingualWithOthers, language: Language): string {
  return language === 'el' ? greek : english
}
