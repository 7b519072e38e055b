import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../entities/query-keys.ts'
import { call } from '../../shared/api/client.ts'

export const keywordQueries = {
  /** The labels of every keyword in use, for suggestions. */
  list: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.keyword, 'list'],
      queryFn: async ({ signal }) => (await call('listKeywords', { signal })).map(({ keyword }) => keyword),
      staleTime: 300_000,
    }),
}
