import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { DeliveryView, WebhookView } from '@diatrivi/contract/work/webhook/webhook.schemas'
import type { ListedWebhook } from './webhook.model.ts'
import type { DeliveryRow } from './webhook-delivery.repository.ts'

export function presentWebhook(row: ListedWebhook, now: Date): WebhookView {
  const { pausedAt, pausedBecause, formerSecretUntil } = row
  const isFormerUsed = formerSecretUntil !== null && formerSecretUntil > now
  return {
    webhookID: row.id,
    description: row.description,
    address: row.address,
    events: row.events,
    instID: row.institutionId,
    depID: row.departmentId,
    created: toWireMoment(row.createdAt),
    paused:
      pausedAt === null || pausedBecause === null
        ? null
        : { at: toWireMoment(pausedAt), because: pausedBecause },
    failingSince: toWireMoment(row.failingSince),
    formerSecretUntil: isFormerUsed ? toWireMoment(formerSecretUntil) : null,
    waiting: row.waiting,
    givenUp: row.givenUp,
    lastDelivered: toWireMoment(row.lastDeliveredAt),
    version: row.version,
  }
}

export function presentDelivery(row: DeliveryRow): DeliveryView {
  const state = stateOf(row)
  return {
    deliveryID: row.id,
    eventID: row.eventId,
    type: row.type,
    thesisID: row.thesisId,
    state,
    happened: toWireMoment(row.happenedAt),
    tries: row.tries,
    lastTry: toWireMoment(row.lastTryAt),
    nextTry: state === 'waiting' ? toWireMoment(row.dueAt) : null,
    trouble: row.lastProblem,
    httpStatus: row.lastStatus,
    milliseconds: row.lastMilliseconds,
    answer: row.lastAnswer,
    body: row.body,
  }
}

function stateOf({ deliveredAt, givenUpAt }: DeliveryRow): DeliveryView['state'] {
  if (deliveredAt !== null) return 'delivered'
  return givenUpAt === null ? 'waiting' : 'given_up'
}
