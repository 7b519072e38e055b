import { loggedPath } from '@diatrivi/contract/logged-address'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Where the log goes, and from which weight on. */
export interface LogTarget {
  level: string
  stream?: { write(line: string): void }
}

/** Lines of JSON as the API writes them. Of an address nothing but its path is written: what lets people in is not. */
export function loggerOptions(target: LogTarget) {
  return {
    ...target,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, url: loggedPath(url) }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
    },
  }
}

/** One line a request: what was asked, and what became of it. The caller is not logged. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Logged when the request is over, with the rest.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ req: request, res: reply, milliseconds, ...(error ? { err: error } : {}) }, 'request')
  }
}
