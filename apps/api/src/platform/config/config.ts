import { resolve } from 'node:path'
import type { PasswordRule } from '@diatrivi/domain/people/account/password-rule'
import { samePortProblem, typedHost } from '@diatrivi/settings/addresses'
import { hostNamesOf } from '@diatrivi/settings/hosts'
import { passwordRule, shortPasswordProblem } from '@diatrivi/settings/password-rule'
import { type Environment, givenIn, type SettingValue, settingsOf } from '@diatrivi/settings/read-settings'
import { portOfRootProblem } from '@diatrivi/settings/run-as-user'
import { singleSignOnProblems } from '@diatrivi/settings/single-sign-on-problems'
import { registerProblems } from '@diatrivi/settings/student-register-problems'
import { SECOND } from '../durations.ts'
import { StartupError } from '../startup-error.ts'
import { type DirectorySettings, directorySettings } from './directory.ts'
import { PROJECT_FOLDER } from './project-folder.ts'
import { type SingleSignOn, singleSignOn } from './single-sign-on.ts'
import { type RegisterSettings, registerSettings } from './student-register.ts'

/** Where files are kept, and as whom. */
export interface BucketAccess {
  /** The address of the bucket, without a slash at its end. */
  address: string
  region: string
  accessKey: string
  secretKey: string
}

/** How many days something is kept that grows for ever otherwise. */
export interface Keeping {
  readNoticeDays: number
  unreadNoticeDays: number
  /** From the day on which a mail left. */
  sentMailDays: number
  /** From the day on which a mail was given up. */
  undeliverableMailDays: number
  historyDays: number
  securityEventDays: number
  webhookDeliveryDays: number
  /** How many years a closed account keeps its name on theses. */
  finishedThesisNameYears: number
}

export interface Config {
  host: string
  apiPort: number
  /** How many processes of the API share that port. */
  processes: number
  webPort: number
  /** Where the figures for Prometheus are; absent: nowhere. */
  metrics: { host: string; port: number } | undefined
  /** The address of the API as the browser sees it, without a slash at its end. */
  apiUrl: string
  /** The origins that CORS allows. */
  webOrigins: string[]
  /** The names by which both servers may be asked, beside numbers and the loopback. */
  hostNames: string[]
  /** How long browsers stay with https once they came by it. */
  hstsSeconds: number
  /** Absolute. */
  dataDir: string
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Absent: every read is asked of the database that takes the writes. */
  databaseReplicaUrl: string | undefined
  /** Absent: a folder under `dataDir`. */
  bucket: BucketAccess | undefined
  /** Absent: uploads are not scanned. */
  scanner: SettingValue<'CLAMAV_URL'>
  /** Bytes on the disk of `dataDir`, below which this process is not to be given requests. */
  minFreeDisk: number
  /** What mails say of an installation that is not the real one: «Δοκιμαστική». Papers say that they are of one. */
  installationLabel: string | undefined
  mail: {
    /** Absent: the local mailbox. */
    smtpUrl: string | undefined
    from: string
    /** How often the outbox is looked into, in milliseconds. */
    pollEvery: number
  }
  keeping: Keeping
  /** Absent: made once and kept under `dataDir`, see `jwt-secret.ts`. */
  jwtSecret: string | undefined
  /** The one before it: what it signed holds until it ends. */
  previousJwtSecret: string | undefined
  /** Absent: archives are encrypted only when a command is given a passphrase otherwise. */
  backupPassphrase: string | undefined
  secondFactor: {
    /** Whether administrators can do nothing before they have set one up. */
    forAdministrators: boolean
    /** What secrets of second factors are sealed with. Absent: `jwtSecret`. */
    secret: string | undefined
    /** The one before it: what it sealed is still opened. */
    previousSecret: string | undefined
  }
  singleSignOn: SingleSignOn
  /** Networks that webhooks may lead to although they are not public; absent: none. */
  webhookPrivateAddresses: string | undefined
  /** Absent: people are imported from files only. */
  directory: DirectorySettings | undefined
  /** Absent: records of students come out of files only. */
  register: RegisterSettings | undefined
  /** What new passwords have to be. */
  passwordRule: PasswordRule
  rateLimit: boolean
  /** What one person may send. */
  uploads: { filesPerDay: number; megabytesPerDay: number }
  /** As Fastify takes them: addresses and networks, separated by commas. */
  trustedProxies: string
  /** How long the API goes on serving once it was told to stop, in milliseconds. */
  drainFor: number
  logLevel: SettingValue<'LOG_LEVEL'>
  /** Absent: the process stays the user that started it. */
  runAsUser: string | undefined
}

