import { findFact, listFacts, saveFact } from '../database/setting.repository.ts'
import type { Db, Reader } from '../database/transaction.ts'

const KEY = 'job:'

/** How a recurring job went, in whichever process it ran. */
export interface JobRun {
  startedAt: Date
  endedAt: Date
  /** Milliseconds from the end of a run to the beginning of the next. */
  every: number
  /** What kind of error the last run ended with; null when it succeeded. */
  failure: string | null
  /** Null before the first success. */
  succeededAt: Date | null
  /** The failures of all its runs. */
  failures: number
}

export type EndedRun = Pick<JobRun, 'startedAt' | 'endedAt' | 'every' | 'failure'>

export async function recordRun(db: Db, name: string, run: EndedRun): Promise<void> {
  const key = `${KEY}${name}`
  await db.transaction(async (tx) => {
    const before = await findFact(tx, key)
    const known = before === undefined ? null : toRun(before)
    const next: JobRun = {
      ...run,
      succeededAt: run.failure === null ? run.endedAt : (known?.succeededAt ?? null),
      failures: (known?.failures ?? 0) + (run.failure === null ? 0 : 1),
    }
    await saveFact(tx, key, JSON.stringify(next))
  })
}

/** By the name of the job. */
export async function lastRuns(db: Reader): Promise<Map<string, JobRun>> {
  const facts = await listFacts(db, KEY)
  return new Map([...facts].map(([name, value]) => [name, toRun(value)]))
}

function toRun(value: string): JobRun {
  const { startedAt, endedAt, succeededAt, ...run } = JSON.parse(value)
  return {
    ...run,
    startedAt: new Date(startedAt),
    endedAt: new Date(endedAt),
    succeededAt: succeededAt === null ? null : new Date(succeededAt),
  }
}
