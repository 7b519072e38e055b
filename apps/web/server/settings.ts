import { PASSWORD_MIN_LENGTH } from '@diatrivi/domain/account/password-rule'

export interface Settings {
  host: string
  port: number
  /** The public address of the API, as the browser sees it. */
  apiUrl: string
  /** The first allowed origin: where people find the pages. Null when it is not set. */
  publicUrl: string | null
  /** Characters of the shortest password that the API accepts. */
  passwordMinLength: number
}

/** A sentence for whoever starts the server. */
export class StartError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** The same names and defaults as the API's. */
export function readSettings(env: Environment): Settings {
  const host = given(env, 'HOST') ?? '127.0.0.1'
  const apiPort = portOf(env, 'API_PORT', 4000)
  const [publicUrl = null] = (given(env, 'WEB_ORIGIN') ?? '').split(',').map((origin) => origin.trim())
  return {
    host,
    port: portOf(env, 'WEB_PORT', 3000),
    apiUrl: addressOf(env, 'API_URL') ?? `http://${addressFor(host)}:${apiPort}`,
    publicUrl: publicUrl || null,
    passwordMinLength: passwordLengthOf(env),
  }
}

function given(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

function portOf(env: Environment, name: string, otherwise: number): number {
  const text = given(env, name)
  if (text === undefined) return otherwise
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new StartError(`${name} must be a port, not "${text}".`)
  return port
}

const LONGEST_PASSWORD = 128

function passwordLengthOf(env: Environment): number {
  const text = given(env, 'PASSWORD_MIN_LENGTH')
  if (text === undefined) return PASSWORD_MIN_LENGTH
  const length = Number(text)
  if (!/^\d+$/.test(text) || length < PASSWORD_MIN_LENGTH || length > LONGEST_PASSWORD) {
    throw new StartError(
      `PASSWORD_MIN_LENGTH must be a whole number from ${PASSWORD_MIN_LENGTH} to ${LONGEST_PASSWORD}, not "${text}".`,
    )
  }
  return length
}

function addressOf(env: Environment, name: string): string | undefined {
  const text = given(env, name)
  if (text === undefined) return undefined
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartError(`${name} must be an http or https address, not "${text}".`)
  }
  return text.replace(/\/+$/, '')
}

/** What a browser on this machine can type: "every address" is not one. */
export function addressFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
