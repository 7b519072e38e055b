import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { QUERY_ROOTS } from '../query-keys.ts'

export const keywordQueries = {
  /** The labels of every keyword in use, for suggestions. */
  list: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.keyword, 'list'],
      queryFn: async ({ signal }) => (await call('listKeywords', { signal })).map(({ keyword }) => keyword),
      staleTime: 300_000,
    }),
}

const NONE: readonly string[] = []

/** The labels of every keyword in use, for suggestions; none until they are here. */
export function useKnownKeywords(): readonly string[] {
  const { data = NONE } = useQuery(keywordQueries.list())
  return data
}
