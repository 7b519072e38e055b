import type { Clock } from '../../../platform/clock.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { cutPage, pageWindow } from '../../../platform/paging.ts'
import { webhookFields } from './webhook.input.ts'
import { presentDelivery, presentWebhook } from './webhook.presenter.ts'
import type { WebhookService } from './webhook.service.ts'

export function webhookRoutes(webhooks: WebhookService, clock: Clock) {
  return {
    listWebhooks: async ({ query }) => {
      const { items, total } = cutPage(await webhooks.list(), query)
      return { items: items.map((row) => presentWebhook(row, clock.now())), total }
    },
    createWebhook: async ({ body }) => ({ status: 200, ...(await webhooks.create(webhookFields(body))) }),
    editWebhook: async ({ params, body, ifMatch }) => {
      await webhooks.edit(params.webhookId, webhookFields(body), ifMatch)
    },
    deleteWebhook: async ({ params }) => {
      await webhooks.delete(params.webhookId)
    },
    setWebhookPaused: async ({ params }) => {
      await webhooks.setPaused(params.webhookId, params.flag)
    },
    renewWebhookSecret: async ({ params }) => ({
      status: 200,
      secret: await webhooks.renewSecret(params.webhookId),
    }),
    tryWebhook: async ({ params }) => {
      await webhooks.tryOut(params.webhookId)
    },
    listWebhookDeliveries: async ({ params, query }) => {
      const { items, total } = await webhooks.deliveriesOf(params.webhookId, pageWindow(query))
      return { items: items.map(presentDelivery), total }
    },
    sendWebhookAgain: async ({ params }) => {
      await webhooks.sendAgain(params.deliveryId)
    },
  } satisfies Partial<Handlers>
}
