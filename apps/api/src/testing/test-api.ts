import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { type TestClock, testClock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { mailWorker } from '../platform/mail/mail-worker.ts'
import { createPlatform } from '../platform/platform.ts'
import { localStorage } from '../platform/storage/local-storage.ts'
import { type Factories, factories } from './factories.ts'
import { type TestClient, testClient } from './test-client.ts'
import { openTestDatabase } from './test-database.ts'
import { memoryTransport, type TestMailbox, testMailbox } from './test-mailbox.ts'

/** A Tuesday in term, eleven in the morning in Athens. */
export const NOW = '2026-03-10T09:00:00Z'

export interface TestApi {
  app: FastifyInstance
  db: Db
  clock: TestClock
  mailbox: TestMailbox
  /** Rows to start from. */
  given: Factories
  /** Where uploads and files are. */
  dataDir: string
  /** Lines of the log, as objects. */
  logged: Record<string, unknown>[]
  as(account: { id: number }): Promise<TestClient>
  /** Somebody without a token. */
  anybody: TestClient
  /** Somebody with a token of the test's own making. */
  bearing(token: string): TestClient
}

/** The whole API over a database of its own, closed when the test file is done. Throttling is off unless asked for. */
export async function startTestApi(settings: Record<string, string> = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-api-'))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings })
  const { db, close } = await openTestDatabase()
  const clock = testClock(NOW)
  const logged: Record<string, unknown>[] = []
  const log = createLogger({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const storage = localStorage(join(dataDir, 'files'))
  const foundation = { config, db, clock, log, storage, secret: 'a secret of thirty-two characters' }
  const app = await buildApp({ ...foundation, mailbox: null })
  const memory = memoryTransport()
  const worker = mailWorker({ db, clock, log, transport: memory.transport })
  const { sessions, passwords } = createPlatform(foundation)

  afterAll(async () => {
    await app.close()
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  return {
    app,
    db,
    clock,
    dataDir,
    logged,
    mailbox: testMailbox(worker, memory),
    given: factories({ db, clock, storage, passwords }),
    anybody: testClient(app, null),
    bearing: (token) => testClient(app, token),
    as: async ({ id }) => {
      const owner = { accountId: id, kind: 'full', userAgent: null } as const
      return testClient(app, await db.transaction((tx) => sessions.open(tx, owner)))
    },
  }
}
