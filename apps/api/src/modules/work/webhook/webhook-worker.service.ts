import { type RecurringJob, recurring } from '../../../platform/jobs/recurring.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import type { Turn, WebhookDelivering } from './webhook-delivering.service.ts'

/** Receivers that one process waits for at the same time. Each waits for its answer only, so many cost little. */
const AT_ONCE = 16

/** Stopping waits for the deliveries that are under way. */
export interface WebhookWorker extends RecurringJob {
  /** Sends everything that is due now. */
  deliverDue(): Promise<void>
}

interface Dependencies {
  delivering: WebhookDelivering
  log: Logger
  /** How often it looks for what is due, in milliseconds. */
  pollEvery: number
}

/**
 * Sends what other systems are to be notified, in as many processes as there are. If one dies between sending and writing that
 * down, the delivery is sent again under the same id.
 */
export function webhookWorker({ delivering, log, pollEvery }: Dependencies): WebhookWorker {
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  const looking = recurring(fill, { name: 'webhooks', every: pollEvery, log })

  /**
   * Begins as many turns as there is capacity for, and waits for none of them: a slow receiver holds up no other one.
   */
  async function fill(): Promise<void> {
    while (underWay.size < AT_ONCE && !stopping.signal.aborted) {
      const turn = await delivering.claim()
      if (turn === null) return
      const work: Promise<void> = goOnFrom(turn)
        .catch((err: unknown) => log.warn({ err }, 'a webhook delivery could not be written down'))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    }
  }

  /** One after the other, so that a receiver with a long queue needs no new look for each. */
  async function goOnFrom(first: Turn): Promise<void> {
    for (let turn: Turn | null = first; turn !== null; ) {
      await delivering.deliver(turn)
      turn = stopping.signal.aborted ? null : await delivering.claim()
    }
  }

  return {
    start: looking.start,
    stop: async () => {
      stopping.abort()
      await looking.stop()
      await Promise.all(underWay)
    },
    deliverDue: async () => {
      do {
        await fill()
        await Promise.all(underWay)
      } while (underWay.size > 0)
    },
  }
}
