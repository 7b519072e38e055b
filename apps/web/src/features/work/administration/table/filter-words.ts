import { m } from '../../../../paraglide/messages.js'
import type { TableState } from './table-state.ts'

type Filter = NonNullable<TableState['filter']>

/** The filter of a column in a few words; the panel of the grid has the details. */
export function filterWords({ operator, values }: Filter): string {
  const value = values.join(', ')
  return (WORDS[operator] ?? WORDS.is)(value)
}

const not = (value: string) => m.administration_filter_not({ value })

const WORDS: Record<string, (value: string) => string> & { is: (value: string) => string } = {
  is: (value) => value,
  startsWith: (value) => `${value}…`,
  endsWith: (value) => `…${value}`,
  doesNotContain: not,
  doesNotEqual: not,
  not,
  isEmpty: m.administration_filter_empty,
  isNotEmpty: m.administration_filter_not_empty,
  '!=': (value) => `≠ ${value}`,
  '>': (value) => `> ${value}`,
  '>=': (value) => `≥ ${value}`,
  '<': (value) => `< ${value}`,
  '<=': (value) => `≤ ${value}`,
}
