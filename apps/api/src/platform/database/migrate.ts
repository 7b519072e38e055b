import { join } from 'node:path'
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { StartupError } from '../startup-error.ts'
import { VERSION } from '../version.ts'
import { type Connection, newClient } from './connection.ts'
import { databaseProblem } from './errors.ts'
import type { Reader } from './transaction.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations')
const MIGRATIONS_TABLE = sql`drizzle.__drizzle_migrations`

/** Any number, as long as nothing else in the database locks the same. */
export const MIGRATION_LOCK = 0x64_69_61_74

interface Migrations {
  /** When the newest was written: Drizzle applies what is newer than the newest applied. */
  newest: number
  hashes: Set<string>
}

/**
 * Brings the tables to what this version of the program expects. When several processes start together, one does it
 * while the others wait. Returns how many migrations were applied.
 */
export async function migrateDatabase(connection: Connection, folder = MIGRATIONS_FOLDER): Promise<number> {
  const client = newClient(connection, { statement_timeout: 0, lock_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const db = drizzle(client)
    // Released with the connection, however this ends.
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    const before = await appliedMigrations(db)
    const known = readMigrations(folder)
    refuseNewerDatabase(before, known)
    refuseUnreleasedDatabase(before, known)
    await migrate(db, { migrationsFolder: folder })
    return (await appliedMigrations(db)).length - before.length
  } catch (error) {
    throw explain(error)
  } finally {
    await client.end()
  }
}

/** Whether every migration of this version is applied, for the probe of readiness. */
export async function isMigrated(db: Pick<Reader, 'execute'>, folder = MIGRATIONS_FOLDER): Promise<boolean> {
  const applied = await appliedMigrations(db)
  return applied.some(({ createdAt }) => createdAt >= readMigrations(folder).newest)
}

export interface MigrationState {
  applied: number
  /** The migrations of this version that are not applied yet. */
  pending: number
  /** A newer version of the program has brought the tables forward. */
  isNewer: boolean
}

/** How far the tables are, compared with this version of the program. Changes nothing. */
export async function migrationState(
  db: Pick<Reader, 'execute'>,
  folder = MIGRATIONS_FOLDER,
): Promise<MigrationState> {
  const [applied, known] = [await appliedMigrations(db), readMigrations(folder)]
  const hashes = new Set(applied.map(({ hash }) => hash))
  return {
    applied: applied.length,
    pending: [...known.hashes].filter((hash) => !hashes.has(hash)).length,
    isNewer: isNewer(applied, known),
  }
}

interface AppliedMigration {
  hash: string
  createdAt: number
}

async function appliedMigrations(db: {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>
}): Promise<AppliedMigration[]> {
  const { rows: found } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  )
  if (found[0]?.present !== true) return []
  const { rows } = await db.execute(sql`select hash, created_at from ${MIGRATIONS_TABLE} order by created_at`)
  return rows.map((row) => ({ hash: String(row.hash), createdAt: Number(row.created_at) }))
}

function readMigrations(folder: string): Migrations {
  const files = readMigrationFiles({ migrationsFolder: folder })
  return {
    newest: Math.max(0, ...files.map((file) => file.folderMillis)),
    hashes: new Set(files.map((file) => file.hash)),
  }
}

/** An older program could write rows that are wrong for the newer tables. */
function refuseNewerDatabase(applied: AppliedMigration[], known: Migrations): void {
  if (!isNewer(applied, known)) return
  throw new StartupError(
    `The database was brought forward by a newer version of Diatrivi than this one (${VERSION}): start that version, or restore a backup made before it.`,
  )
}

/** Before the first release there were other migrations, from whose tables none of this version goes on. */
function refuseUnreleasedDatabase([oldest]: AppliedMigration[], known: Migrations): void {
  if (oldest === undefined || known.hashes.has(oldest.hash)) return
  throw new StartupError(
    'The database was made by a version of Diatrivi from before the first release. Export it with that version (npm run db:export) and load the archive into an empty database with this one (npm run ops:import), or begin anew with an empty database or data folder.',
  )
}

function isNewer(applied: AppliedMigration[], known: Migrations): boolean {
  const newest = applied.at(-1)
  return newest !== undefined && newest.createdAt > known.newest && !known.hashes.has(newest.hash)
}

/** The server's own words name tables and permissions here, not what people wrote. */
function explain(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error) || databaseProblem(cause) === undefined) return error
  return new StartupError(`The tables of the database could not be brought up to date: ${cause.message}.`)
}
