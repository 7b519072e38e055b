import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { createPlatform } from '../create-platform.ts'
import { testClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Connection } from '../platform/database/connection.ts'
import { databaseAt } from '../platform/database/database.ts'
import type { Db } from '../platform/database/transaction.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { localStorage } from '../platform/storage/local-storage.ts'
import { type Factories, factories } from './factories.ts'
import { silent } from './start-test-server.ts'

const NOW = '2026-03-10T09:00:00Z'

/** The whole API in this process, for runs with and without the test runner. */
export interface ServedApi {
  app: FastifyInstance
  db: Db
  given: Factories
  tokenOf(account: { id: number }): Promise<string>
  close(): Promise<void>
}

export async function serveApi(connection: Connection, dataDir: string): Promise<ServedApi> {
  const files = join(dataDir, 'files')
  mkdirSync(files, { recursive: true })
  const database = databaseAt(connection, silent, async () => undefined)
  const { db } = database
  const clock = testClock(NOW)
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', DEMO: '1' }),
    db,
    connection,
    clock,
    log: createLogger({ level: 'fatal' }, { write: () => undefined }),
    storage: localStorage(files),
    secret: 'a secret of thirty-two characters',
  })
  const app = await buildApp({ ...platform, mailbox: null })
  return {
    app,
    db,
    given: factories(platform),
    tokenOf: ({ id }) =>
      db.transaction((tx) => platform.sessions.open(tx, { accountId: id, kind: 'full', userAgent: null })),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
