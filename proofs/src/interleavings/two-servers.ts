import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '@diatrivi/api/app'
import { type ApiPlatform, createPlatform } from '@diatrivi/api/create-platform'
import { testClock } from '@diatrivi/api/platform/clock'
import { readConfig } from '@diatrivi/api/platform/config/config'
import { databaseAt } from '@diatrivi/api/platform/database/database'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { silent } from '@diatrivi/api/testing/start-test-server'
import type { ClientConfig } from 'pg'

const NOW = '2026-03-10T09:00:00Z'

/** Two servers over one database, as behind a load balancer, so that only the database can keep the invariants. */
export interface TwoServers {
  addresses: readonly [string, string]
  platform: ApiPlatform
  /** Where the bytes of files are. */
  filesFolder: string
  /** What the servers logged of failures, newest last. */
  failures: string[]
  close(): Promise<void>
}

export async function startTwoServers(connection: ClientConfig, dataDir: string): Promise<TwoServers> {
  const failures: string[] = []
  const filesFolder = join(dataDir, 'files')
  mkdirSync(filesFolder, { recursive: true })
  const first = await startServer()
  const second = await startServer()

  async function startServer() {
    const database = databaseAt(connection, silent, async () => undefined)
    const platform = createPlatform({
      config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }),
      db: database.db,
      connection,
      clock: testClock(NOW),
      log: createLogger({ level: 'error' }, { write: (line) => void failures.push(line) }),
      storage: localStorage(filesFolder),
      secret: 'a secret of thirty-two characters',
    })
    const app = await buildApp({ ...platform, mailbox: null })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const close = async () => {
      await app.close()
      await database.close()
    }
    return { address, platform, close }
  }

  return {
    addresses: [first.address, second.address],
    platform: first.platform,
    filesFolder,
    failures,
    close: async () => {
      await first.close()
      await second.close()
    },
  }
}
