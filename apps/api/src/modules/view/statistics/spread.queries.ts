import type { Spread } from '@diatrivi/domain/view/statistics/figures'

/** As `percentile_cont(array[0.25, 0.5, 0.75])` answers: null of nothing. */
export type QuartileValues = [first: number, median: number, third: number] | null

export function spreadOf(count: number, values: QuartileValues): Spread {
  if (values === null) return { count, quartiles: null }
  const [first, median, third] = values
  return { count, quartiles: { first, median, third } }
}
