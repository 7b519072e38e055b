import { setTimeout as delay } from 'node:timers/promises'
import { getTableName } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { deleteOldRows, type Retention } from './retention.ts'

/** Few enough that no lock is held for long, and that a statement writes little to the log of the database. */
export const ROWS_AT_ONCE = 1_000
/** Milliseconds after a full batch, so that people's calls come first. */
const PAUSE = 100

export interface UpkeepDependencies {
  config: Pick<Config, 'keeping'>
  db: Db
  clock: Clock
  log: Logger
}

/**
 * Deletes the rows that need not be kept any longer, in small batches. It may run in many processes at once: each takes
 * other rows. It ends between two batches as soon as the program stops. A table that fails holds up no other.
 */
export function upkeep({ config, db, clock, log }: UpkeepDependencies, retentions: readonly Retention[]) {
  async function deleteOld(retention: Retention, signal: AbortSignal | undefined): Promise<number> {
    const until = new Date(clock.now().getTime() - retention.keptFor(config.keeping))
    const batch = { until, limit: ROWS_AT_ONCE }
    let deleted = 0
    while (!signal?.aborted) {
      const count = await db.transaction((tx) => deleteOldRows(tx, retention, batch))
      deleted += count
      if (count < ROWS_AT_ONCE) break
      await rest(signal)
    }
    return deleted
  }

  return async (signal?: AbortSignal): Promise<void> => {
    for (const retention of retentions) {
      const table = getTableName(retention.key.table)
      try {
        const count = await deleteOld(retention, signal)
        if (count > 0) log.info({ table, count }, 'old rows were deleted')
      } catch (err) {
        log.warn({ err, table }, 'old rows could not be deleted; the next run tries again')
      }
    }
  }
}

async function rest(signal: AbortSignal | undefined): Promise<void> {
  await delay(PAUSE, undefined, { signal }).catch((error: unknown) => {
    if (!signal?.aborted) throw error
  })
}
