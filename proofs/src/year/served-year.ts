import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '@diatrivi/api/app'
import { type ApiPlatform, createPlatform } from '@diatrivi/api/create-platform'
import { leaderJobs } from '@diatrivi/api/leader-jobs'
import { type TestClock, testClock } from '@diatrivi/api/platform/clock'
import { readConfig } from '@diatrivi/api/platform/config/config'
import type { Connection } from '@diatrivi/api/platform/database/connection'
import { databaseAt } from '@diatrivi/api/platform/database/database'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { mailWorker } from '@diatrivi/api/platform/mail/mail-worker'
import { localStorage } from '@diatrivi/api/platform/storage/local-storage'
import { silent } from '@diatrivi/api/testing/start-test-server'
import { type Mailbox, newMailbox } from './mailbox.ts'

const BEFORE_THE_YEAR = '2025-08-31T09:00:00Z'

/** The API at an address, with a clock that is set and jobs that are run by hand. */
export interface ServedYear {
  apiUrl: string
  platform: ApiPlatform
  clock: TestClock
  mails: Mailbox
  filesFolder: string
  /** What the API logged of failures, newest last. */
  failures: string[]
  /** Sends what is due. */
  post(): Promise<void>
  /** What the leader of the processes does again and again, once, and the post after it. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

export async function serveYear(connection: Connection, dataDir: string): Promise<ServedYear> {
  const filesFolder = join(dataDir, 'files')
  mkdirSync(filesFolder, { recursive: true })
  const failures: string[] = []
  const clock = testClock(BEFORE_THE_YEAR)
  const database = databaseAt(connection, silent, async () => undefined)
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }),
    db: database.db,
    connection,
    clock,
    log: createLogger({ level: 'error' }, { write: (line) => void failures.push(line) }),
    storage: localStorage(filesFolder),
    secret: 'a secret of thirty-two characters',
  })
  const mails = newMailbox(clock)
  const worker = mailWorker({ ...platform, transport: mails.transport })
  const app = await buildApp({ ...platform, mailbox: null })
  const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const jobs = leaderJobs(platform)
  const { signal } = new AbortController()

  async function post(): Promise<void> {
    await worker.deliverDue()
  }

  return {
    apiUrl,
    platform,
    clock,
    mails,
    filesFolder,
    failures,
    post,
    runJobs: async () => {
      await platform.inspections.flush()
      await platform.securityLog.flush()
      for (const { task } of jobs) await task(signal)
      await post()
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
