import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  PAUSE_REASONS,
} from '@diatrivi/domain/work/webhook/webhook-delivery'
import { PING, WEBHOOK_EVENTS } from '@diatrivi/domain/work/webhook/webhook-event'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { URL_MAX } from '../../limits.ts'
import { FlagParam, isWebAddress, requiredLine } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

export const WEBHOOK_DESCRIPTION_MAX = 120

export const WebhookParams = z.object({ webhookId: IdParam })
export const WebhookPausedParams = z.object({ webhookId: IdParam, flag: FlagParam })
export const DeliveryParams = z.object({ deliveryId: IdParam })

/** Neither name and password nor a fragment, which a log or a proxy would keep. */
function isPlain(address: string): boolean {
  const { username, password, hash } = new URL(address)
  return username + password + hash === ''
}

export const WebhookBody = z
  .object({
    description: requiredLine(WEBHOOK_DESCRIPTION_MAX),
    address: requiredLine(URL_MAX)
      .refine(isWebAddress, { error: 'https_required', abort: true })
      .refine(isPlain, { error: 'invalid' }),
    events: z
      .array(z.enum(WEBHOOK_EVENTS, { error: 'invalid' }), { error: 'required' })
      .min(1, { error: 'required' })
      .max(WEBHOOK_EVENTS.length, { error: 'invalid' }),
    /** Only theses of this institution, or of this department; both left out: all. */
    instID: IdValue.nullish().transform((id) => id ?? null),
    depID: IdValue.nullish().transform((id) => id ?? null),
  })
  .refine(({ instID, depID }) => instID === null || depID === null, { error: 'invalid', path: ['depID'] })

export const WebhookView = z.strictObject({
  webhookID: z.int(),
  description: z.string(),
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  instID: z.int().nullable(),
  depID: z.int().nullable(),
  created: WireDate,
  paused: z.strictObject({ at: WireDate, because: z.enum(PAUSE_REASONS) }).nullable(),
  /** Since when nothing has come through; null while deliveries arrive. */
  failingSince: WireDate.nullable(),
  /** Until when the secret before signs too. */
  formerSecretUntil: WireDate.nullable(),
  waiting: z.int(),
  givenUp: z.int(),
  lastDelivered: WireDate.nullable(),
  version: z.int(),
})
export type WebhookView = z.infer<typeof WebhookView>

/** The only answers that hold a secret: it is not shown again. */
export const WebhookCreated = z.strictObject({ status: z.literal(200), id: z.int(), secret: z.string() })
export const WebhookSecret = z.strictObject({ status: z.literal(200), secret: z.string() })

export const DeliveryView = z.strictObject({
  deliveryID: z.int(),
  /** As the receiver got it in `webhook-id`. */
  eventID: z.uuid(),
  type: z.enum([PING, ...WEBHOOK_EVENTS]),
  thesisID: z.int().nullable(),
  state: z.enum(DELIVERY_STATES),
  happened: WireDate,
  tries: z.int(),
  lastTry: WireDate.nullable(),
  nextTry: WireDate.nullable(),
  /** What went wrong at the last try. */
  trouble: z.enum(DELIVERY_PROBLEMS).nullable(),
  httpStatus: z.int().nullable(),
  milliseconds: z.int().nullable(),
  answer: z.string().nullable(),
  /** What is sent, as it is sent. */
  body: z.string(),
})
export type DeliveryView = z.infer<typeof DeliveryView>
