import type { ErrorCode } from '@diatrivi/contract/errors'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, for its line in the log. */
    refusal: ErrorCode | null
  }
}

/** One line a request: address, outcome and duration. The caller is not logged. */
export class RequestLog extends LogController {
  /** The rest is known when the request is over; a look at details wants those, too, that never end. */
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'a request begins')
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { refusal } = request
    request.log.info(
      {
        req: request,
        res: reply,
        milliseconds: Math.round(reply.elapsedTime),
        ...(refusal === null ? {} : { refusal }),
        ...(error ? { err: error } : {}),
      },
      'request',
    )
  }
}

export function rememberRefusals(app: FastifyInstance): void {
  app.decorateRequest('refusal', null)
}
