import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useAfterPaint } from '../../first-paint/deferred.tsx'
import { FilterChips } from './filter-chips.tsx'

interface CountedChipsProps<Value extends string, Key extends QueryKey> {
  /** What is chosen among them. */
  label: string
  choices: readonly { value: Value; label: string }[]
  /** Asks how many rows a choice leaves. */
  count: (value: Value) => UseQueryOptions<number, Error, number, Key>
  /** Null where nothing is narrowed. */
  chosen: Value | null
  onChoose: (value: Value | null) => void
}

/** Filters of which one narrows the list at once. How many rows each leaves is asked for when the list is painted. */
export function CountedChips<Value extends string, Key extends QueryKey>({
  choices,
  count,
  ...chips
}: CountedChipsProps<Value, Key>) {
  const isPainted = useAfterPaint(2)
  const counts = useQueries({
    queries: choices.map(({ value }) => ({ ...count(value), enabled: isPainted })),
  })
  return (
    <FilterChips {...chips} choices={choices.map((choice, at) => ({ ...choice, count: counts[at]?.data }))} />
  )
}
