import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../database/migrate.ts'
import type { Db } from '../database/transaction.ts'
import { outboxState } from '../mail/outbox.repository.ts'
import { Refusal } from '../refusal/refusal.ts'

/**
 * `/healthz`: the process is up. `/readyz`: it can serve, for its database answers and has the tables of this version.
 * Waiting mail is reported there and does not make the process unready.
 */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    await db.execute(sql`select 1`)
    if (!(await isMigrated(db))) throw new Refusal('database_unavailable', { retryAfterSeconds: 5 })
    const { waiting, oldest, undeliverable } = await outboxState(db)
    return { status: 'ready', mail: { waiting, waitingSince: oldest?.toISOString() ?? null, undeliverable } }
  })
}
