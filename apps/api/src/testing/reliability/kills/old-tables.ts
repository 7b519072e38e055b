import type { ClientConfig } from 'pg'
import { withClient } from '../../../platform/archive/client.ts'
import { applyMigrations, knownMigrations } from '../../../platform/database/migrations-in-transaction.ts'

const MISSING = 3
const ROWS = 500

/** The tables as they were some migrations ago, with rows. */
export async function makeOldTables(database: ClientConfig): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('begin')
    await applyMigrations(client, knownMigrations().slice(0, -MISSING))
    await client.query(
      `insert into institution (name, type) select 'Ίδρυμα ' || number, 'university' from generate_series(1, ${ROWS}) number`,
    )
    await client.query('commit')
  })
}

/** Throws unless all migrations are there once, with the rows from before. */
export async function refuseHalfMigration(database: ClientConfig): Promise<void> {
  await withClient(database, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from institution) as rows,
              (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
    )
    const wanted = { rows: ROWS, migrations: knownMigrations().length }
    if (JSON.stringify(rows[0]) !== JSON.stringify(wanted)) {
      throw new Error(`After a killed migration: ${JSON.stringify(rows[0])}, not ${JSON.stringify(wanted)}.`)
    }
  })
}
