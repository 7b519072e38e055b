import { createServer, type Server, type ServerResponse } from 'node:http'
import { hostNamesOf, isAllowedHost } from '@diatrivi/settings/hosts'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import { StartupError, systemCode } from '../startup-error.ts'
import type { Metrics } from './metrics.ts'

const NAME_UNKNOWN =
  'The metrics are not served under that name: the operator adds the name to ALLOWED_HOSTS.\n'

/** Milliseconds for a whole request, which has no body. */
const LONGEST_REQUEST = 10_000

export interface MetricsServer {
  close(): Promise<void>
}

/**
 * `GET /metrics` on a port of its own, so that no proxy makes the figures public by accident, and under the names of the
 * installation only, so that no page of a stranger reads them.
 */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  {
    metrics,
    log,
    hostNames,
  }: { metrics: Pick<Metrics, 'registry' | 'text'>; log: Logger; hostNames: string[] },
): Promise<MetricsServer> {
  const names = hostNamesOf([], [...hostNames, host])
  const server = createServer({ requestTimeout: LONGEST_REQUEST }, (request, response) => {
    if (!isAllowedHost(names, request.rawHeaders)) return answer(response, 403, NAME_UNKNOWN)
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    if (!isAsked) return answer(response, 404, 'Only GET /metrics is answered here.\n')
    metrics.text().then(
      (text) => answer(response, 200, text, metrics.registry.contentType),
      (err: unknown) => {
        log.error({ err }, 'the metrics could not be read')
        answer(response, 500, 'The metrics could not be read.\n')
      },
    )
  })
  await listen(server, host, port)
  // It must not keep a process alive whose API could not be started.
  server.unref()
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartupError(
          `The metrics cannot be served at ${host}:${port} (${systemCode(error)}): end the program that uses it, or set METRICS_HOST or METRICS_PORT to something else.`,
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
}
