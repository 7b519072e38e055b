import { type MigrationState, migrationState } from '../../../platform/database/migrate.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { type JobRun, lastRuns } from '../../../platform/jobs/job-runs.ts'
import { currentOutage, type OutageNow } from '../../../platform/mail/mail-outage.repository.ts'
import { type OutboxState, outboxState } from '../../../platform/mail/outbox.repository.ts'
import { type LiveProcess, liveProcesses } from '../../../platform/processes/live-processes.queries.ts'
import { type DiskSpace, diskSpace } from '../../../platform/upkeep/disk-space.ts'
import { type BackupMade, lastBackup } from '../../../platform/upkeep/last-backup.ts'
import {
  type DatabaseFacts,
  databaseFacts,
  lastSentAt,
  listStandbys,
  type Standby,
} from './system-status.queries.ts'

export interface SystemStatus {
  database: DatabaseFacts & MigrationState
  standbys: Standby[]
  mail: OutboxState & { outage: OutageNow | null; lastSentAt: Date | null }
  jobs: Map<string, JobRun>
  disk: DiskSpace
  backup: BackupMade | null
  processes: LiveProcess[]
}

/** How the installation is, read from the database, so that it has every process. */
export function systemStatus({ db, dataDir }: { db: Reader; dataDir: string }) {
  return {
    read: async (): Promise<SystemStatus> => ({
      database: { ...(await databaseFacts(db)), ...(await migrationState(db)) },
      standbys: await listStandbys(db),
      mail: { ...(await outboxState(db)), outage: await currentOutage(db), lastSentAt: await lastSentAt(db) },
      jobs: await lastRuns(db),
      disk: await diskSpace(dataDir),
      backup: await lastBackup(db),
      processes: await liveProcesses(db),
    }),
  }
}

export type SystemStatusService = ReturnType<typeof systemStatus>
