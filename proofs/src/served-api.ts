import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '@diatrivi/api/app'
import { createPlatform } from '@diatrivi/api/create-platform'
import { testClock } from '@diatrivi/api/platform/clock'
import { readConfig } from '@diatrivi/api/platform/config/config'
import type { Connection } from '@diatrivi/api/platform/database/connection'
import { databaseAt } from '@diatrivi/api/platform/database/database'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { ensurePushKeys } from '@diatrivi/api/push-job'
import { type Factories, factories } from '@diatrivi/api/testing/factories'
import { silent } from '@diatrivi/api/testing/start-test-server'
import type { FastifyInstance } from 'fastify'

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
  await ensurePushKeys(platform)
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
