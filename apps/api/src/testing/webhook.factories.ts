import { randomUUID } from 'node:crypto'
import { WEBHOOK_EVENTS } from '@diatrivi/domain/work/webhook/webhook-event'
import { webhook, webhookDelivery } from '../modules/work/webhook/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type WebhookRow = typeof webhook.$inferSelect
type DeliveryRow = typeof webhookDelivery.$inferSelect

/** Subscriptions of other systems, whose secrets open nowhere: a test that sends makes its own by the API. */
export function webhookFactories({ db, clock }: FactoryDependencies) {
  const aWebhook = async (values: Partial<WebhookRow> = {}): Promise<WebhookRow> =>
    inserted(db, webhook, {
      sealKey: randomUUID(),
      description: `Πύλη ${nextNumber()}`,
      address: 'https://portal.example.org/hook',
      events: [...WEBHOOK_EVENTS],
      secret: 'sealed elsewhere',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
    })

  /** One that waits and is due. */
  const aDelivery = async (values: Partial<DeliveryRow> = {}): Promise<DeliveryRow> =>
    inserted(db, webhookDelivery, {
      eventId: randomUUID(),
      type: 'thesis.marked',
      body: '{}',
      happenedAt: clock.now(),
      dueAt: clock.now(),
      ...values,
      webhookId: values.webhookId ?? (await aWebhook()).id,
    })

  return { aWebhook, aDelivery }
}
