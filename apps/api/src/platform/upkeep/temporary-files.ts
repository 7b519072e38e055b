import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { mailboxFolder, uploadFolder } from '../config/data-folder.ts'
import { DAY, HOUR } from '../durations.ts'
import type { Logger } from '../logging/logger.ts'
import { removeOldFiles } from './old-files.ts'

const UPLOADS_KEPT = 2 * HOUR

interface Dependencies {
  config: Pick<Config, 'dataDir' | 'keeping'>
  clock: Clock
  log: Logger
}

/**
 * Removes uploads that requests left behind whose process died, for no request lasts so long; and the mails of the local
 * mailbox, which are kept as long as those that a server took.
 */
export function temporaryFiles({ config: { dataDir, keeping }, clock, log }: Dependencies) {
  const folders = [
    { folder: uploadFolder(dataDir), keptFor: UPLOADS_KEPT },
    { folder: mailboxFolder(dataDir), keptFor: keeping.sentMailDays * DAY },
  ]
  return async (signal?: AbortSignal): Promise<void> => {
    for (const { folder, keptFor } of folders) {
      const before = new Date(clock.now().getTime() - keptFor)
      const count = await removeOldFiles(folder, before, signal)
      if (count > 0) log.info({ folder, count }, 'old files were removed')
    }
  }
}
