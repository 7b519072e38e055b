import type { Hundredths } from '../../department/rulebook/marking-rules.ts'
import type { Fraction } from './fraction.ts'

/** The mark of a text with two decimals; null where it is none from 0 to 10. */
export function parseMark(text: string): Hundredths | null {
  const [, units, rest] = /^(10|\d)\.(\d\d)$/.exec(text) ?? []
  if (units === undefined || rest === undefined) return null
  const mark = Number(units) * 100 + Number(rest)
  return mark <= 1000 ? mark : null
}

const TEN_THOUSANDTHS = 100n

/** An exact mean of hundredths in four decimals, cut off and not rounded: 2500/3 is "8.3333". */
export function exactText({ numerator, denominator }: Fraction): string {
  const value = (numerator * TEN_THOUSANDTHS) / denominator
  return `${value / 10_000n}.${String(value % 10_000n).padStart(4, '0')}`
}
