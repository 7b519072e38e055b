import type { Bilingual } from './bilingual.ts'

/** With a point and two decimals, as the wire writes marks and averages: 785 is "7.85". */
export function hundredthsText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** Without zeros that say nothing, in Greek and English: 850 is «8,5» and "8.5". */
export function shortHundredths(hundredths: number): Bilingual {
  const digits = String(hundredths / 100)
  return [digits.replace('.', ','), digits]
}
