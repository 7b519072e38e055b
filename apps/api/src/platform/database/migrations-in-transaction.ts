import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations')

export type Migration = Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'>

/** The migrations of this version, oldest first. */
export function knownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}

/**
 * Applies migrations in the transaction of this client and records them as the library does, whose own function opens
 * a transaction of its own and knows no end but the newest: an import needs the tables of an older version, and all or
 * nothing.
 */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** The hash of the newest migration that a database has, or null where there are no tables of ours. */
export async function newestMigration(client: Client): Promise<string | null> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  )
  if (found[0]?.present !== true) return null
  const { rows } = await client.query(
    'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  return rows[0] === undefined ? null : String(rows[0].hash)
}
