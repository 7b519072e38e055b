import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { isMigrated } from '../database/migrate.ts'
import type { Db } from '../database/transaction.ts'
import { outboxState } from '../mail/outbox.repository.ts'
import { Refusal } from '../refusal/refusal.ts'
import { StorageUnavailable } from '../storage/storage-unavailable.ts'
import { diskSpace } from '../upkeep/disk-space.ts'
import type { Drain } from './drain.ts'
import { installationId } from './installation-id.ts'

const MEGABYTE = 1_000_000

interface Probed {
  config: Pick<Config, 'dataDir' | 'minFreeDisk'>
  db: Db
  drain: Drain
  secret: string
}

/**
 * `/healthz`: the process is up, and which installation it is one of. `/readyz`: it is to be given requests, for its database answers and has the tables of
 * this version, its disk has room, and it is not about to end. Waiting mail is reported there and does not make the process unready.
 */
export function serveHealth(app: FastifyInstance, { config, db, drain, secret }: Probed): void {
  const installation = installationId(secret)
  app.get('/healthz', async () => ({ status: 'ok', installation }))

  app.get('/readyz', async () => {
    if (drain.hasBegun()) throw new Refusal('overloaded')
    await db.execute(sql`select 1`)
    if (!(await isMigrated(db))) throw new Refusal('database_unavailable', { retryAfterSeconds: 5 })
    const disk = await spaceOn(config)
    const { waiting, oldest, undeliverable } = await outboxState(db)
    const mail = { waiting, waitingSince: oldest?.toISOString() ?? null, undeliverable }
    return { status: 'ready', disk, mail }
  })
}

/** Checks the disk of the data folder before it is full: uploads fail then, and an embedded database stops. */
async function spaceOn({ dataDir, minFreeDisk }: Probed['config']): Promise<{ freeMegabytes: number }> {
  const { free } = await diskSpace(dataDir)
  if (free < minFreeDisk) throw new StorageUnavailable(`${free} bytes are free on the disk of DATA_DIR`)
  return { freeMegabytes: Math.floor(free / MEGABYTE) }
}
