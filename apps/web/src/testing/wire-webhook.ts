import type { DeliveryView, WebhookView } from '@diatrivi/contract/work/webhook/webhook.schemas'

const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const

/** A portal that is notified of topics, as the API answers it. */
export const wireWebhook = (more: Partial<WebhookView> = {}): WebhookView => ({
  webhookID: 5,
  description: 'Πύλη',
  address: 'https://portal.example.org/hook',
  events: ['topic.published'],
  instID: null,
  depID: null,
  created: at('2026-03-01 10:00:00.000000'),
  paused: null,
  failingSince: null,
  formerSecretUntil: null,
  waiting: 0,
  givenUp: 0,
  lastDelivered: null,
  version: 3,
  ...more,
})

/** One that a receiver answered with an error. */
export const wireDelivery = (more: Partial<DeliveryView> = {}): DeliveryView => ({
  deliveryID: 41,
  eventID: '5f2c1d1e-9f0b-4c51-8f7e-2f1d6f0c9a11',
  type: 'topic.published',
  thesisID: 7,
  state: 'given_up',
  happened: at('2026-03-01 10:00:00.000000'),
  tries: 10,
  lastTry: at('2026-03-04 10:00:00.000000'),
  nextTry: null,
  trouble: 'refused',
  httpStatus: 500,
  milliseconds: 120,
  answer: 'Internal Server Error',
  body: '{"type":"topic.published"}',
  ...more,
})
