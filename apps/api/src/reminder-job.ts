import { signedLinks } from './modules/examination/committee/link/signed-links.service.ts'
import { outsideReminders } from './modules/examination/examination/outside/outside-reminders.service.ts'
import { outsideTelling } from './modules/examination/examination/outside/outside-telling.service.ts'
import { markAsking } from './modules/examination/marking/mark-asking.service.ts'
import { noticeService } from './modules/thesis/notice/notice.service.ts'
import { reminders } from './modules/work/reminder/reminder.service.ts'
import type { Platform } from './platform/platform.ts'

/** The job that reminds people of what comes near, with the services of the modules whose letters it sends. */
export function reminderJob(platform: Pick<Platform, 'db' | 'clock' | 'links'>) {
  const byLink = { ...platform, signedLinks: signedLinks(platform) }
  const outside = outsideReminders({ ...platform, outside: outsideTelling(byLink) })
  return reminders({ ...platform, notices: noticeService(platform), asking: markAsking(byLink), outside })
}
