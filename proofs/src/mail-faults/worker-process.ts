import { systemClock } from '@diatrivi/api/platform/clock'
import { databaseAt } from '@diatrivi/api/platform/database/database'
import { createLogger } from '@diatrivi/api/platform/logging/logger'
import { MAIL_PACE } from '@diatrivi/api/platform/mail/mail-pace'
import { mailWorker } from '@diatrivi/api/platform/mail/mail-worker'
import { smtpTransport } from '@diatrivi/api/platform/mail/smtp-transport'
import { onStopRequest } from '@diatrivi/api/platform/startup-report'
import { silent } from '@diatrivi/api/testing/start-test-server'
import type { CrewSettings } from './crew.ts'

/*
 * A process with only the worker of the real program, with seconds in place of its minutes.
 * Killed and started again by `crew.ts`.
 */

const { connection, smtpUrl }: CrewSettings = JSON.parse(process.env.MAIL_FAULTS ?? '')
const database = databaseAt(connection, silent, async () => undefined)
const worker = mailWorker({
  config: { installationLabel: undefined },
  db: database.db,
  clock: systemClock,
  log: createLogger({ level: 'silent' }),
  transport: smtpTransport({
    smtpUrl,
    from: 'Διατριβή <theses@example.org>',
    // Long enough that a busy machine does not look like a dead server.
    timeouts: { greeting: 1_000, silence: 1_000, whole: 2_500 },
  }),
  pace: {
    ...MAIL_PACE,
    pollEvery: 50,
    claim: 5_000,
    firstRetryAfter: 50,
    longestRetryAfter: 500,
    firstOutagePause: 50,
    longestOutagePause: 200,
  },
})

worker.start()
onStopRequest(async () => {
  await worker.stop()
  await database.close()
})
