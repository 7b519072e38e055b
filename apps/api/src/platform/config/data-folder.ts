import { join } from 'node:path'
import { makeDataFolder } from '@diatrivi/settings/data-folder'
import { unwritableDataFolder } from '../startup-error.ts'

/** The data folder, made if there is none. Throws StartupError when it cannot be written. */
export function openDataFolder(dataDir: string): void {
  try {
    makeDataFolder(dataDir)
  } catch (error) {
    throw unwritableDataFolder(dataDir, error)
  }
}

/** On the disk where files are kept, so that an upload is kept by renaming it. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads')
}

/** Where mails are written that no server takes. */
export function mailboxFolder(dataDir: string): string {
  return join(dataDir, 'mailbox')
}
