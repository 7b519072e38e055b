import { ERROR_STATUS, type ErrorCode } from '@diatrivi/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage } from '../../language.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { asRefusal } from './as-refusal.ts'
import { errorBody } from './error-body.ts'

/** Gives every failure the same shape: refusals of services, of the framework, and errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('route_not_found'), request, reply))
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  const status = ERROR_STATUS[refusal.code]
  request.refusal = refusal.code
  if (status >= 500) request.log.error({ err: error, req: request }, 'the request failed')

  for (const header of HEADERS_OF_A_SUCCESS) reply.removeHeader(header)
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  if (UNAUTHENTICATED.has(refusal.code)) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, preferredLanguage(request.headers['accept-language']), request.id))
}

/** Headers that a handler may have set before it failed, and that would be wrong on the refusal. */
const HEADERS_OF_A_SUCCESS = [
  'etag',
  'content-disposition',
  'content-length',
  'content-range',
  'x-total-count',
  'accept-ranges',
]

const UNAUTHENTICATED: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'session_expired'])
