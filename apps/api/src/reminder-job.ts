import { signedLinks } from './modules/examination/committee/link/signed-links.service.ts'
import { remindMarkers } from './modules/examination/examination/mark-request/remind-markers.ts'
import { remindOutside } from './modules/examination/examination/outside/remind-outside.ts'
import { noticeService } from './modules/thesis/notice/notice.service.ts'
import { reminders } from './modules/work/reminder/reminder.service.ts'
import type { Platform } from './platform/platform.ts'

/** The job that reminds people of what comes near, with the services of the modules whose letters it sends. */
export function reminderJob(platform: Pick<Platform, 'db' | 'clock' | 'links'>) {
  const byLink = { ...platform, signedLinks: signedLinks(platform) }
  return reminders({
    ...platform,
    notices: noticeService(platform),
    remindMarkers: (tx, thesis, facts) => remindMarkers(byLink, tx, thesis, facts),
    remindOutside: () => remindOutside(byLink),
  })
}
