import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../../../shared/api/client.ts'
import { toDelivery, toWebhook } from './webhook.mapper.ts'

/** Deliveries leave by themselves, so an open page refetches regularly. */
const LOOK_AGAIN_AFTER = 10_000
/** While an administrator waits for the answer to a try. */
const WATCHED_EVERY = 3_000
export const DELIVERIES_SHOWN_MAX = 100

export const webhookQueries = {
  all: () => ['administration', 'webhooks'] as const,

  list: () =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await call('listWebhooks', { signal })).map(toWebhook),
      refetchInterval: LOOK_AGAIN_AFTER,
    }),

  deliveries: (webhookId: number) =>
    queryOptions({
      queryKey: [...webhookQueries.all(), 'deliveries', webhookId],
      queryFn: async ({ signal }) => {
        const query = { page: '1', pageSize: String(DELIVERIES_SHOWN_MAX) }
        const { items } = await callPage('listWebhookDeliveries', { params: { webhookId }, query, signal })
        return items.map(toDelivery)
      },
      refetchInterval: WATCHED_EVERY,
    }),
}
