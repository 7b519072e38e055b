import { withClient } from '@diatrivi/api/platform/archive/client'
import { knownMigrations } from '@diatrivi/api/platform/database/migrations-in-transaction'
import type { ClientConfig } from 'pg'

/** Throws unless all migrations are there once. */
export async function refuseHalfMigration(database: ClientConfig): Promise<void> {
  await withClient(database, async (client) => {
    const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by created_at')
    const applied = rows.map(({ hash }) => hash)
    const wanted = knownMigrations().map(({ hash }) => hash)
    if (JSON.stringify(applied) !== JSON.stringify(wanted)) {
      throw new Error(`After a killed migration: ${JSON.stringify(applied)}, not ${JSON.stringify(wanted)}.`)
    }
  })
}
