import { hostname } from 'node:os'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { SystemStatusShown } from '@diatrivi/contract/work/administration/system.schemas'
import { mailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import type { Config } from '../../../platform/config/config.ts'
import { SECOND } from '../../../platform/durations.ts'
import type { JobRun } from '../../../platform/jobs/job-runs.ts'
import type { LiveProcess } from '../../../platform/processes/live-processes.queries.ts'
import { VERSION } from '../../../platform/version.ts'
import type { SystemStatus } from './system-status.service.ts'

export function presentSystemStatus(status: SystemStatus, { smtpUrl }: Config['mail']): SystemStatusShown {
  const { database, standbys, mail, jobs, disk, backup, processes } = status
  return {
    version: VERSION,
    database: {
      postgresVersion: database.postgresVersion,
      bytes: database.bytes,
      migrations: database.applied,
      pendingMigrations: database.pending,
    },
    standbys: standbys.map(({ name, state, behindSeconds }) => ({ name, state, behindSeconds })),
    mail: {
      goesTo: smtpUrl === undefined ? 'local_mailbox' : 'server',
      lastSent: toWireMoment(mail.lastSentAt),
      outage: mail.outage && {
        since: toWireMoment(mail.outage.since),
        trouble: mailProblem(mail.outage.lastError, 'outage'),
        codes: mail.outage.lastError,
      },
      waiting: mail.waiting,
      givenUp: mail.undeliverable,
    },
    jobs: [...jobs].map(([name, run]) => presentJob(name, run)),
    disk: { host: hostname(), freeBytes: disk.free, totalBytes: disk.size },
    backup: backup && {
      made: toWireMoment(backup.madeAt),
      isEncrypted: backup.isEncrypted,
      rows: backup.rows,
      files: backup.files,
      lostFiles: backup.lostFiles,
    },
    processes: processes.map(presentProcess),
  }
}

function presentJob(name: string, run: JobRun): SystemStatusShown['jobs'][number] {
  return {
    name,
    started: toWireMoment(run.startedAt),
    ended: toWireMoment(run.endedAt),
    everySeconds: run.every / SECOND,
    failure: run.failure,
    lastSuccess: toWireMoment(run.succeededAt),
  }
}

function presentProcess(one: LiveProcess): SystemStatusShown['processes'][number] {
  const { host, pid, version, leadsJobs } = one
  return { host, pid, version, started: toWireMoment(one.startedAt), leadsJobs }
}
