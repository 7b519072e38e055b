import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { createPlatform } from '../create-platform.ts'
import type { Inspections } from '../platform/inspections/inspections.ts'
import { MAIL_PACE } from '../platform/mail/mail-pace.ts'
import { mailWorker } from '../platform/mail/mail-worker.ts'
import type { SecurityLog } from '../platform/security-log/security-log.ts'
import { ensurePushKeys } from '../push-job.ts'
import { type Factories, factories } from './factories.ts'
import { type TestClient, testClient } from './test-client.ts'
import { openTestFoundation, type TestFoundation } from './test-foundation.ts'
import { memoryTransport, type TestMailbox, testMailbox } from './test-mailbox.ts'

export interface TestApi extends TestFoundation {
  app: FastifyInstance
  mailbox: TestMailbox
  /** That of the app: what it has counted is written with its `flush`. */
  securityLog: SecurityLog
  /** Likewise. */
  inspections: Inspections
  /** Rows to start from. */
  given: Factories
  as(account: { id: number }): Promise<TestClient>
  /** For requests that no client makes. */
  tokenOf(account: { id: number }): Promise<string>
  /** A caller without a token. */
  anonymous: TestClient
  /** A caller with a token made by the test. */
  bearing(token: string): TestClient
}

/** The whole API over a database of its own, closed when the test file is done. */
export async function startTestApi(settings: Record<string, string> = {}): Promise<TestApi> {
  const foundation = await openTestFoundation(settings)
  const { db } = foundation
  const platform = createPlatform(foundation)
  const app = await buildApp({ ...platform, mailbox: null })
  await ensurePushKeys(platform)
  afterAll(() => app.close())
  const memory = memoryTransport()
  // One queue, so that mails come in the order in which they were written.
  const worker = mailWorker({ ...foundation, transport: memory.transport, pace: { ...MAIL_PACE, queues: 1 } })
  const { sessions, passwords, securityLog, inspections, keptAnswers } = platform
  const tokenOf = ({ id }: { id: number }) =>
    db.transaction((tx) => sessions.open(tx, { accountId: id, kind: 'full', userAgent: null }))

  return {
    ...foundation,
    app,
    mailbox: testMailbox(worker, memory),
    securityLog,
    inspections,
    given: factories({ ...foundation, passwords, keptAnswers }),
    anonymous: testClient(app, null),
    bearing: (token) => testClient(app, token),
    tokenOf,
    as: async (account) => testClient(app, await tokenOf(account)),
  }
}
