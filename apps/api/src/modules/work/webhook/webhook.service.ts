import { randomUUID } from 'node:crypto'
import { PAYLOAD_VERSION, type WebhookPayload } from '@diatrivi/contract/work/webhook/webhook-payload.schemas'
import { FORMER_SECRET_FOR } from '@diatrivi/domain/work/webhook/webhook-delivery'
import { PING } from '@diatrivi/domain/work/webhook/webhook-event'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { AllowedAddresses } from '../../../platform/outbound/allowed-addresses.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforceVersion, found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { WebhookFields } from './webhook.model.ts'
import { enforceAddress, WEBHOOK_REFUSALS } from './webhook.refusals.ts'
import * as webhooks from './webhook.repository.ts'
import * as deliveries from './webhook-delivery.repository.ts'
import { newSecret, type WebhookSecrets } from './webhook-secrets.protocol.ts'

interface Dependencies {
  db: Db
  clock: Clock
  secrets: WebhookSecrets
  isAllowed: AllowedAddresses
}

/** What administrators do with the subscriptions of other systems: docs/guides/webhooks.md */
export function webhookService({ db, clock, secrets, isAllowed }: Dependencies) {
  return {
    /** All of them: an installation has a handful. */
    list: () => webhooks.listWebhooks(db),

    /** Returns the secret beside the id, for the only time. */
    create: (fields: WebhookFields): Promise<{ id: number; secret: string }> =>
      refusing(WEBHOOK_REFUSALS, () =>
        db.transaction(async (tx) => {
          enforceAddress(fields, isAllowed)
          const [secret, sealKey] = [newSecret(), randomUUID()]
          const row = { ...fields, sealKey, secret: secrets.seal(secret, { sealKey }) }
          return { id: await webhooks.insertWebhook(tx, row, clock.now()), secret }
        }),
      ),

    edit: (id: number, fields: WebhookFields, ifMatch: number | null): Promise<void> =>
      refusing(WEBHOOK_REFUSALS, () =>
        db.transaction(async (tx) => {
          enforceVersion(ifMatch, found(await webhooks.lockWebhook(tx, id)))
          enforceAddress(fields, isAllowed)
          await webhooks.updateWebhook(tx, id, fields, clock.now())
        }),
      ),

    delete: (id: number): Promise<void> =>
      db.transaction(async (tx) => {
        found(await webhooks.lockWebhook(tx, id))
        await webhooks.deleteWebhook(tx, id)
      }),

    /** Again: as if nothing had ever failed. What waits is sent when its time comes. */
    setPaused: (id: number, isPaused: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const row = found(await webhooks.lockWebhook(tx, id))
        if ((row.pausedAt !== null) === isPaused) return
        const at = clock.now()
        const change = isPaused
          ? ({ pausedAt: at, pausedBecause: 'administrator' } as const)
          : { pausedAt: null, pausedBecause: null, failingSince: null }
        await webhooks.updateWebhook(tx, id, change, at)
      }),

    /** Returns the new secret, for the only time. */
    renewSecret: (id: number): Promise<string> =>
      db.transaction(async (tx) => {
        const row = found(await webhooks.lockWebhook(tx, id))
        const [secret, at] = [newSecret(), clock.now()]
        const change = {
          secret: secrets.seal(secret, row),
          formerSecret: row.secret,
          formerSecretUntil: new Date(at.getTime() + FORMER_SECRET_FOR),
        }
        await webhooks.updateWebhook(tx, id, change, at)
        return secret
      }),

    tryOut: (id: number): Promise<void> =>
      db.transaction(async (tx) => {
        enforceActive(found(await webhooks.lockWebhook(tx, id)))
        const [eventId, happenedAt] = [randomUUID(), clock.now()]
        const payload: WebhookPayload = {
          id: eventId,
          type: PING,
          version: PAYLOAD_VERSION,
          timestamp: happenedAt.toISOString(),
          data: {},
        }
        const body = JSON.stringify(payload)
        await deliveries.insertDeliveries(tx, [
          { webhookId: id, eventId, type: PING, thesisId: null, body, happenedAt },
        ])
      }),

    deliveriesOf: async (id: number, window: PageWindow | null): Promise<Page<deliveries.DeliveryRow[]>> => {
      found(await webhooks.findWebhookId(db, id))
      return readCapped(
        window,
        (rows) => deliveries.listDeliveries(db, id, rows),
        () => deliveries.countDeliveries(db, id),
      )
    },

    sendAgain: (deliveryId: number): Promise<void> =>
      db.transaction(async (tx) => {
        const webhookId = found(await deliveries.findWebhookIdOf(tx, deliveryId))
        enforceActive(found(await webhooks.lockWebhook(tx, webhookId)))
        await deliveries.sendAgain(tx, deliveryId, clock.now())
      }),
  }
}

export type WebhookService = ReturnType<typeof webhookService>

/** A subscription that is paused sends nothing, so nothing is promised of it. */
function enforceActive({ pausedAt }: { pausedAt: Date | null }): void {
  if (pausedAt !== null) throw new Refusal('webhook_paused')
}
