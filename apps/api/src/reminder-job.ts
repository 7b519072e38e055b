import { signedLinks } from './modules/committee/signed-links.service.ts'
import { outsideReminders } from './modules/examination/outside-reminders.service.ts'
import { outsideTelling } from './modules/examination/outside-telling.service.ts'
import { markAsking } from './modules/marking/mark-asking.service.ts'
import { noticeService } from './modules/notice/notice.service.ts'
import { reminders } from './modules/reminder/reminder.service.ts'
import type { Platform } from './platform/platform.ts'

/** The job that reminds people of what comes near, with the services of the modules whose letters it sends. */
export function reminderJob(platform: Pick<Platform, 'db' | 'clock' | 'links'>) {
  const byLink = { ...platform, signedLinks: signedLinks(platform) }
  const outside = outsideReminders({ ...platform, outside: outsideTelling(byLink) })
  return reminders({ ...platform, notices: noticeService(platform), asking: markAsking(byLink), outside })
}
