import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'

const A_MINUTE = 60_000

export const overviewQueries = {
  all: () => ['overview'] as const,
  /** The number of matters that wait for the instructor; the badge of Home. */
  notificationCount: () =>
    queryOptions({
      queryKey: [...overviewQueries.all(), 'notification-count'],
      queryFn: async ({ signal }) => (await call('getNotificationOverview', { signal })).total,
      refetchInterval: A_MINUTE,
    }),
}
