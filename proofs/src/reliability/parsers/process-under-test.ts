import assert from 'node:assert/strict'
import { join } from 'node:path'
import { createPlatform } from '@diatrivi/api/create-platform'
import { systemClock } from '@diatrivi/api/platform/clock'
import { readConfig } from '@diatrivi/api/platform/config/config'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { type Factories, factories } from '@diatrivi/api/testing/factories'
import { freePort, runProgram, urlOfDatabase } from '@diatrivi/api/testing/running-program'
import type { ClientConfig } from 'pg'
import { until } from '../until.ts'

const SECRET = 'a secret of thirty-two characters'

/** The API in a process of its own, with people who are signed in. */
export interface ProcessUnderTest {
  address: string
  given: Factories
  tokenOf(account: { id: number }): Promise<string>
  hasEnded(): boolean
  stop(): Promise<void>
}

/** Limits of requests are off: what is measured is what one request costs. */
export async function startProcess(
  db: Db,
  connection: ClientConfig,
  dataDir: string,
): Promise<ProcessUnderTest> {
  const port = await freePort()
  const { child, messages, ended } = runProgram({
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: urlOfDatabase(connection),
    JWT_SECRET: SECRET,
    RATE_LIMIT: 'off',
  })
  await until(() => {
    assert.equal(child.exitCode, null, JSON.stringify(messages.at(-1)))
    return messages.at(-1)?.type === 'ready'
  }, 'the API is ready')
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }),
    db,
    connection,
    clock: systemClock,
    log: createLogger({ level: 'fatal' }, { write: () => undefined }),
    storage: localStorage(join(dataDir, 'files')),
    secret: SECRET,
  })
  return {
    address: `http://127.0.0.1:${port}`,
    given: factories(platform),
    tokenOf: ({ id }) =>
      db.transaction((tx) => platform.sessions.open(tx, { accountId: id, kind: 'full', userAgent: null })),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
