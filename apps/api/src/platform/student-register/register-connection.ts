import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { RegisterSettings } from '../config/student-register.ts'
import { SECOND } from '../durations.ts'
import { RegisterFailure } from './register-failure.ts'

/** What a person who reads for an office has, in the words of the register's OpenID Connect. */
const SCOPE = 'registrar'
/** For one page. */
const ANSWERS_WITHIN = 30 * SECOND
/** Two hundred students with fifty courses each take a tenth of it. */
const ANSWER_MAX_BYTES = 20_000_000
const BEFORE_RETRY = SECOND

const Token = z.object({ access_token: z.string().min(1) })
/** As the register names what it could not do. */
const Fault = z.object({ code: z.string().max(100) })

type Access = Pick<RegisterSettings, 'url' | 'tokenUrl' | 'clientId' | 'clientSecret'>

export interface RegisterConnection {
  /** The answer to a question below the address of the register. Throws `RegisterFailure`. */
  get(path: string): Promise<unknown>
}

/**
 * Asks the register as a client of its OpenID Connect. Only the two addresses of the settings are asked: no redirect is
 * followed, and no address that an answer names. What fails by the network, or by a fault of the register, is tried
 * once more.
 */
export function registerConnection(settings: Access, signal: AbortSignal): RegisterConnection {
  let token: string | undefined

  async function askForToken(): Promise<string> {
    const { clientId, clientSecret } = settings
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: SCOPE,
    })
    const answer = await askTwice(settings.tokenUrl, { method: 'POST', body }, signal)
    if (answer.status >= 400 && answer.status < 500) {
      throw new RegisterFailure('token_refused', `the token was refused with ${answer.status}`)
    }
    const { data } = Token.safeParse(jsonOf(answer))
    if (answer.status !== 200 || data === undefined) {
      throw new RegisterFailure('malformed', `UNIVERSIS_TOKEN_URL gave no token (${answer.status})`)
    }
    return data.access_token
  }

  async function ask(path: string): Promise<Answer> {
    token ??= await askForToken()
    return askTwice(`${settings.url}${path}`, { headers: { authorization: `Bearer ${token}` } }, signal)
  }

  return {
    async get(path) {
      let answer = await ask(path)
      if (answer.status === 401) {
        // It holds for some minutes only.
        token = undefined
        answer = await ask(path)
      }
      if (answer.status === 401 || answer.status === 403) {
        throw new RegisterFailure('refused', `the register answered ${answer.status}`)
      }
      if (answer.status >= 500) throw faultOf(answer)
      if (answer.status !== 200) {
        throw new RegisterFailure('malformed', `the register answered ${answer.status}`)
      }
      return jsonOf(answer)
    },
  }
}

interface Answer {
  status: number
  text: string
}

/** An answer that says which attribute is unknown is the same the second time. */
async function askTwice(address: string, request: RequestInit, signal: AbortSignal): Promise<Answer> {
  const isFinal = (answer: Answer) => answer.status < 500 || isAboutAttribute(answer)
  try {
    const answer = await askOnce(address, request, signal)
    if (isFinal(answer)) return answer
  } catch (error) {
    const mayHelp = error instanceof RegisterFailure && error.problem !== 'too_many' && !signal.aborted
    if (!mayHelp) throw error
  }
  await delay(BEFORE_RETRY)
  return askOnce(address, request, signal)
}

async function askOnce(address: string, request: RequestInit, signal: AbortSignal): Promise<Answer> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN)])
  try {
    const headers = { accept: 'application/json', ...request.headers }
    const answer = await fetch(address, { ...request, headers, redirect: 'error', signal: within })
    return { status: answer.status, text: await textOf(answer) }
  } catch (error) {
    if (error instanceof RegisterFailure) throw error
    const { host } = new URL(address)
    if (within.aborted) throw new RegisterFailure('timeout', `${host} has not answered in time`, error)
    throw new RegisterFailure('unreachable', `${host}: ${reasonOf(error)}`, error)
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > ANSWER_MAX_BYTES) throw new RegisterFailure('too_many', 'an answer is larger than 20 MB')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The code of a broken connection, such as ECONNREFUSED or CERT_HAS_EXPIRED. */
function reasonOf(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown; message?: unknown } }
  return String(cause?.code ?? cause?.message ?? 'no connection')
}

function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RegisterFailure('malformed', 'an answer is no JSON', error)
  }
}

const codeOf = ({ text }: Answer): string | undefined => {
  try {
    return Fault.safeParse(JSON.parse(text)).data?.code
  } catch {
    // A proxy before the register answers with a page.
    return undefined
  }
}

const isAboutAttribute = (answer: Answer): boolean => codeOf(answer) === 'ERR_ATTR_UNKNOWN'

function faultOf(answer: Answer): RegisterFailure {
  const code = codeOf(answer)
  return isAboutAttribute(answer)
    ? new RegisterFailure('unknown_attribute', `the register answered ${answer.status} ERR_ATTR_UNKNOWN`)
    : new RegisterFailure('unreachable', `the register answered ${answer.status}${code ? ` ${code}` : ''}`)
}
