import type { Logger } from '../logging/logger.ts'
import { type RecurringJob, recurring } from './recurring.ts'

/** What is due at other systems, one turn after the other; each is taken by one process alone. */
export interface Turns<Turn> {
  /** The next that is due; null where there is none. */
  claim(): Promise<Turn | null>
  deliver(turn: Turn): Promise<void>
}

/** Stopping waits for the deliveries that are under way. */
export interface TurnWorker extends RecurringJob {
  /** Sends everything that is due now. */
  deliverDue(): Promise<void>
}

interface TurnWorkerOptions {
  /** What the log calls it. */
  name: string
  log: Logger
  /** How often it looks for what is due, in milliseconds. */
  pollEvery: number
  /** Receivers that one process waits for at the same time. Each waits for its answer only, so many cost little. */
  atOnce: number
}

/**
 * Sends what is due, in as many processes as there are. If one dies between sending and writing that down, the delivery
 * is sent again.
 */
export function turnWorker<Turn>(
  { claim, deliver }: Turns<Turn>,
  { name, log, pollEvery, atOnce }: TurnWorkerOptions,
): TurnWorker {
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  const looking = recurring(fill, { name, every: pollEvery, log })

  /**
   * Begins as many turns as there is capacity for, and waits for none of them: a slow receiver holds up no other one.
   */
  async function fill(): Promise<void> {
    while (underWay.size < atOnce && !stopping.signal.aborted) {
      const turn = await claim()
      if (turn === null) return
      const work: Promise<void> = goOnFrom(turn)
        .catch((err: unknown) => log.warn({ err, job: name }, 'a delivery could not be written down'))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    }
  }

  /** One after the other, so that a receiver with a long queue needs no new look for each. */
  async function goOnFrom(first: Turn): Promise<void> {
    for (let turn: Turn | null = first; turn !== null; ) {
      await deliver(turn)
      turn = stopping.signal.aborted ? null : await claim()
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
