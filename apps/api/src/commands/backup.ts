import { join } from 'node:path'
import { systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import { systemCode } from '../platform/startup-error.ts'
import { type BackupMade, recordBackup } from '../platform/upkeep/last-backup.ts'
import { exportTo, runCommand } from './archive-commands.ts'
import { BACKUP_USAGE, readBackupRequest } from './archive-requests.ts'
import { backupName, keepNewest, makeBackupFolder } from './backup-folder.ts'
import { passphraseToEncrypt } from './passphrase.ts'

await runCommand(BACKUP_USAGE, async (config) => {
  const { to: folder, keep, ...secret } = readBackupRequest(process.argv.slice(2))
  const passphrase = await passphraseToEncrypt(secret, config.backupPassphrase)
  await makeBackupFolder(folder)
  const to = join(folder, backupName(systemClock.now(), passphrase !== undefined))
  const lines = await exportTo(config, { to }, passphrase, remember)
  // Only once the new one is whole.
  const old = keep === undefined ? [] : await keepNewest(folder, keep)
  return [...lines, ...old.map((name) => `Removed ${name}.`)]
})

/** For the administrators' page and the alert on old backups. The archive is whole, whatever becomes of this. */
async function remember(made: BackupMade, db: Db): Promise<void> {
  await recordBackup(db, made).catch((error: unknown) => {
    process.stderr.write(
      `The backup is made, but the installation does not remember it (${systemCode(error)}).\n`,
    )
  })
}
