import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Where the log goes, and from which weight on. */
export interface LogTarget {
  level: string
  stream?: { write(line: string): void }
}

/** Lines of JSON as the API writes them. */
export function loggerOptions(target: LogTarget) {
  return { ...target, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }
}

/**
 * One line a request: what was asked, without the query and the addresses of people, which links of mails carry, and
 * what became of it. The caller is not logged.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Logged when the request is over, with the rest.
  }

  override requestCompleted(
    error: Error | null | undefined,
    { method, url, log }: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const asked = { req: { method, path: loggedPath(url) }, res: { statusCode } }
    log.info({ ...asked, milliseconds: Math.round(elapsedTime), ...(error ? { err: error } : {}) }, 'request')
  }
}

function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  return path.replace(/^(\/authenticateEmail)\/.*/i, '$1/[redacted]')
}
