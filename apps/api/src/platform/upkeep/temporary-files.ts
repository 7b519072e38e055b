import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { mailboxFolder, uploadFolder } from '../config/data-folder.ts'
import { DAY } from '../durations.ts'
import type { Logger } from '../logging/logger.ts'
import { removeOldFiles } from './old-files.ts'

interface Dependencies {
  config: Pick<Config, 'dataDir' | 'keeping'>
  clock: Clock
  log: Logger
}

/**
 * Removes uploads that requests left behind whose process died, for no request lasts a day; and the mails of the local
 * mailbox, which are kept as long as those that a server took.
 */
export function temporaryFiles({ config: { dataDir, keeping }, clock, log }: Dependencies) {
  const folders = [
    { folder: uploadFolder(dataDir), days: 1 },
    { folder: mailboxFolder(dataDir), days: keeping.sentMailDays },
  ]
  return async (signal?: AbortSignal): Promise<void> => {
    for (const { folder, days } of folders) {
      const before = new Date(clock.now().getTime() - days * DAY)
      const count = await removeOldFiles(folder, before, signal)
      if (count > 0) log.info({ folder, count }, 'old files were removed')
    }
  }
}
