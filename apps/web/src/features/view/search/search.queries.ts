import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toFound } from './found.mapper.ts'

export const searchQueries = {
  /** What was found before stays until the answer comes. A failure is said at once, because typing asks again. */
  of: (text: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'search', text],
      queryFn: async ({ signal }) => toFound(await call('search', { query: { text }, signal })),
      placeholderData: keepPreviousData,
      retry: false,
    }),
}
