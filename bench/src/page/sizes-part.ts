import type { Figures } from '../measure/figures.ts'

export const SIZES_TITLE = 'By size'

/** Figures of one size, and the day on which they were measured. */
export interface DatedFigures extends Figures {
  day: string
}

/** What the page says of the sizes beside each other, the smallest first. */
export function sizesPart(sizes: readonly DatedFigures[]): string[] {
  const heads = sizes.map(({ theses }) => theses.toLocaleString('en'))
  const [smallest] = sizes
  const p99In = ({ calls }: Figures, name: string) => calls.find((call) => call.name === name)?.ours.p99
  return [
    `The p99 of ours in milliseconds at ${heads.join(', ')} theses, measured on ${[...new Set(sizes.map(({ day }) => day))].join(', ')}, and how many times that of the smallest size it is.`,
    '',
    `| call | ${heads.join(' | ')} | ${heads.slice(1).join(' | ')} |`,
    `|---|${'--:|'.repeat(sizes.length * 2 - 1)}`,
    ...(smallest?.calls ?? []).map(({ name, ours }) => {
      const p99s = sizes.map((size) => p99In(size, name))
      const times = p99s.slice(1).map((p99) => (p99 === undefined ? '' : (p99 / ours.p99).toFixed(1)))
      return `| ${[name, ...p99s.map((p99) => p99 ?? ''), ...times].join(' | ')} |`
    }),
  ]
}
