import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('database')

type Opened = { database: Database; finding: Finding } | { database: null; finding: Finding }

/**
 * Opens the database as the API does: unreachable, too old and behind a pooler are its sentences. An embedded one is
 * joined while the API uses it, and started where it stands still. None is made.
 */
export async function checkDatabase(config: Config): Promise<Opened> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres', 'cluster'))) {
    const sentence = `There is no database in ${dataDir}: start Diatrivi once, which makes one, or set DATA_DIR or DATABASE_URL to the one that it uses.`
    return { database: null, finding: wrong(sentence) }
  }
  try {
    const database = await openDatabase({ ...config, log: createLogger({ level: 'silent' }) })
    const which =
      databaseUrl === undefined ? `The embedded server in ${dataDir}` : 'The server of DATABASE_URL'
    return { database, finding: fine(`${which} lets us in.`) }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { database: null, finding: wrong(error.message) }
  }
}
