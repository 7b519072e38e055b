import { resolve } from 'node:path'
import type { z } from 'zod'
import { StartupError } from '../startup-error.ts'
import * as rule from './setting-rules.ts'

export interface Config {
  host: string
  apiPort: number
  webPort: number
  /** The address of the API as the browser sees it, without a slash at its end. */
  apiUrl: string
  /** The origins that CORS allows. */
  webOrigins: string[]
  /** Absolute. */
  dataDir: string
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Absent: files under `dataDir`. */
  objectStore: { bucket: string; options: Record<string, string> } | undefined
  mail: {
    /** Absent: the local mailbox. */
    smtpUrl: string | undefined
    from: string
    /** How often the outbox is looked into, in milliseconds. */
    pollEvery: number
  }
  /** Absent: made once and kept under `dataDir`, see `jwt-secret.ts`. */
  jwtSecret: string | undefined
  passwordMinLength: number
  rateLimit: boolean
  logLevel: (typeof rule.LOG_LEVELS)[number]
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

export type Environment = Readonly<Record<string, string | undefined>>

/** The top of the project: a relative DATA_DIR means the same folder wherever the command was given. */
const PROJECT_FOLDER = resolve(import.meta.dirname, '../../../../..')

/** The settings of the environment, checked and with their defaults. Throws ConfigError with every wrong one. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []

  function read<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    options?: { isSecret: boolean },
  ): z.output<Schema> | undefined {
    const given = env[name]?.trim()
    if (given === undefined || given === '') return undefined
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data
    const found = options?.isSecret ? '' : `, not "${given}"`
    problems.push(`${name} must be ${parsed.error.issues[0]?.message ?? 'valid'}${found}.`)
    return undefined
  }

  const host = read('HOST', rule.host) ?? '127.0.0.1'
  const apiPort = read('API_PORT', rule.port) ?? 4000
  const webPort = read('WEB_PORT', rule.port) ?? 3000
  const databaseUrl = read('DATABASE_URL', rule.postgresUrl, { isSecret: true })
  const jwtSecret = read('JWT_SECRET', rule.secret, { isSecret: true })
  const smtpUrl = read('SMTP_URL', rule.smtpUrl, { isSecret: true })
  const mailFrom = read('MAIL_FROM', rule.sender)
  const pollEvery = read('MAIL_POLL_MS', rule.milliseconds) ?? 2_000

  const config: Config = {
    host,
    apiPort,
    webPort,
    apiUrl: read('API_URL', rule.publicUrl) ?? `http://${addressFor(host)}:${apiPort}`,
    webOrigins: read('WEB_ORIGIN', rule.origins) ?? ownOrigins(host, webPort),
    dataDir: resolve(PROJECT_FOLDER, read('DATA_DIR', rule.path) ?? 'data'),
    databaseUrl,
    objectStore: read('STORAGE_URL', rule.storageUrl, { isSecret: true }),
    mail: { smtpUrl, from: mailFrom ?? 'Διατριβή <no-reply@localhost>', pollEvery },
    jwtSecret,
    passwordMinLength: read('PASSWORD_MIN_LENGTH', rule.passwordLength) ?? 4,
    rateLimit: read('RATE_LIMIT', rule.onOff) ?? true,
    logLevel: read('LOG_LEVEL', rule.logLevel) ?? 'info',
  }

  if (apiPort === webPort) {
    problems.push(`API_PORT and WEB_PORT must differ: both are ${apiPort}.`)
  }
  // Several servers may share that database: a secret of each one's own would refuse the others' sessions.
  if (isGiven(env, 'DATABASE_URL') && !isGiven(env, 'JWT_SECRET')) {
    problems.push('JWT_SECRET must be set when DATABASE_URL is set: give it at least 32 random characters.')
  }
  if (isGiven(env, 'SMTP_URL') && !isGiven(env, 'MAIL_FROM')) {
    problems.push('MAIL_FROM must be set when SMTP_URL is set: give the address that the mails come from.')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function isGiven(env: Environment, name: string): boolean {
  return (env[name] ?? '').trim() !== ''
}

/** What a browser on this machine can type: "every address" is not one. */
function addressFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** A browser on this machine reaches us by number or by name, and each is an origin of its own. */
function ownOrigins(host: string, webPort: number): string[] {
  const names = new Set([addressFor(host)])
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) {
    names.add('127.0.0.1').add('localhost')
  }
  return [...names].map((name) => `http://${name}:${webPort}`)
}
