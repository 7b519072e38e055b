import type { ErrorCode } from '@diatrivi/contract/errors'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, for its line in the log. */
    refusal: ErrorCode | null
  }
}

/** One line a request: what was asked, how it ended, how long it took. Who asked is not written down. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Told when it is over, with the rest.
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
