import { setTimeout as delay } from 'node:timers/promises'
import type { Environment } from '@diatrivi/settings/read-settings'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type ApiPlatform, createPlatform } from './create-platform.ts'
import { dailyNotices } from './modules/notice/daily-notices.service.ts'
import { noticeService } from './modules/notice/notice.service.ts'
import { reminders } from './modules/reminder/reminder.service.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { mailboxFolder, openDataFolder } from './platform/config/data-folder.ts'
import { jwtSecret } from './platform/config/jwt-secret.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { DAY, HOUR, MINUTE } from './platform/durations.ts'
import { type Drain, newDrain } from './platform/http/drain.ts'
import { leadership } from './platform/jobs/leadership.ts'
import { type RecurringJob, recurring } from './platform/jobs/recurring.ts'
import { createLogger, type Logger } from './platform/logging/logger.ts'
import { announceMail } from './platform/mail/announce-mail.ts'
import { type LocalMailbox, localMailbox } from './platform/mail/local-mailbox.ts'
import { mailPace } from './platform/mail/mail-pace.ts'
import { mailWorker } from './platform/mail/mail-worker.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import type { Platform } from './platform/platform.ts'
import { StartupError, systemCode } from './platform/startup-error.ts'
import { reportStartup } from './platform/startup-report.ts'
import { checkBucket, storageOf } from './platform/storage/open-storage.ts'
import { removeOrphanedFiles } from './platform/storage/orphaned-files.ts'
import { temporaryFiles } from './platform/upkeep/temporary-files.ts'
import { upkeep } from './platform/upkeep/upkeep.ts'
import { retentions } from './retentions.ts'

export interface Program {
  url: string
  /** Finishes the open requests and the mail that is being sent, then closes the database. */
  stop(): Promise<void>
}

export interface ProgramOptions {
  /** Runs when the tables are up to date and before the API listens; reports its stage to the person who waits. */
  fillDatabase?: (platform: Platform, announce: (stage: string) => void) => Promise<void>
  /** Whether the local mailbox can be read at `/dev/mailbox` without signing in. */
  isMailboxOpen?: boolean
}

/** The whole API from its settings: database, tables, jobs, mail, and the listener. */
export async function startProgram(
  env: Environment,
  { fillDatabase, isMailboxOpen = false }: ProgramOptions = {},
): Promise<Program> {
  const config = readConfig(env)
  openDataFolder(config.dataDir)
  const clock = systemClock
  const storage = storageOf(config)
  const secret = jwtSecret(config)
  const log = createLogger({ level: logLevel(config, env) }, process.stdout)

  if (config.bucket !== undefined) {
    stage('trying the object storage')
    await checkBucket(config.bucket)
  }

  stage('starting the database')
  const database = await openDatabase({ ...config, log })
  try {
    stage('bringing the tables up to date')
    await migrateDatabase(database.connection)
    const platform = createPlatform({
      config,
      db: database.db,
      replica: database.replica,
      connection: database.connection,
      clock,
      log,
      storage,
      secret,
    })
    await fillDatabase?.(platform, stage)
    const drain = newDrain()
    const { app, worker } = await assemble(platform, isMailboxOpen, drain)
    const leading = leadership({ ...platform, jobs: () => jobsOf(platform) })
    // In every process, for the files are those of its own machine.
    const cleaning = recurring(temporaryFiles(platform), { name: 'temporary files', every: HOUR, log })
    await listen(app, config)
    worker.start()
    leading.start()
    cleaning.start()
    return {
      url: config.apiUrl,
      stop: () =>
        stopInOrder(log, [
          () => letOthersTakeOver(drain, config),
          () => app.close(),
          leading.stop,
          cleaning.stop,
          worker.stop,
          database.close,
        ]),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function assemble(platform: ApiPlatform, isMailboxOpen: boolean, drain: Drain) {
  const { config, clock } = platform
  const { smtpUrl, from, pollEvery } = config.mail
  const mailbox = smtpUrl === undefined ? openMailbox(config, clock, isMailboxOpen) : null
  const transport = mailbox ?? smtpTransport({ smtpUrl: smtpUrl ?? '', from })
  return {
    app: await buildApp({ ...platform, drain, mailbox: isMailboxOpen ? mailbox : null }),
    worker: mailWorker({ ...platform, transport, pace: mailPace(pollEvery) }),
  }
}

/** The recurring jobs, which one of all processes runs; each sends mails. */
function jobsOf(platform: Platform): RecurringJob[] {
  const { log } = platform
  const notices = noticeService(platform)
  return [
    recurring(() => removeOrphanedFiles(platform), { name: 'orphaned files', every: DAY, log }),
    recurring(upkeep(platform, retentions), { name: 'upkeep', every: HOUR, log }),
    recurring(reminders({ ...platform, notices }).giveDue, { name: 'reminders', every: HOUR, log }),
    recurring(dailyNotices(platform), { name: 'daily notices', every: MINUTE, log }),
  ]
}

function openMailbox(config: Config, clock: Clock, isOpen: boolean): LocalMailbox {
  const folder = mailboxFolder(config.dataDir)
  return localMailbox({
    folder,
    clock,
    announce: announceMail(isOpen ? `${config.apiUrl}/dev/mailbox` : null),
  })
}

async function listen(app: FastifyInstance, { host, apiPort }: Config): Promise<void> {
  try {
    await app.listen({ host, port: apiPort })
  } catch (error) {
    // It listens for other processes by now, over a connection that would keep this process alive.
    await app.close()
    throw new StartupError(
      `The API cannot listen at ${host}:${apiPort} (${systemCode(error)}): end the program that uses it, or set HOST or API_PORT to something else.`,
    )
  }
}

/** Time for a proxy to notice, while everything is served as before. */
async function letOthersTakeOver(drain: Drain, { drainFor }: Config): Promise<void> {
  drain.begin()
  await delay(drainFor)
}

/** Each step runs, even when the one before it failed. */
async function stopInOrder(log: Logger, steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await step().catch((err: unknown) => log.error({ err }, 'a part of the program did not stop cleanly'))
  }
}

/** A log that is kept has a line for every request; a person at a terminal sees problems only. */
function logLevel(config: Config, env: Environment): string {
  const isGiven = (env.LOG_LEVEL ?? '').trim() !== ''
  return process.stdout.isTTY && !isGiven ? 'warn' : config.logLevel
}

function stage(text: string): void {
  reportStartup({ type: 'stage', text })
}
