import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../entities/query-keys.ts'
import { call } from '../../shared/api/client.ts'
import { toCurrentThesis } from './current-thesis.mapper.ts'

export const interestQueries = {
  /** The student's thesis and interests, which also decide what the student may do about an interest. */
  current: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.interest, 'current'],
      queryFn: async ({ signal }) => toCurrentThesis(await call('getCurrentThesis', { signal })),
    }),
}
