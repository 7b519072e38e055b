import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toComment } from './comment.mapper.ts'

export const commentQueries = {
  /** The comments on a step, oldest first; refetched whenever the person comes back to it. */
  ofStep: (stepId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.comment, stepId],
      queryFn: async ({ signal }) =>
        (await call('listStepComments', { params: { itemId: stepId }, signal })).map(toComment),
      staleTime: 0,
    }),
}
