import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { StartupError } from '../startup-error.ts'
import { localStorage } from './local-storage.ts'
import type { Storage } from './storage.ts'

/** The storage of the settings. */
export function openStorage({ objectStore, dataDir }: Pick<Config, 'objectStore' | 'dataDir'>): Storage {
  if (objectStore !== undefined) {
    throw new StartupError(
      'STORAGE_URL is not supported by this version yet: leave it empty, and files are kept under DATA_DIR.',
    )
  }
  return localStorage(join(dataDir, 'files'))
}
