import type { Environment } from '@diatrivi/settings/read-settings'
import type { Clock } from '../../platform/clock.ts'
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { liveProcesses } from '../../platform/processes/live-processes.queries.ts'
import { systemCode } from '../../platform/startup-error.ts'
import { checkAddresses } from './address-check.ts'
import { checkBackup } from './backup-check.ts'
import { checkCertificates } from './certificate-check.ts'
import { checkClock } from './clock-check.ts'
import { checkDatabase } from './database-check.ts'
import { checkDemo } from './demo-check.ts'
import { checkDirectory } from './directory-check.ts'
import { checkDisk } from './disk-check.ts'
import { type Finding, findingsAbout, isHealthy } from './finding.ts'
import { checkFolder } from './folder-check.ts'
import { checkMail } from './mail-check.ts'
import { checkMigrations } from './migrations-check.ts'
import { checkProviders } from './provider-check.ts'
import { checkRegister } from './register-check.ts'
import { checkReplica } from './replica-check.ts'
import { checkSecret } from './secret-check.ts'
import { checkStoredFiles } from './stored-files-check.ts'
import { checkUser } from './user-check.ts'

interface Patient {
  env: Environment
  clock: Clock
}

/** Looks at everything that an operator can mend, and changes nothing. */
export async function examine({ env, clock }: Patient): Promise<Finding[]> {
  const config = settingsOf(env)
  if (Array.isArray(config)) return config
  const folder = await attempt('files in DATA_DIR', () => checkFolder(config))
  const { secret, finding: ofSecret } = checkSecret(config)
  const { database, finding: ofDatabase } = await checkDatabase(config)
  try {
    return [
      ...folder,
      ...(isHealthy(folder) ? await attempt('user', () => checkUser(config)) : []),
      ...(isHealthy(folder) ? await attempt('disk', () => checkDisk(config)) : []),
      ofSecret,
      ofDatabase,
      ...(database === null ? [] : await findingsIn(database, { config, env, clock })),
      ...(await attempt('mail', () => checkMail(config, env))),
      ...(await attempt('directory', () => checkDirectory(config))),
      ...(await attempt('student register', () => checkRegister(config))),
      ...(await attempt('sign-in', () => checkProviders(config, clock))),
      ...(await attempt('certificate', () => checkCertificates(config, clock))),
      ...(secret === null ? [] : await lookAtAddresses(database, { config, secret, clock })),
    ]
  } finally {
    await database?.close()
  }
}

function settingsOf(env: Environment): Config | Finding[] {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((problem) => findingsAbout('settings').wrong(problem))
  }
}

interface Installation {
  config: Config
  env: Environment
  clock: Clock
}

async function findingsIn({ db }: Database, { config, env, clock }: Installation): Promise<Finding[]> {
  const tables = await attempt('tables', () => checkMigrations(db))
  const ofTables = isHealthy(tables)
    ? [
        ...(await attempt('demo', () => checkDemo(db, env))),
        ...(await attempt('stored files', () => checkStoredFiles(db, config))),
        ...(await attempt('backup', () => checkBackup(db, clock))),
      ]
    : []
  const { databaseReplicaUrl: url } = config
  return [
    ...tables,
    ...(await attempt('clock', () => checkClock(db, clock))),
    ...ofTables,
    ...(url === undefined ? [] : await attempt('replica', () => checkReplica(db, url))),
  ]
}

async function lookAtAddresses(
  database: Database | null,
  { config, secret, clock }: { config: Config; secret: string; clock: Clock },
): Promise<Finding[]> {
  const running = database === null ? null : (await liveProcesses(database.db)).length
  return checkAddresses({ config, secret, clock, runningProcesses: running })
}

/** A look that fails is a finding of its own, and ends no other. */
async function attempt(about: string, look: () => Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    return [findingsAbout(about).wrong(`It could not be looked at (${systemCode(error)}).`)]
  }
}