/** Its message is for the person who starts the program: one line for each wrong setting. */
export class ConfigError extends StartupError {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const MEGABYTE = 1_000_000

/** The settings of the environment, checked and with their defaults. Throws ConfigError with every wrong one. */
export function readConfig(env: Environment): Config {
  const { problems, read } = settingsOf(env)
  const host = read('HOST')
  const apiPort = read('API_PORT')
  const webPort = read('WEB_PORT')
  const apiUrl = read('API_URL') ?? `http://${typedHost(host)}:${apiPort}`
  const internalApiUrl = read('API_INTERNAL_URL')
  const webOrigins = read('WEB_ORIGIN') ?? ownOrigins(host, webPort)
  const storage = read('STORAGE_URL')
  const metricsPort = read('METRICS_PORT')
  const metricsHost = read('METRICS_HOST')
  const config: Config = {
    host,
    apiPort,
    processes: read('API_PROCESSES'),
    webPort,
    metrics: metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort },
    apiUrl,
    webOrigins,
    hostNames: hostNamesOf(
      [apiUrl, ...webOrigins, ...(internalApiUrl === undefined ? [] : [internalApiUrl])],
      [host, ...(read('ALLOWED_HOSTS') ?? [])],
    ),
    hstsSeconds: read('HSTS_SECONDS'),
    dataDir: resolve(PROJECT_FOLDER, read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    databaseReplicaUrl: read('DATABASE_REPLICA_URL'),
    bucket: bucketAccess(storage, read('STORAGE_ACCESS_KEY'), read('STORAGE_SECRET_KEY')),
    scanner: read('CLAMAV_URL'),
    minFreeDisk: read('MIN_FREE_DISK_MB') * MEGABYTE,
    installationLabel: read('INSTALLATION_LABEL'),
    mail: { smtpUrl: read('SMTP_URL'), from: read('MAIL_FROM'), pollEvery: read('MAIL_POLL_MS') },
    keeping: {
      readNoticeDays: read('KEEP_READ_NOTICES_DAYS'),
      unreadNoticeDays: read('KEEP_UNREAD_NOTICES_DAYS'),
      sentMailDays: read('KEEP_SENT_MAILS_DAYS'),
      undeliverableMailDays: read('KEEP_UNDELIVERABLE_MAILS_DAYS'),
      historyDays: read('KEEP_HISTORY_DAYS'),
      securityEventDays: read('KEEP_SECURITY_EVENTS_DAYS'),
      webhookDeliveryDays: read('KEEP_WEBHOOK_DELIVERIES_DAYS'),
      finishedThesisNameYears: read('FINISHED_THESIS_NAME_YEARS'),
    },
    jwtSecret: read('JWT_SECRET'),
    previousJwtSecret: read('JWT_SECRET_PREVIOUS'),
    backupPassphrase: read('BACKUP_PASSPHRASE'),
    secondFactor: {
      forAdministrators: read('SECOND_FACTOR_FOR_ADMINISTRATORS'),
      secret: read('SECOND_FACTOR_SECRET'),
      previousSecret: read('SECOND_FACTOR_SECRET_PREVIOUS'),
    },
    singleSignOn: singleSignOn(read),
    webhookPrivateAddresses: read('WEBHOOK_PRIVATE_ADDRESSES'),
    directory: directorySettings(read),
    register: registerSettings(read),
    passwordRule: passwordRule(env, read),
    rateLimit: read('RATE_LIMIT'),
    uploads: {
      filesPerDay: read('UPLOAD_FILES_PER_DAY'),
      megabytesPerDay: read('UPLOAD_MEGABYTES_PER_DAY'),
    },
    trustedProxies: read('TRUSTED_PROXIES'),
    drainFor: read('DRAIN_SECONDS') * SECOND,
    logLevel: read('LOG_LEVEL'),
    runAsUser: read('RUN_AS_USER'),
  }

  const isGiven = (name: string) => givenIn(env, name) !== undefined
  const samePort = samePortProblem(apiPort, webPort)
  if (samePort !== undefined) problems.push(samePort)
  if (metricsPort === apiPort || metricsPort === webPort) {
    problems.push(`METRICS_PORT must differ from API_PORT and WEB_PORT, not be ${metricsPort} too.`)
  }
  for (const [name, port] of Object.entries({ API_PORT: apiPort, METRICS_PORT: metricsPort })) {
    const portOfRoot = port === undefined ? undefined : portOfRootProblem(config.runAsUser, name, port)
    if (portOfRoot !== undefined) problems.push(portOfRoot)
  }
  const shortPassword = shortPasswordProblem(env, config.passwordRule.minLength)
  if (shortPassword !== undefined) problems.push(shortPassword)
  problems.push(...singleSignOnProblems(env), ...registerProblems(env))
  // Several servers may share that database: a secret of each one's own would refuse the others' sessions.
  if (isGiven('DATABASE_URL') && !isGiven('JWT_SECRET')) {
    problems.push('JWT_SECRET must be set when DATABASE_URL is set: give it at least 32 random characters.')
  }
  if (config.processes > 1 && !isGiven('DATABASE_URL')) {
    problems.push(
      'DATABASE_URL must be set when API_PROCESSES is more than 1: the embedded database serves one process.',
    )
  }
  if (isGiven('DATABASE_REPLICA_URL') && !isGiven('DATABASE_URL')) {
    problems.push(
      'DATABASE_URL must be set when DATABASE_REPLICA_URL is set: give the server that the replica is one of.',
    )
  }
  if (isGiven('SMTP_URL') && !isGiven('MAIL_FROM')) {
    problems.push('MAIL_FROM must be set when SMTP_URL is set: give the address that the mails come from.')
  }
  // A wrong STORAGE_URL has a sentence of its own already.
  if (storage !== undefined && config.bucket === undefined) {
    problems.push(
      'STORAGE_URL must name a key and a secret, or STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY must both be set.',
    )
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** The keys of the address go before those that stand in settings of their own. */
function bucketAccess(
  url: SettingValue<'STORAGE_URL'>,
  accessKey: string | undefined,
  secretKey: string | undefined,
): BucketAccess | undefined {
  if (url === undefined) return undefined
  const { keys, ...bucket } = url
  if (keys !== undefined) return { ...bucket, ...keys }
  if (accessKey === undefined || secretKey === undefined) return undefined
  return { ...bucket, accessKey, secretKey }
}

/** A browser on this machine reaches us by number or by name, and each is an origin of its own. */
function ownOrigins(host: string, webPort: number): string[] {
  const names = new Set([typedHost(host)])
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) {
    names.add('127.0.0.1').add('localhost')
  }
  return [...names].map((name) => `http://${name}:${webPort}`)
}
