import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { AllowedAddresses } from './allowed-addresses.ts'

/** For the name, the connection, TLS, the request and the answer together, in milliseconds. */
export const ANSWERS_WITHIN = 10_000
/** What is read of an answer. */
const ANSWER_MAX_BYTES = 1024

export type PostProblem = 'address_not_allowed' | 'name_unknown' | 'no_connection' | 'not_secure' | 'timeout'

/** No answer came. The cause is for the log alone: it may quote an address. */
export class PostFailure extends Error {
  override name = 'PostFailure'
  readonly problem: PostProblem

  constructor(problem: PostProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

export interface PostAnswer {
  status: number
  /** Its beginning. */
  text: string
  /** Seconds for which the receiver asks to be left alone; null where it names none. */
  retryAfterSeconds: number | null
}

export interface Post {
  url: string
  headers: Record<string, string>
  body: string | Buffer
}

interface PostOptions {
  isAllowed: AllowedAddresses
  /** Replaced by tests. */
  within?: number
}

/**
 * Posts to an address that a person has named. The name is looked up once, every number that it stands for is judged, and
 * the connection is made to one of those: a name that points elsewhere a moment later changes nothing. A redirect is an
 * answer and is not followed.
 */
export async function post(
  { url, headers, body }: Post,
  { isAllowed, within = ANSWERS_WITHIN }: PostOptions,
): Promise<PostAnswer> {
  const { protocol, hostname } = new URL(url)
  // A number is not looked up, so it is judged here.
  const number = hostname.replace(/^\[|\]$/g, '')
  if (isIP(number) !== 0 && !isAllowed(number)) throw new PostFailure('address_not_allowed')
  const send = protocol === 'http:' ? httpRequest : httpsRequest
  const signal = AbortSignal.timeout(within)
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection of its own, which nothing else has chosen.
        agent: false,
        lookup: judgedLookup(isAllowed),
        signal,
      })
      request.on('response', resolve)
      request.on('error', reject)
      request.end(body)
    })
    return {
      status: answer.statusCode ?? 0,
      text: await beginningOf(answer),
      retryAfterSeconds: secondsIn(answer.headers['retry-after']),
    }
  } catch (error) {
    throw signal.aborted ? new PostFailure('timeout', error) : failureOf(error)
  }
}

/** Looks a name up as the system does. One number that is not allowed refuses the name with all its numbers. */
function judgedLookup(isAllowed: AllowedAddresses): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) {
        callback(new PostFailure('name_unknown', error), '', 0)
      } else if (!addresses.every(({ address }) => isAllowed(address))) {
        callback(new PostFailure('address_not_allowed'), '', 0)
      } else if (options.all) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}

/** The form of the header that is a date is not read. */
function secondsIn(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : null
}

/** The rest of a long answer is not waited for. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= ANSWER_MAX_BYTES) break
  }
  answer.destroy()
  const text = Buffer.concat(chunks).subarray(0, ANSWER_MAX_BYTES).toString('utf8')
  // The database cannot store this character.
  return text.replaceAll('\u0000', '')
}

/** What is wrong with a certificate has a code of OpenSSL or of Node; what is wrong with the network one of the system. */
const OF_TLS = /CERT|TLS|SSL|EPROTO|UNABLE_TO/

function failureOf(error: unknown): PostFailure {
  if (error instanceof PostFailure) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new PostFailure(OF_TLS.test(code) ? 'not_secure' : 'no_connection', error)
}
