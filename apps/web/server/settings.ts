import type { PasswordRule } from '@diatrivi/domain/account/password-rule'
import { typedHost } from '@diatrivi/settings/addresses'
import { passwordRule } from '@diatrivi/settings/password-rule'
import { type Environment, settingsOf } from '@diatrivi/settings/read-settings'

export interface Settings {
  host: string
  port: number
  /** The public address of the API, as the browser sees it. */
  apiUrl: string
  /** The first allowed origin: where people find the pages. Null when it is not set. */
  publicUrl: string | null
  /** What the API asks of new passwords. */
  passwordRule: PasswordRule
}

/** A sentence for the person who starts the server. */
export class StartError extends Error {}

/** What the web server needs of the settings. Throws StartError with every wrong one. */
export function readSettings(env: Environment): Settings {
  const { problems, read } = settingsOf(env)
  const host = read('HOST')
  const settings = {
    host,
    port: read('WEB_PORT'),
    apiUrl: read('API_URL') ?? `http://${typedHost(host)}:${read('API_PORT')}`,
    publicUrl: read('WEB_ORIGIN')?.[0] ?? null,
    passwordRule: passwordRule(env, read),
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  return settings
}
