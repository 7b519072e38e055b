import type { Shown } from './row-outcomes.ts'

const ZEROS = /^0+/

/** What two numbers have in common that differ in the zeros before them. */
export const withoutZeros = (number: string): string => number.replace(ZEROS, '')

/** Whether a spreadsheet that took the number for a figure would have made this of it: `98` of `00098`. */
export const hasLostZeros = (before: string, after: string): boolean =>
  after !== '' && before !== after && withoutZeros(before) === after

interface ChangedRow {
  shown: Shown
  before: Shown | null
}

/** How many known people a file would give another registry number, and of how many it seems to have lost the zeros. */
export function countNumberChanges(rows: readonly ChangedRow[]): { renumbered: number; zerosLost: number } {
  const changes = rows.flatMap(({ before, shown }) =>
    before?.registryNumber ? [{ before: before.registryNumber, after: shown.registryNumber ?? '' }] : [],
  )
  const zerosLost = changes.filter(({ before, after }) => hasLostZeros(before, after)).length
  return { renumbered: changes.length, zerosLost }
}
