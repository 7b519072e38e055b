import type { WireDate } from '@diatrivi/contract/wire-dates'
import type { SystemStatusShown } from '@diatrivi/contract/work/administration/system.schemas'
import type { MailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import { toClockText } from '../../../../shared/format/wire-day.ts'

export interface RecurringJob {
  name: string
  endedAt: string
  everySeconds: number
  failure: string | null
}

/** How the installation is. Moments are in the time of Athens: `2026-03-07 14:30`. */
export interface SystemStatus extends Pick<SystemStatusShown, 'version' | 'database' | 'standbys' | 'disk'> {
  mail: {
    goesTo: SystemStatusShown['mail']['goesTo']
    lastSentAt: string | null
    outage: { since: string; problem: MailProblem } | null
    waiting: number
    givenUp: number
  }
  jobs: RecurringJob[]
  backup: { madeAt: string; isEncrypted: boolean; rows: number; files: number; lostFiles: number } | null
  processes: { host: string; pid: number; version: string; startedAt: string; leadsJobs: boolean }[]
}

const moment = (date: WireDate | null) => date && toClockText(date)

export function toSystemStatus(shown: SystemStatusShown): SystemStatus {
  const { version, database, standbys, disk, mail, jobs, backup, processes } = shown
  return {
    version,
    database,
    standbys,
    disk,
    mail: {
      goesTo: mail.goesTo,
      lastSentAt: moment(mail.lastSent),
      outage: mail.outage && { since: toClockText(mail.outage.since), problem: mail.outage.trouble },
      waiting: mail.waiting,
      givenUp: mail.givenUp,
    },
    jobs: jobs.map(({ name, ended, everySeconds, failure }) => ({
      name,
      endedAt: toClockText(ended),
      everySeconds,
      failure,
    })),
    backup: backup && {
      madeAt: toClockText(backup.made),
      isEncrypted: backup.isEncrypted,
      rows: backup.rows,
      files: backup.files,
      lostFiles: backup.lostFiles,
    },
    processes: processes.map(({ started, ...one }) => ({ ...one, startedAt: toClockText(started) })),
  }
}
