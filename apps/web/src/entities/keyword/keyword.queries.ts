import { queryOptions, useQuery } from '@tanstack/react-query'
import { callWhole } from '../../shared/api/whole-list.ts'
import { QUERY_ROOTS } from '../query-keys.ts'

/** Other words are typed out; no editor waits for a hundred pages of suggestions. */
const SUGGESTED_MAX = 1_000

export const keywordQueries = {
  /** The labels of the keywords in use, for suggestions. */
  list: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.keyword, 'list'],
      queryFn: async ({ signal }) =>
        (await callWhole('listKeywords', { signal, atMost: SUGGESTED_MAX })).map(({ keyword }) => keyword),
      staleTime: 300_000,
    }),
}

const NONE: readonly string[] = []

/** The labels of every keyword in use, for suggestions; none until they are here. */
export function useKnownKeywords(): readonly string[] {
  const { data = NONE } = useQuery(keywordQueries.list())
  return data
}
