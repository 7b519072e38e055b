import { systemClock } from '../../platform/clock.ts'
import { databaseAt } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { MAIL_PACE } from '../../platform/mail/mail-pace.ts'
import { mailWorker } from '../../platform/mail/mail-worker.ts'
import { smtpTransport } from '../../platform/mail/smtp-transport.ts'
import { onStopRequest } from '../../platform/startup-report.ts'
import { silent } from '../start-test-server.ts'
import type { CrewSettings } from './crew.ts'

/*
 * A process with only the worker of the real program, with seconds in place of its minutes.
 * Killed and started again by `crew.ts`.
 */

const { connection, smtpUrl }: CrewSettings = JSON.parse(process.env.MAIL_FAULTS ?? '')
const database = databaseAt(connection, silent, async () => undefined)
const worker = mailWorker({
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
