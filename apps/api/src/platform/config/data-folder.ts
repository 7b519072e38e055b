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
