import {
  type DeliveryProblem,
  type PauseReason,
  pauseAfter,
  problemOfStatus,
  waitAfter,
} from '@diatrivi/domain/work/webhook/webhook-delivery'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { MINUTE } from '../../../platform/durations.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import { enqueueMails } from '../../../platform/mail/outbox.repository.ts'
import { webhookPausedMail } from '../../../platform/mail/templates/webhook-mail.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { AllowedAddresses } from '../../../platform/outbound/allowed-addresses.ts'
import { PostFailure, post } from '../../../platform/outbound/post.ts'
import { addresseeOf } from '../../people/account/account.model.ts'
import { listActiveAdministrators } from '../../people/account/account.queries.ts'
import {
  claimTurn,
  endTurn,
  keepResealed,
  lockWebhook,
  recordHealth,
  updateWebhook,
  type WebhookRow,
} from './webhook.repository.ts'
import { type DeliveryRow, findDueDelivery, recordTry, type Try } from './webhook-delivery.repository.ts'
import type { WebhookSecrets } from './webhook-secrets.protocol.ts'

/** Longer than an answer is waited for, so that a turn ends by itself only where its worker died. */
const CLAIM = MINUTE

export interface Turn {
  webhook: WebhookRow
  delivery: DeliveryRow
  claimedUntil: Date
}

interface Dependencies {
  db: Db
  clock: Clock
  log: Logger
  links: WebLinks
  secrets: WebhookSecrets
  isAllowed: AllowedAddresses
  /** Replaced by tests, in milliseconds. */
  answersWithin?: number | undefined
}

/** One delivery: taken, sent, written down. No transaction is open while a receiver is waited for. */
export function webhookDelivering(deps: Dependencies) {
  const { db, clock, log, links, secrets, isAllowed, answersWithin } = deps

  return {
    /** The next delivery that is due, of a subscription that no other worker has; null where there is none. */
    claim: (): Promise<Turn | null> =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const claimedUntil = new Date(now.getTime() + CLAIM)
        const webhook = await claimTurn(tx, now, claimedUntil)
        if (webhook === undefined) return null
        const delivery = await findDueDelivery(tx, webhook.id, now)
        if (delivery === undefined) {
          // Another worker has sent it while this one was looking.
          await endTurn(tx, webhook.id, claimedUntil)
          return null
        }
        return { webhook, delivery, claimedUntil }
      }),

    async deliver(turn: Turn): Promise<void> {
      const result = await send(turn)
      await db.transaction((tx) => writeDown(tx, turn, result))
    },
  }

  async function send({ webhook, delivery }: Turn): Promise<Try> {
    const at = clock.now()
    const began = performance.now()
    const took = () => Math.round(performance.now() - began)
    try {
      const { eventId: id, body } = delivery
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Diatrivi',
        ...secrets.headersFor(webhook, { id, at, body }),
      }
      const request = { url: webhook.address, headers, body }
      const { status, text } = await post(request, {
        isAllowed,
        ...(answersWithin !== undefined && { within: answersWithin }),
      })
      return { at, problem: problemOfStatus(status), status, milliseconds: took(), answer: text }
    } catch (error) {
      const failure = { at, status: null, milliseconds: took(), answer: null }
      if (error instanceof PostFailure) return { ...failure, problem: error.problem }
      log.error({ err: error, webhook: webhook.id }, 'the secret of a webhook cannot be opened')
      return { ...failure, problem: 'secret_lost' }
    }
  }

  async function writeDown(tx: Tx, turn: Turn, result: Try): Promise<void> {
    const row = await lockWebhook(tx, turn.webhook.id)
    // Deleted meanwhile, with its deliveries.
    if (row === undefined) return
    if (result.problem === null) await arrived(tx, row, turn.delivery, result)
    else await failed(tx, row, turn.delivery, { ...result, problem: result.problem })
    await endTurn(tx, row.id, turn.claimedUntil)
  }

  async function arrived(tx: Tx, row: WebhookRow, delivery: DeliveryRow, result: Try): Promise<void> {
    await recordTry(tx, delivery.id, result, { deliveredAt: clock.now() })
    if (row.failingSince !== null) await recordHealth(tx, row.id, null)
    const resealed = secrets.resealed(row)
    if (resealed !== null) await keepResealed(tx, row.id, resealed)
  }

  async function failed(
    tx: Tx,
    row: WebhookRow,
    delivery: DeliveryRow,
    result: Try & { problem: DeliveryProblem },
  ): Promise<void> {
    const now = clock.now()
    const tries = delivery.tries + 1
    const wait = waitAfter(tries)
    const next = wait === null ? { givenUpAt: now } : { dueAt: new Date(now.getTime() + wait) }
    await recordTry(tx, delivery.id, result, next)
    const { problem, status } = result
    const facts = { webhook: row.id, delivery: delivery.id, tries, problem, status }
    log.warn(facts, wait === null ? 'a webhook delivery is given up' : 'a webhook delivery waits')
    if (row.pausedAt !== null) return
    const failingSince = row.failingSince ?? now
    const because = pauseAfter(problem, { failingSince, now })
    if (because !== null) await pause(tx, row, because, failingSince)
    else if (row.failingSince === null) await recordHealth(tx, row.id, now)
  }

  /** And tells the administrators. */
  async function pause(
    tx: Tx,
    { id, description }: WebhookRow,
    because: Exclude<PauseReason, 'administrator'>,
    failingSince: Date,
  ): Promise<void> {
    const now = clock.now()
    await updateWebhook(tx, id, { pausedAt: now, pausedBecause: because, failingSince }, now)
    const facts = { because, description, url: links.webhooks() }
    const readers = await listActiveAdministrators(tx)
    const mails = readers.map((reader) => webhookPausedMail(addresseeOf(reader), facts))
    await enqueueMails(tx, mails, now)
    log.warn({ webhook: id, because }, 'a webhook is paused')
  }
}

export type WebhookDelivering = ReturnType<typeof webhookDelivering>
