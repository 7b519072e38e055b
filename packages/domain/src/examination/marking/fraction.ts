/** An exact number, so that a mean of three is rounded once and not by a binary fraction. The denominator is positive. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n }
}

interface Weighted {
  weight: number
  value: Fraction
}

/** The sum of weight times value by the sum of the weights, which need not be 100. Some weight is above nought. */
export function weightedMean(parts: readonly Weighted[]): Fraction {
  const total = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const product = parts.reduce((sum, { weight, value }) => add(sum, times(value, weight)), whole(0))
  return reduced({ numerator: product.numerator, denominator: product.denominator * total })
}

export function mean(values: readonly Fraction[]): Fraction {
  return weightedMean(values.map((value) => ({ weight: 1, value })))
}

export function isAtLeast({ numerator, denominator }: Fraction, bound: number): boolean {
  return numerator >= BigInt(bound) * denominator
}

/** The nearest multiple of the step; the upper one of two that are as near. The fraction is not below nought. */
export function roundHalfUp({ numerator, denominator }: Fraction, step: number): number {
  const unit = denominator * BigInt(step)
  return Number((2n * numerator + unit) / (2n * unit)) * step
}

function add(one: Fraction, other: Fraction): Fraction {
  return reduced({
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  })
}

function times({ numerator, denominator }: Fraction, factor: number): Fraction {
  return { numerator: numerator * BigInt(factor), denominator }
}

function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommonDivisor(other, one % other)
}
