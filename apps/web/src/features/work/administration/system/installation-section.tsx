import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { formatFileSize, formatNumber } from '../../../../shared/format/numbers.ts'
import { Definitions } from '../../../../shared/ui/definitions.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import type { SystemStatus } from './system.mapper.ts'

export function InstallationSection({ status }: { status: SystemStatus }) {
  const { version, database, standbys, disk, backup } = status
  return (
    <Section title={m.system_installation()}>
      <Definitions
        entries={[
          { term: m.system_version(), value: version },
          {
            term: m.system_database(),
            value: m.system_database_value({
              version: database.postgresVersion,
              size: formatFileSize(database.bytes),
            }),
          },
          { term: m.system_migrations(), value: migrationWords(database) },
          { term: m.system_standbys(), value: standbyWords(standbys) },
          {
            term: m.system_disk(),
            value: m.system_disk_value({
              free: formatFileSize(disk.freeBytes),
              total: formatFileSize(disk.totalBytes),
              host: disk.host,
            }),
          },
          { term: m.system_backup(), value: backupWords(backup) },
        ]}
      />
    </Section>
  )
}

function migrationWords({ migrations, pendingMigrations }: SystemStatus['database']): string {
  if (pendingMigrations === 0) return m.system_migrations_done({ count: migrations })
  return m.system_migrations_pending({ pending: pendingMigrations, count: migrations + pendingMigrations })
}

function standbyWords(standbys: SystemStatus['standbys']): string {
  if (standbys.length === 0) return m.system_none()
  return standbys
    .map(({ name, state, behindSeconds }) =>
      [
        name,
        state,
        behindSeconds === null ? '' : m.system_standby_behind({ seconds: formatNumber(behindSeconds) }),
      ]
        .filter((part) => part !== '')
        .join(', '),
    )
    .join(' · ')
}

function backupWords(backup: SystemStatus['backup']): string {
  if (backup === null) return m.system_backup_missing()
  return m.system_backup_value({
    when: formatClock(backup.madeAt),
    rows: formatNumber(backup.rows),
    files: formatNumber(backup.files),
    encryption: backup.isEncrypted ? m.system_backup_encrypted() : m.system_backup_open(),
  })
}
