import { type Client, escapeIdentifier } from 'pg'
import { MIGRATION_LOCK } from '../database/migrate.ts'
import { type Migration, newestMigration } from '../database/migrations-in-transaction.ts'
import type { Storage } from '../storage/storage.ts'
import { VERSION } from '../version.ts'
import { ArchiveError } from './archive-error.ts'
import type { FileImport } from './import-files.ts'
import { readTables } from './installation-tables.ts'

interface Rules {
  migrations: readonly Migration[]
  /** Whether what is there may be removed. */
  replace: boolean
}

/**
 * Throws where an import would destroy something that the operator has not given up, or disturb a program that runs.
 */
export async function refuseTarget(
  client: Client,
  storage: Storage,
  { migrations, replace }: Rules,
): Promise<void> {
  // A program that starts, and another import, wait for the end of this one.
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  // A table that another program holds stays; without a limit the import would wait for it for ever.
  await client.query(`set local lock_timeout = '10s'`)
  if (await isInUse(client)) {
    throw new ArchiveError(
      'Diatrivi is running on this database: stop it, and start it when the import is done.',
    )
  }
  const tables = await readTables(client)
  const newest = await newestMigration(client)
  if (newest === null && tables.length > 0) {
    throw new ArchiveError('The database has tables of another program: give Diatrivi one of its own.')
  }
  if (newest !== null && !migrations.some(({ hash }) => hash === newest)) {
    throw new ArchiveError(
      `The database was brought forward by a newer version of Diatrivi than this one (${VERSION}): use that version.`,
    )
  }
  if (replace) return
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from public.${escapeIdentifier(name)} limit 1`)
    if (rows.length > 0) throw notEmpty('The database is not empty')
  }
  for await (const _file of storage.list()) throw notEmpty('The storage of the files is not empty')
}

function notEmpty(what: string): ArchiveError {
  return new ArchiveError(
    `${what}: give an empty one, or say --replace, which removes everything in the database and in the storage of its files.`,
  )
}

/** Every process of ours names its connections after the program. */
async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and (application_name = 'diatrivi' or application_name like 'diatrivi %') limit 1`)
  return rows.length > 0
}

/** What the storage held before, once nothing refers to it any more. */
export async function removeOtherBytes(storage: Storage, { put }: FileImport): Promise<void> {
  const kept = new Set([...put.values()].map(({ key }) => key))
  for await (const { key } of storage.list()) {
    if (!kept.has(key)) await storage.remove(key)
  }
}
