import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '../logging/logger.ts'

/** Work that comes again as long as the program runs. */
export interface RecurringJob {
  /** The first run begins at once. */
  start(): void
  /** Waits for the current run; there is none after it. */
  stop(): Promise<void>
}

interface RecurringOptions {
  /** What the log calls it. */
  name: string
  /** Milliseconds from the end of a run to the beginning of the next. */
  every: number
  log: Logger
  /** Waits between two runs; rejects as soon as the signal is aborted. */
  pause?: Pause
}

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>

/**
 * Calls the task again and again, one run after the other. A run that fails is logged and the next one comes as
 * usual, so a task does whatever is due by then and never counts its runs. One process runs it (`leadership.ts`), and
 * for a moment perhaps a second, so the task makes sure in the database that nothing is done twice.
 */
export function recurring(
  task: (signal: AbortSignal) => Promise<unknown>,
  { name, every, log, pause = sleep }: RecurringOptions,
): RecurringJob {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      log.debug({ job: name }, 'a job runs')
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
