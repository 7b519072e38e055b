import { BODY_MAX_BYTES } from '@diatrivi/contract/limits'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from '../logging/logger.ts'
import { withinRequest } from '../logging/request-context.ts'
import { Refusal } from '../refusal/refusal.ts'
import { allowHosts } from './allowed-hosts.ts'
import { parseBodies, refuseEncodedBodies } from './body-parsing.ts'
import { ENCODINGS, WORTH_COMPRESSING } from './compression.ts'
import { capConnections, endUnusedConnections, HEAD_TIMES } from './connections.ts'
import { HEADERS_OF_NO_REQUEST, NOTHING_ALLOWED } from './content-policy.ts'
import { allowOrigins } from './cross-origin.ts'
import { type Drain, endConnectionsOnDrain, newDrain } from './drain.ts'
import { answerError, answerErrors } from './errors/error-handler.ts'
import { answerTornRequest } from './errors/torn-request.ts'
import { requestIds } from './request-id.ts'
import { RequestLog, rememberRefusals } from './request-log.ts'
import { type BodyPace, endSlowBodies, LONGEST_REQUEST } from './slow-bodies.ts'
import { reportUntrustedProxy } from './untrusted-proxy.ts'

/**
 * An address may be that of a whole campus, where a thousand busy people ask five hundred times a second. This stops a flood
 * of strangers; a person who is signed in has a limit of his or her own (`person-throttle.ts`).
 */
const REQUESTS_PER_MINUTE = 60_000

export interface ServerOptions {
  log: Logger
  apiUrl: string
  webOrigins: readonly string[]
  hostNames: string[]
  hstsSeconds: number
  rateLimit: boolean
  /** The proxies whose word on the address of a client is taken. */
  trustedProxies: string
  drain?: Drain
  bodyPace?: BodyPace
  mostConnections?: number
}

/** A server that answers every failure in one shape and serves nothing yet. */
export async function createServer(options: ServerOptions) {
  const { log, apiUrl, webOrigins, hostNames, hstsSeconds, trustedProxies } = options
  const { rateLimit: isLimited, drain = newDrain() } = options
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(),
    bodyLimit: BODY_MAX_BYTES,
    http: HEAD_TIMES,
    requestTimeout: LONGEST_REQUEST,
    genReqId: requestIds(trustedProxies),
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be read.
      answerError(error, request, reply.headers(HEADERS_OF_NO_REQUEST))
    },
    clientErrorHandler: answerTornRequest,
  })

  logWithRequestIds(app)
  // Before whatever refuses, so that a refusal has the headers too.
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING_ALLOWED },
    referrerPolicy: { policy: 'no-referrer' },
    // Over plain HTTP the header has no effect; without HTTPS it would lock people out.
    strictTransportSecurity: apiUrl.startsWith('https:') ? { maxAge: hstsSeconds } : false,
  })
  rememberRefusals(app)
  reportUntrustedProxy(app)
  endConnectionsOnDrain(app, drain)
  answerErrors(app)
  capConnections(app, log, options.mostConnections)
  endUnusedConnections(app)
  parseBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  endSlowBodies(app, options.bodyPace)
  refuseEncodedBodies(app)
  allowHosts(app, hostNames)
  await allowOrigins(app, webOrigins)
  if (isLimited) await app.register(rateLimit, limits)
  // Files are mostly compressed already, and a range of one must keep its length.
  await app.register(compress, {
    threshold: WORTH_COMPRESSING,
    customTypes: /^application\/json/,
    encodings: [...ENCODINGS],
    globalDecompression: false,
  })
  // The writer of uploads counts the bytes and stops at once; the parser would read on to the end.
  await app.register(multipart, { throwFileSizeLimit: false })
  return app
}

/** A body that is read by events leaves the context of its request, so it is entered again before the handler. */
function logWithRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withinRequest(request.id, done))
  app.addHook('preHandler', (request, _reply, done) => withinRequest(request.id, done))
}

/** Clients need no headers about the limit, and a refusal's `Retry-After` is set with the others. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
}

const limits = {
  max: REQUESTS_PER_MINUTE,
  timeWindow: '1 minute',
  addHeaders: NO_HEADERS,
  addHeadersOnExceeding: NO_HEADERS,
  errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
    new Refusal('too_many_attempts', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
}
