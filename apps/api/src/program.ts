import { setTimeout as delay } from 'node:timers/promises'
import { demoOf, openDemoWarning } from '@diatrivi/settings/demo'
import { isMember, startsServer } from '@diatrivi/settings/process-group'
import type { Environment } from '@diatrivi/settings/read-settings'
import { rootWarning } from '@diatrivi/settings/run-as-user'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type ApiPlatform, createPlatform } from './create-platform.ts'
import { leaderJobs } from './leader-jobs.ts'
import { hasAdministrator } from './modules/people/account/account.queries.ts'
import { newFirstRunCode } from './modules/people/installation/first-run-code.service.ts'
import { webhookSending } from './modules/work/webhook/webhook.module.ts'
import { webhookState } from './modules/work/webhook/webhook-state.queries.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { mailboxFolder, openDataFolder } from './platform/config/data-folder.ts'
import { jwtSecret } from './platform/config/jwt-secret.ts'
import { runAsUser } from './platform/config/run-as-user.ts'
import { checkConnections, openDatabase } from './platform/database/database.ts'
import { holdsDemo } from './platform/database/demo-mark.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { HOUR, MINUTE } from './platform/durations.ts'
import { type Drain, newDrain } from './platform/http/drain.ts'
import { leadership } from './platform/jobs/leadership.ts'
import { recordedJob } from './platform/jobs/recorded-job.ts'
import { type RecurringJob, recurring } from './platform/jobs/recurring.ts'
import { changeLevelBySignal } from './platform/logging/log-level-signal.ts'
import { createLogger, type Logger } from './platform/logging/logger.ts'
import { announceMail } from './platform/mail/announce-mail.ts'
import { type LocalMailbox, localMailbox } from './platform/mail/local-mailbox.ts'
import { mailPace } from './platform/mail/mail-pace.ts'
import { mailWorker } from './platform/mail/mail-worker.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import { answerKeeper, type Metrics, metricsOf } from './platform/metrics/metrics.ts'
import { type MetricsServer, serveMetrics } from './platform/metrics/metrics-server.ts'
import type { Platform } from './platform/platform.ts'
import { StartupError, systemCode } from './platform/startup-error.ts'
import { reportStartup, type Status } from './platform/startup-report.ts'
import { checkBucket, storageOf } from './platform/storage/open-storage.ts'
import { temporaryFiles } from './platform/upkeep/temporary-files.ts'
import { ensurePushKeys, pushJob } from './push-job.ts'

export interface Program {
  url: string
  status: Status
  /**
   * Finishes the open requests and the mail that is being sent, then closes the database. One that is replaced stays ready
   * meanwhile, because another process serves at its address.
   */
  stop(isReplaced: boolean): Promise<void>
}

export interface ProgramOptions {
  /**
   * Loads the demo: runs when the tables are up to date and before the API listens, and reports its stage to the person
   * who waits. Refused where the settings turn the demo off. Of several processes the first does it.
   */
  fillDatabase?: (platform: Platform, announce: (stage: string) => void) => Promise<void>
}

const UNWANTED_DEMO =
  'The database holds the demo, whose passwords everybody can read, and the demo is not on: take it away with "npm run ops:remove-demo", go on with it by DEMO=1, or set DATA_DIR or DATABASE_URL to a place without it.'

function demoIsOff(reasons: readonly string[]): StartupError {
  const because = reasons.length > 0 ? `, because ${reasons.join(', ')}` : ''
  return new StartupError(`The demo is off${because}: DEMO=1 turns it on.`)
}

/** Past the log, which may be turned down. */
function warnOfOpenDemo(env: Environment): void {
  const warning = openDemoWarning(env)
  if (warning !== null) process.stderr.write(`\n${warning}\n\n`)
}

