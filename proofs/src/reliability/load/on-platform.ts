import { createPlatform } from '@diatrivi/api/create-platform'
import { systemClock } from '@diatrivi/api/platform/clock'
import { readConfig } from '@diatrivi/api/platform/config/config'
import { databaseAt } from '@diatrivi/api/platform/database/database'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { type Factories, factories } from '@diatrivi/api/testing/factories'
import { silent } from '@diatrivi/api/testing/start-test-server'
import type { ClientConfig } from 'pg'

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
