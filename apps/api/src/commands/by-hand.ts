import { type ApiPlatform, createPlatform } from '../create-platform.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { jwtSecret } from '../platform/config/jwt-secret.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createLogger, type Logger } from '../platform/logging/logger.ts'
import { storageOf } from '../platform/storage/open-storage.ts'

/* How a command works beside the API, or without it: on a database with the tables of this version, closed at the end. */

export async function withDatabase<Result>(
  config: Config,
  work: (database: Database, log: Logger) => Promise<Result>,
): Promise<Result> {
  const log = createLogger({ level: 'warn' })
  const database = await openDatabase({ ...config, log })
  try {
    await migrateDatabase(database.connection)
    return await work(database, log)
  } finally {
    await database.close()
  }
}

/** With all that modules are made of. */
export async function withPlatform<Result>(
  config: Config,
  work: (platform: ApiPlatform) => Promise<Result>,
): Promise<Result> {
  const secret = jwtSecret(config)
  return withDatabase(config, ({ db, connection }, log) =>
    work(
      createPlatform({ config, db, connection, clock: systemClock, log, storage: storageOf(config), secret }),
    ),
  )
}
