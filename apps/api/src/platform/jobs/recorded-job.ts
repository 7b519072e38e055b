import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { systemCode } from '../startup-error.ts'
import { recordRun } from './job-runs.ts'
import { type RecurringJob, recurring } from './recurring.ts'

interface RecordedOptions {
  db: Db
  clock: Clock
  log: Logger
}

type Task = (signal: AbortSignal) => Promise<unknown>

/** A recurring job whose last run every process can tell of. One that cannot be recorded has run all the same. */
export function recordedJob(
  task: Task,
  { name, every }: { name: string; every: number },
  { db, clock, log }: RecordedOptions,
): RecurringJob {
  return recurring(recorded(task, { name, every }, { db, clock, log }), { name, every, log })
}

export function recorded(
  task: Task,
  { name, every }: { name: string; every: number },
  { db, clock, log }: RecordedOptions,
): Task {
  return async (signal) => {
    const startedAt = clock.now()
    let failure: string | null = null
    try {
      return await task(signal)
    } catch (error) {
      failure = kindOf(error)
      throw error
    } finally {
      await recordRun(db, name, { startedAt, endedAt: clock.now(), every, failure }).catch((err: unknown) =>
        log.warn({ err, job: name }, 'the run of a job could not be recorded'),
      )
    }
  }
}

/** Never a message, which may quote what people wrote. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? systemCode(error) : error.name
}
