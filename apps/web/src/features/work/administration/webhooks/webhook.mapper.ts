import type { Wire } from '@diatrivi/contract/endpoints'
import type { DeliveryView, WebhookView } from '@diatrivi/contract/work/webhook/webhook.schemas'
import type {
  DeliveryProblem,
  DeliveryState,
  PauseReason,
} from '@diatrivi/domain/work/webhook/webhook-delivery'
import type { DeliveryType, WebhookEvent } from '@diatrivi/domain/work/webhook/webhook-event'
import { toClockText } from '../../../../shared/format/wire-day.ts'

/** The subscription of another system. Moments are in the time of Athens: `2026-03-07 14:30`. */
export interface Webhook {
  id: number
  description: string
  address: string
  events: WebhookEvent[]
  institutionId: number | null
  departmentId: number | null
  paused: PauseReason | null
  isFailing: boolean
  waiting: number
  lastDeliveredAt: string | null
  version: number
}

export interface WebhookFormValues {
  description: string
  address: string
  events: WebhookEvent[]
  institutionId: number | null
  departmentId: number | null
}

/** The field of the form for each field in a refusal of the API. */
export const WEBHOOK_FIELD_OF_WIRE = {
  description: 'description',
  address: 'address',
  events: 'events',
  instID: 'institutionId',
  depID: 'departmentId',
} as const satisfies Record<keyof Wire<'createWebhook'>['body'], keyof WebhookFormValues>

export function toWebhook(wire: WebhookView): Webhook {
  return {
    id: wire.webhookID,
    description: wire.description,
    address: wire.address,
    events: wire.events,
    institutionId: wire.instID,
    departmentId: wire.depID,
    paused: wire.paused?.because ?? null,
    isFailing: wire.failingSince !== null,
    waiting: wire.waiting,
    lastDeliveredAt: wire.lastDelivered && toClockText(wire.lastDelivered),
    version: wire.version,
  }
}

export function toWebhookForm(webhook: Webhook | null): WebhookFormValues {
  return {
    description: webhook?.description ?? '',
    address: webhook?.address ?? 'https://',
    events: webhook?.events ?? [],
    institutionId: webhook?.institutionId ?? null,
    departmentId: webhook?.departmentId ?? null,
  }
}

export function toWebhookBody(values: WebhookFormValues): Wire<'createWebhook'>['body'] {
  const { description, address, events, institutionId, departmentId } = values
  return { description, address, events, instID: institutionId, depID: departmentId }
}

/** One message to a system, and what came of its last try. */
export interface Delivery {
  id: number
  eventId: string
  type: DeliveryType
  state: DeliveryState
  happenedAt: string
  tries: number
  lastTryAt: string | null
  nextTryAt: string | null
  problem: DeliveryProblem | null
  status: number | null
  milliseconds: number | null
  answer: string | null
  body: string
}

export function toDelivery(wire: DeliveryView): Delivery {
  return {
    id: wire.deliveryID,
    eventId: wire.eventID,
    type: wire.type,
    state: wire.state,
    happenedAt: toClockText(wire.happened),
    tries: wire.tries,
    lastTryAt: wire.lastTry && toClockText(wire.lastTry),
    nextTryAt: wire.nextTry && toClockText(wire.nextTry),
    problem: wire.trouble,
    status: wire.httpStatus,
    milliseconds: wire.milliseconds,
    answer: wire.answer,
    body: wire.body,
  }
}
