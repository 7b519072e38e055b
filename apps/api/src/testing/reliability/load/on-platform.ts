import type { ClientConfig } from 'pg'
import { createPlatform } from '../../../create-platform.ts'
import { systemClock } from '../../../platform/clock.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { databaseAt } from '../../../platform/database/database.ts'
import { createLogger } from '../../../platform/logging/logger.ts'
import { localStorage } from '../../../platform/storage/local-storage.ts'
import { type Factories, factories } from '../../factories.ts'
import { silent } from '../../start-test-server.ts'

export interface Seeding {
  given: Factories
  /** A session of that person, for calls over HTTP. */
  tokenOf(person: { id: number }): Promise<string>
}

/** Makes people and theses in the database of an API that runs, whose secret this is. */
export async function onPlatform<Result>(
  connection: ClientConfig,
  { dataDir, secret }: { dataDir: string; secret: string },
  work: (seeding: Seeding) => Promise<Result>,
): Promise<Result> {
  const database = databaseAt(connection, silent, async () => undefined)
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }),
    db: database.db,
    connection,
    clock: systemClock,
    log: createLogger({ level: 'silent' }),
    storage: localStorage(dataDir),
    secret,
  })
  try {
    return await work({
      given: factories(platform),
      tokenOf: ({ id }) =>
        database.db.transaction((tx) =>
          platform.sessions.open(tx, { accountId: id, kind: 'full', userAgent: null }),
        ),
    })
  } finally {
    await database.close()
  }
}
