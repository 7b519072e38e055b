import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../database/migrate.ts'
import type { Db } from '../database/transaction.ts'
import { outboxState } from '../mail/outbox.repository.ts'
import { Refusal } from '../refusal/refusal.ts'
import type { Drain } from './drain.ts'

/**
 * `/healthz`: the process is up. `/readyz`: it is to be given requests, for its database answers and has the tables of
 * this version, and it is not about to end. Waiting mail is reported there and does not make the process unready.
 */
export function serveHealth(app: FastifyInstance, db: Db, drain: Drain): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    if (drain.hasBegun()) throw new Refusal('overloaded')
    await db.execute(sql`select 1`)
    if (!(await isMigrated(db))) throw new Refusal('database_unavailable', { retryAfterSeconds: 5 })
    const { waiting, oldest, undeliverable } = await outboxState(db)
    return { status: 'ready', mail: { waiting, waitingSince: oldest?.toISOString() ?? null, undeliverable } }
  })
}
