import type { webhookEndpoints } from '@diatrivi/contract/work/webhook/webhook.endpoints'
import { always, type Example, type Examples } from '../example.ts'

const BODY = {
  description: 'Πύλη του ιδρύματος',
  address: 'https://portal.example.org/hook',
  events: ['topic.published' as const],
}

const PAUSED = { pausedAt: new Date('2026-03-10T09:00:00Z'), pausedBecause: 'administrator' } as const

const aSubscription = {
  of: '',
  prepare: async ({ given }) => ({ params: { webhookId: (await given.aWebhook()).id } }),
} satisfies Example<'deleteWebhook' | 'renewWebhookSecret' | 'tryWebhook' | 'listWebhookDeliveries'>

export const webhookExamples: Examples<keyof typeof webhookEndpoints> = {
  listWebhooks: always({}),
  createWebhook: always({ body: BODY }),
  editWebhook: [
    { of: '', prepare: async (scene) => ({ ...(await aSubscription.prepare(scene)), body: BODY }) },
  ],
  deleteWebhook: [aSubscription],
  setWebhookPaused: [
    {
      of: '',
      prepare: async ({ given }) => ({ params: { webhookId: (await given.aWebhook()).id, flag: '1' } }),
    },
  ],
  renewWebhookSecret: [aSubscription],
  tryWebhook: [
    aSubscription,
    {
      of: 'one that is paused',
      prepare: async ({ given }) => ({ params: { webhookId: (await given.aWebhook(PAUSED)).id } }),
    },
  ],
  listWebhookDeliveries: [aSubscription],
  sendWebhookAgain: [
    {
      of: '',
      prepare: async ({ given }) => ({ params: { deliveryId: (await given.aDelivery()).id } }),
    },
  ],
}
