import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '../logging/logger.ts'

/** Work that comes again as long as the program runs. */
export interface RecurringJob {
  /** The first turn begins at once. */
  start(): void
  /** Waits for the turn in hand; there is none after it. */
  stop(): Promise<void>
}

interface RecurringOptions {
  /** What the log calls it. */
  name: string
  /** Milliseconds from the end of a turn to the beginning of the next. */
  every: number
  log: Logger
  /** How time passes between two turns: rejects as soon as the signal says that nobody waits any longer. */
  pause?: Pause
}

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>

/**
 * Calls the task again and again, one turn after the other. A turn that fails is logged and the next one comes as
 * usual, so a task does whatever is due by then and never counts its turns. Several processes run the same job at the
 * same time: that nothing is done twice is for the task to see to, in the database.
 */
export function recurring(
  task: (signal: AbortSignal) => Promise<unknown>,
  { name, every, log, pause = sleep }: RecurringOptions,
): RecurringJob {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      await task(signal).catch((err: unknown) => log.warn({ err, job: name }, 'a job failed and comes again'))
      await pause(every, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    }
  }

  return {
    start: () => {
      running ??= run(stopping)
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return delay(milliseconds, undefined, { signal })
}
