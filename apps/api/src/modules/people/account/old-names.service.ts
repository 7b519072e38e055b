import { addDays, athensDate } from '@diatrivi/domain/shared/dates'
import type { UpkeepDependencies } from '../../../platform/upkeep/upkeep.ts'
import { ROWS_AT_ONCE } from '../../../platform/upkeep/upkeep.ts'
import { takeOldNamesOff } from './closing.repository.ts'

const DAYS_OF_A_YEAR = 365.25

/** The job that takes the names off closed accounts: FINISHED_THESIS_NAME_YEARS after their last thesis ended. */
export function oldNames({ config, db, clock, log }: UpkeepDependencies) {
  return async (signal?: AbortSignal): Promise<void> => {
    const days = Math.ceil(config.keeping.finishedThesisNameYears * DAYS_OF_A_YEAR)
    const until = addDays(athensDate(clock.now()), -days)
    const batch = { until, limit: ROWS_AT_ONCE, at: clock.now() }
    let taken = 0
    while (!signal?.aborted) {
      const count = await db.transaction((tx) => takeOldNamesOff(tx, batch))
      taken += count
      if (count < ROWS_AT_ONCE) break
    }
    if (taken > 0) log.info({ count: taken }, 'names were taken off closed accounts')
  }
}
