import { addDays, athensDate } from '@diatrivi/domain/shared/dates'
import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { ROWS_AT_ONCE, type UpkeepDependencies } from '../../../platform/upkeep/upkeep.ts'
import { takeOldMentorsOff } from './commissioner.repository.ts'

/** The job that takes the names and addresses of mentors off theses that have been over for a time. */
export function oldMentors({ db, clock, log }: Pick<UpkeepDependencies, 'db' | 'clock' | 'log'>) {
  return async (signal?: AbortSignal): Promise<void> => {
    const until = addDays(athensDate(clock.now()), -KEPT_DAYS.mentors)
    const batch = { until, limit: ROWS_AT_ONCE, at: clock.now() }
    let taken = 0
    while (!signal?.aborted) {
      const count = await db.transaction((tx) => takeOldMentorsOff(tx, batch))
      taken += count
      if (count < ROWS_AT_ONCE) break
    }
    if (taken > 0) log.info({ count: taken }, 'names of mentors were taken off theses that are over')
  }
}
