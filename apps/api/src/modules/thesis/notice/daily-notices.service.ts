import type { Platform } from '../../../platform/platform.ts'
import { digestService } from './digest.service.ts'

/** What is sent for notices once a day, or later when no process ran. Called again and again. */
export function dailyNotices(platform: Pick<Platform, 'db' | 'clock' | 'links' | 'log'>) {
  const { log } = platform
  const digests = digestService(platform)
  return async (signal?: AbortSignal): Promise<void> => {
    const count = await digests.sendDue(signal)
    if (count > 0) log.info({ count }, 'daily digests were written')
  }
}
