import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { toSystemStatus } from './system.mapper.ts'

/** Nothing on the page changes faster than a person reads it. */
const LOOK_AGAIN_AFTER = 15_000

export const systemQueries = {
  status: () =>
    queryOptions({
      queryKey: ['administration', 'system'] as const,
      queryFn: async ({ signal }) => toSystemStatus(await call('getSystemStatus', { signal })),
      refetchInterval: LOOK_AGAIN_AFTER,
    }),
}