/** The whole API from its settings: database, tables, jobs, mail, and the listener. */
export async function startProgram(
  env: Environment,
  { fillDatabase }: ProgramOptions = {},
): Promise<Program> {
  const config = readConfig(env)
  const demo = demoOf(env)
  if (fillDatabase !== undefined && !demo.isOn) throw demoIsOff(demo.reasons)
  if (startsServer) warnOfOpenDemo(env)
  runAsUser(config)
  openDataFolder(config.dataDir)
  const clock = systemClock
  const storage = storageOf(config)
  const secret = jwtSecret(config)
  const log = createLogger({ level: logLevel(config, env) }, process.stdout)
  const warning = rootWarning('The API', config.runAsUser)
  if (warning !== null) log.warn(warning)

  if (config.bucket !== undefined) {
    stage('trying the object storage')
    await checkBucket(config.bucket)
  }

  stage('starting the database')
  const database = await openDatabase({ ...config, log })
  try {
    stage('bringing the tables up to date')
    await migrateDatabase(database.connection)
    if (isMember) await checkConnections(database.pool, config.processes)
    const platform = createPlatform({
      config,
      db: database.db,
      replica: database.replica,
      connection: database.connection,
      clock,
      log,
      storage,
      secret,
      previousSecret: config.previousJwtSecret,
    })
    await ensurePushKeys(platform)
    if (startsServer) await fillDatabase?.(platform, stage)
    const status = await statusOf(platform)
    if (status.holdsDemo && !demo.isOn) throw new StartupError(UNWANTED_DEMO)
    const drain = newDrain()
    const webhooks = { state: () => webhookState(platform.db) }
    const metrics =
      config.metrics && metricsOf({ ...platform, webhooks, pool: database.pool, dataDir: config.dataDir })
    const figures = metrics && (await showMetrics(metrics, config, log))
    const { app, worker } = await assemble(platform, { isMailboxOpen: status.holdsDemo, drain, metrics })
    const leading = leadership({
      ...platform,
      jobs: () => leaderJobs(platform).map(({ task, ...job }) => recordedJob(task, job, platform)),
    })
    const ofThisProcess = jobsOfEveryProcess(platform)
    await listen(app, config)
    worker.start()
    leading.start()
    for (const job of ofThisProcess) job.start()
    const leaveLevel = changeLevelBySignal(log)
    return {
      url: config.apiUrl,
      status,
      stop: (isReplaced) =>
        stopInOrder(log, [
          () => (isReplaced ? leaveToSuccessor(drain, app) : letOthersTakeOver(drain, config)),
          () => app.close(),
          leading.stop,
          ...ofThisProcess.map(({ stop }) => stop),
          worker.stop,
          async () => figures?.close(),
          database.close,
          async () => leaveLevel(),
        ]),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A later process of a server makes no new code, because the first has shown the one that is good. */
async function statusOf(platform: Platform): Promise<Status> {
  const code = startsServer ? await newFirstRunCode(platform) : null
  return {
    holdsDemo: await holdsDemo(platform.db),
    hasAdministrator: await hasAdministrator(platform.db),
    firstRun: code === null ? null : { page: platform.links.firstRun(), code },
  }
}

/** The metrics of several processes are added up and served by the one that keeps them. */
async function showMetrics(
  metrics: Metrics,
  { metrics: address, hostNames }: Config,
  log: Logger,
): Promise<MetricsServer | undefined> {
  if (isMember) answerKeeper(metrics)
  else if (address !== undefined) return serveMetrics(address, { hostNames, metrics, log })
  return undefined
}

interface Assembled {
  /** Readable without signing in, and so with the demo only. */
  isMailboxOpen: boolean
  drain: Drain
  metrics: Metrics | undefined
}

async function assemble(platform: ApiPlatform, { isMailboxOpen, drain, metrics }: Assembled) {
  const { config, clock } = platform
  const { smtpUrl, from, pollEvery } = config.mail
  const mailbox = smtpUrl === undefined ? openMailbox(config, clock, isMailboxOpen) : null
  const transport = mailbox ?? smtpTransport({ smtpUrl: smtpUrl ?? '', from })
  return {
    app: await buildApp({ ...platform, drain, metrics, mailbox: isMailboxOpen ? mailbox : null }),
    worker: mailWorker({ ...platform, transport, pace: mailPace(pollEvery) }),
  }
}

/** The files are those of its own machine, what it has counted is in its own memory, and no receiver waits for a leader. */
function jobsOfEveryProcess(platform: Platform): RecurringJob[] {
  const { log, securityLog, inspections } = platform
  return [
    recurring(temporaryFiles(platform), { name: 'temporary files', every: HOUR, log }),
    recurring(securityLog.flush, { name: 'security log', every: MINUTE, log }),
    webhookSending(platform),
    pushJob(platform),
    recurring(inspections.flush, { name: 'inspections', every: MINUTE, log }),
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

/** Milliseconds in which a connection that was taken last brings its request. */
const LAST_REQUESTS = 1_000

/** New connections go to the process that has taken the place of this one. */
async function leaveToSuccessor(drain: Drain, app: FastifyInstance): Promise<void> {
  drain.endConnections()
  app.server.close()
  await delay(LAST_REQUESTS)
}

/** Each step runs, even when the one before it failed. */
async function stopInOrder(log: Logger, steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await step().catch((err: unknown) => log.error({ err }, 'a part of the program did not stop cleanly'))
  }
}

/** A log that is kept has a line for every request; a person at a terminal sees problems only. */
export function logLevel(config: Config, env: Environment): string {
  const isGiven = (env.LOG_LEVEL ?? '').trim() !== ''
  return process.stdout.isTTY && !isGiven ? 'warn' : config.logLevel
}

function stage(text: string): void {
  reportStartup({ type: 'stage', text })
}
