import { isLoopback } from '@diatrivi/settings/addresses'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import { installationId } from '../../platform/http/installation-id.ts'
import { checkClockOf } from './clock-check.ts'
import { type Finding, findingsAbout } from './finding.ts'

/** Milliseconds. */
const ANSWERS_WITHIN = 10_000

export interface Addressed {
  config: Pick<Config, 'apiUrl' | 'webOrigins'>
  secret: string
  clock: Clock
  /** Null where the database could not be asked. */
  runningProcesses: number | null
}

/** Both public addresses, asked as a browser on this machine would ask them. */
export async function checkAddresses(addressed: Addressed): Promise<Finding[]> {
  const { config, runningProcesses } = addressed
  const [webOrigin = config.apiUrl] = config.webOrigins
  if (runningProcesses === 0) {
    const { wrong } = findingsAbout('processes')
    return [
      wrong(`No process of the API runs on this database, so ${config.apiUrl} cannot answer: start it.`),
    ]
  }
  return [
    ...unencrypted('API_URL', config.apiUrl),
    ...(await checkApi(addressed)),
    ...(webOrigin === config.apiUrl ? [] : unencrypted('WEB_ORIGIN', webOrigin)),
    await checkWeb(webOrigin),
  ]
}

function unencrypted(setting: string, address: string): Finding[] {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname)) return []
  const { wrong } = findingsAbout(setting)
  return [
    wrong(
      `${address} is not encrypted, so passwords travel in the open: let the proxy serve it by https, and change ${setting}.`,
    ),
  ]
}

async function checkApi({ config, secret, clock }: Addressed): Promise<Finding[]> {
  const { wrong } = findingsAbout('API_URL')
  const { apiUrl } = config
  const answer = await ask(`${apiUrl}/healthz`)
  if (typeof answer === 'string') return [wrong(unreachable(apiUrl, 'API_URL', answer))]
  const clocks = [checkClockOf(apiUrl, answer.date, clock)].filter((finding) => finding !== null)
  const { status, body } = answer
  if (body?.code === 'host_not_allowed') {
    return [
      wrong(
        `${apiUrl} refuses the name by which it is asked (host_not_allowed): let the proxy pass the name of the browser on, or put the name that it sends into ALLOWED_HOSTS.`,
      ),
    ]
  }
  if (body?.status !== 'ok' || typeof body.installation !== 'string') {
    return [
      wrong(
        `${apiUrl} is answered (${status}) by something that is not the API of Diatrivi: let the proxy lead there, with /healthz too, or correct API_URL.`,
      ),
    ]
  }
  if (body.installation !== installationId(secret)) {
    return [
      wrong(
        `${apiUrl} is answered by another installation of Diatrivi, or by this one with another JWT_SECRET: let the proxy lead here, or give the doctor the settings of the API.`,
      ),
    ]
  }
  return [await checkReadiness(apiUrl), ...clocks]
}

async function checkReadiness(apiUrl: string): Promise<Finding> {
  const { fine, wrong } = findingsAbout('API_URL')
  const ready = await ask(`${apiUrl}/readyz`)
  if (typeof ready !== 'string') {
    if (ready.status === 200) return fine(`${apiUrl} answers, and is ready.`)
    // The API refuses with a code. A proxy that keeps this address to the machines inside has none.
    if (ready.body?.code === undefined) return fine(`${apiUrl} answers.`)
  }
  const reason = typeof ready === 'string' ? ready : ready.body?.code
  return wrong(
    `${apiUrl} answers but is not ready (${reason}): the log of the API and the other findings say why.`,
  )
}

async function checkWeb(origin: string): Promise<Finding> {
  const { fine, wrong } = findingsAbout('WEB_ORIGIN')
  const answer = await ask(`${origin}/`)
  if (typeof answer === 'string') return wrong(unreachable(origin, 'WEB_ORIGIN', answer))
  if (answer.status === 200 && answer.isPage) return fine(`${origin} answers with a page.`)
  return wrong(
    `${origin} answers ${answer.status} and no page: let the proxy lead to the web server, or correct WEB_ORIGIN.`,
  )
}

function unreachable(address: string, setting: string, code: string): string {
  const isOfTls = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)
  return isOfTls
    ? `${address} offers no encryption that browsers trust (${code}): let the proxy serve it by https, renew its certificate, or mend the chain that it sends.`
    : `${address} does not answer (${code}): start what listens there, mend the name or the way to it, or correct ${setting}.`
}

interface Heard {
  status: number
  date: string | null
  isPage: boolean
  /** Null where it is no JSON. */
  body: Record<string, unknown> | null
}

/** The code of what went wrong where nothing answers. */
async function ask(url: string): Promise<Heard | string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN) })
    const text = await answer.text()
    return {
      status: answer.status,
      date: answer.headers.get('date'),
      isPage: /^text\/html\b/.test(answer.headers.get('content-type') ?? ''),
      body: asObject(text),
    }
  } catch (error) {
    return codeOf(error)
  }
}

function asObject(text: string): Record<string, unknown> | null {
  try {
    return Object(JSON.parse(text))
  } catch {
    return null
  }
}

/** The code of the cause, which `fetch` hides below an error of its own. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof AggregateError) return codeOf(cause.errors[0])
  if (cause instanceof Error) return codeOf(cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
