import { lastDigestMoment } from '@diatrivi/domain/notice/digest'
import { DAY } from '../../platform/durations.ts'
import type { Platform } from '../../platform/platform.ts'
import { digestService } from './digest.service.ts'
import { deleteOldNotices } from './notice.repository.ts'

const READ_KEPT = 180 * DAY
const UNREAD_KEPT = 365 * DAY

/** What is done for notices once a day, or later when no process ran. Called again and again. */
export function dailyNotices(platform: Pick<Platform, 'db' | 'clock' | 'links' | 'log'>) {
  const { db, clock, log } = platform
  const digests = digestService(platform)
  let clearedAfter: Date | undefined

  /** Once a day in each process: repeating it costs little. */
  async function clearOld(): Promise<void> {
    const now = clock.now()
    const today = lastDigestMoment(now)
    if (clearedAfter !== undefined && clearedAfter >= today) return
    const before = (age: number) => new Date(now.getTime() - age)
    const count = await db.transaction((tx) =>
      deleteOldNotices(tx, { ifRead: before(READ_KEPT), inAnyCase: before(UNREAD_KEPT) }),
    )
    clearedAfter = now
    if (count > 0) log.info({ count }, 'old notices were cleared')
  }

  return async (signal?: AbortSignal): Promise<void> => {
    const count = await digests.sendDue(signal)
    if (count > 0) log.info({ count }, 'daily digests were written')
    await clearOld()
  }
}
