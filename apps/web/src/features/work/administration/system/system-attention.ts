import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { momentOf } from '../../../../shared/format/moments.ts'
import type { RecurringJob, SystemStatus } from './system.mapper.ts'
import { jobWords } from './system-words.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A night that was missed is still in time. */
const BACKUP_LASTS = 2 * DAY
/** The free part of a disk below which the administrator is warned. */
const LITTLE_SPACE = 0.05

export type JobState = 'done' | 'failed' | 'late'

/** A job is late once it has missed two runs, and a process had time to start. */
export function jobState({ endedAt, everySeconds, failure }: RecurringJob, now: Date): JobState {
  const waited = now.getTime() - momentOf(endedAt).getTime()
  if (waited > 3 * everySeconds * 1_000 + 10 * MINUTE) return 'late'
  return failure === null ? 'done' : 'failed'
}

/** What an administrator has to do something about, a sentence each. */
export function attentionNeeded(status: SystemStatus, now: Date): string[] {
  const { database, disk, mail, jobs, processes } = status
  const states = jobs.map((job) => ({ job: jobWords(job.name), state: jobState(job, now) }))
  return [
    ...(database.pendingMigrations > 0 ? [m.system_pending_migrations()] : []),
    ...(disk.freeBytes < disk.totalBytes * LITTLE_SPACE ? [m.system_disk_low()] : []),
    ...(mail.outage === null ? [] : [m.system_mail_outage({ since: formatClock(mail.outage.since) })]),
    ...states.flatMap(({ job, state }) => (state === 'failed' ? [m.system_job_failed({ job })] : [])),
    ...states.flatMap(({ job, state }) => (state === 'late' ? [m.system_job_late({ job })] : [])),
    ...ofBackup(status.backup, now),
    ...(new Set(processes.map(({ version }) => version)).size > 1 ? [m.system_several_versions()] : []),
  ]
}

function ofBackup(backup: SystemStatus['backup'], now: Date): string[] {
  if (backup === null) return [m.system_backup_none()]
  const isOld = now.getTime() - momentOf(backup.madeAt).getTime() > BACKUP_LASTS
  return [
    ...(isOld ? [m.system_backup_old()] : []),
    ...(backup.lostFiles > 0 ? [m.system_backup_lost_files()] : []),
  ]
}
