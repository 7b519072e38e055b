import net from 'node:net'
import { Client as DirectoryClient, ResultCodeError, SizeLimitExceededError } from 'ldapts'
import type { DirectorySettings } from '../config/directory.ts'
import { SECOND } from '../durations.ts'

const CONNECT_WITHIN = 10 * SECOND
/** For one page of a search. */
const ANSWER_WITHIN = 30 * SECOND

export type DirectoryProblem =
  /** It does not answer, breaks off, or offers no encryption that can be trusted. */
  | 'away'
  /** It answers, and does not give what is asked for: the password, the base, a right. */
  | 'refused'
  | 'tooLarge'

/** Its message names what the directory said, never the password. */
export class DirectoryFailure extends Error {
  override name = 'DirectoryFailure'
  readonly problem: DirectoryProblem

  constructor(problem: DirectoryProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

type Connection = Pick<DirectorySettings, 'address' | 'startTls' | 'authority' | 'bind'>

/** Connects, encrypts and signs in, does something, and leaves. Throws `DirectoryFailure`. */
export async function withDirectory<Result>(
  { address, startTls, authority, bind }: Connection,
  act: (client: DirectoryClient) => Promise<Result>,
): Promise<Result> {
  const { hostname, protocol } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  const ca = authority && `-----BEGIN CERTIFICATE-----\n${authority}\n-----END CERTIFICATE-----`
  const trusted = { host, ...(net.isIP(host) === 0 && { servername: host }), ...(ca && { ca }) }
  const client = new DirectoryClient({
    url: address,
    connectTimeout: CONNECT_WITHIN,
    timeout: ANSWER_WITHIN,
    createConnection: once(),
    ...(protocol === 'ldaps:' && { tlsOptions: trusted }),
  })
  try {
    if (startTls) await client.startTLS(trusted)
    if (bind !== undefined) await client.bind(bind.name, bind.password)
    return await act(client)
  } catch (error) {
    throw failure(error)
  } finally {
    // A connection that has broken off gets no answer.
    await client.unbind().catch(() => undefined)
  }
}

/** The library connects anew by itself where a connection has broken off, and the new one would not be encrypted. */
function once(): typeof net.connect {
  let isUsed = false
  return ((...given: Parameters<typeof net.connect>) => {
    if (isUsed) throw new Error('the connection broke off')
    isUsed = true
    return net.connect(...given)
  }) as typeof net.connect
}

function failure(error: unknown): DirectoryFailure {
  if (error instanceof DirectoryFailure) return error
  if (error instanceof SizeLimitExceededError) return new DirectoryFailure('tooLarge', said(error), error)
  // 51 busy, 52 unavailable: it is there and does not work.
  const isRefusal = error instanceof ResultCodeError && error.code !== 51 && error.code !== 52
  return new DirectoryFailure(isRefusal ? 'refused' : 'away', said(error), error)
}

function said(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return `${error.name}${code}: ${error.message}`
}
