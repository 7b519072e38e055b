import type { PasswordRule } from '@diatrivi/domain/people/account/password-rule'
import { typedHost } from '@diatrivi/settings/addresses'
import { hostNamesOf } from '@diatrivi/settings/hosts'
import { passwordRule, shortPasswordProblem } from '@diatrivi/settings/password-rule'
import { type Environment, givenIn, settingsOf } from '@diatrivi/settings/read-settings'
import { portOfRootProblem } from '@diatrivi/settings/run-as-user'
import type { LogTarget } from './request-log.ts'

export interface Settings {
  host: string
  port: number
  /** How many processes of the web server share that port. */
  processes: number
  /** The public address of the API, as the browser sees it. */
  apiUrl: string
  /** Where the web server itself asks the API for what it writes on public pages. */
  internalApiUrl: string
  /** The first allowed origin: where people find the pages. Null when it is not set. */
  publicUrl: string | null
  /** A log that is kept has a line for every request; a person at a terminal sees problems only. */
  log: LogTarget
  /** What the API asks of new passwords. */
  passwordRule: PasswordRule
  /** The names by which it may be asked, beside numbers and the loopback. */
  hostNames: string[]
  /** How long browsers stay with https once they came by it. */
  hstsSeconds: number
  /** The user that the process becomes when root starts it. */
  runAsUser: string | undefined
}

/** A sentence for the person who starts the server. */
export class StartError extends Error {}

/** What the web server needs of the settings. Throws StartError with every wrong one. */
export function readSettings(env: Environment, isSeen = process.stdout.isTTY): Settings {
  const { problems, read } = settingsOf(env)
  const host = read('HOST')
  const apiUrl = read('API_URL') ?? `http://${typedHost(host)}:${read('API_PORT')}`
  const webOrigins = read('WEB_ORIGIN')
  const settings = {
    host,
    port: read('WEB_PORT'),
    processes: read('WEB_PROCESSES'),
    apiUrl,
    internalApiUrl: read('API_INTERNAL_URL') ?? `http://${typedHost(host)}:${read('API_PORT')}`,
    publicUrl: webOrigins?.[0] ?? null,
    log: { level: isSeen && givenIn(env, 'LOG_LEVEL') === undefined ? 'warn' : read('LOG_LEVEL') },
    passwordRule: passwordRule(env, read),
    hostNames: hostNamesOf([apiUrl, ...(webOrigins ?? [])], [host, ...(read('ALLOWED_HOSTS') ?? [])]),
    hstsSeconds: read('HSTS_SECONDS'),
    runAsUser: read('RUN_AS_USER'),
  }
  const portOfRoot = portOfRootProblem(settings.runAsUser, 'WEB_PORT', settings.port)
  if (portOfRoot !== undefined) problems.push(portOfRoot)
  const shortPassword = shortPasswordProblem(env, settings.passwordRule.minLength)
  if (shortPassword !== undefined) problems.push(shortPassword)
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  return settings
}
