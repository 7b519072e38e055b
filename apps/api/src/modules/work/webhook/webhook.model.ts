import type { PauseReason } from '@diatrivi/domain/work/webhook/webhook-delivery'
import type { WebhookEvent } from '@diatrivi/domain/work/webhook/webhook-event'

/** What an administrator writes of a subscription. */
export interface WebhookFields {
  description: string
  address: string
  events: WebhookEvent[]
  institutionId: number | null
  departmentId: number | null
}

/** A subscription as administrators see it. */
export interface ListedWebhook extends WebhookFields {
  id: number
  createdAt: Date
  pausedAt: Date | null
  pausedBecause: PauseReason | null
  failingSince: Date | null
  formerSecretUntil: Date | null
  version: number
  waiting: number
  givenUp: number
  lastDeliveredAt: Date | null
}
