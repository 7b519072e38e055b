import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toSecondFactor } from './second-factor.mapper.ts'

export const secondFactorQueries = {
  /** What the person has set up. */
  own: () =>
    queryOptions({
      queryKey: ['second-factor'],
      queryFn: async ({ signal }) => toSecondFactor(await call('getSecondFactor', { signal })),
    }),
}
