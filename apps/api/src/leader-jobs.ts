import type { ApiPlatform } from './create-platform.ts'
import { oldMentors } from './modules/examination/commissioner/old-mentors.service.ts'
import { lapseSeats } from './modules/examination/committee/seat/lapse-seats.ts'
import { oldNames } from './modules/people/account/old-names.service.ts'
import { historyService } from './modules/thesis/history/history.service.ts'
import { dailyNotices } from './modules/thesis/notice/daily-notices.service.ts'
import { noticeService } from './modules/thesis/notice/notice.service.ts'
import { webhookEvents } from './modules/work/webhook/webhook-events.service.ts'
import { DAY, HOUR, MINUTE } from './platform/durations.ts'
import { fileCheck } from './platform/storage/file-check.ts'
import { emptyQuarantine, quarantineOrphans } from './platform/storage/orphaned-files.ts'
import { upkeep } from './platform/upkeep/upkeep.ts'
import { registryReadingJob } from './registry-reading-job.ts'
import { reminderJob } from './reminder-job.ts'
import { retentions } from './retentions.ts'

interface LeaderJob {
  name: string
  /** Milliseconds from the end of a run to the beginning of the next. */
  every: number
  task: (signal: AbortSignal) => Promise<unknown>
}

/** The recurring jobs, which one of all processes runs; each sends mails. */
export function leaderJobs(platform: ApiPlatform): LeaderJob[] {
  const notices = noticeService(platform)
  const history = historyService(webhookEvents())
  return [
    { name: 'orphaned files', every: DAY, task: () => quarantineOrphans(platform) },
    { name: 'quarantine of files', every: DAY, task: () => emptyQuarantine(platform) },
    { name: 'file check', every: 10 * MINUTE, task: fileCheck(platform) },
    { name: 'upkeep', every: HOUR, task: upkeep(platform, retentions) },
    { name: 'old names', every: HOUR, task: oldNames(platform) },
    { name: 'old mentors', every: HOUR, task: oldMentors(platform) },
    { name: 'reminders', every: HOUR, task: reminderJob(platform).giveDue },
    { name: 'committees', every: HOUR, task: () => lapseSeats({ ...platform, notices, history }) },
    { name: 'student register', every: 10 * MINUTE, task: registryReadingJob(platform).readDue },
    { name: 'daily notices', every: MINUTE, task: dailyNotices(platform) },
  ]
}
