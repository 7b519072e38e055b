import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import { StartupError, systemCode } from '../startup-error.ts'
import type { Metrics } from './metrics.ts'

/** Milliseconds for a whole request, which has no body. */
const LONGEST_REQUEST = 10_000

export interface MetricsServer {
  close(): Promise<void>
}

/** `GET /metrics` on a port of its own, so that no proxy makes the figures public by accident. */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  { metrics, log }: { metrics: Metrics; log: Logger },
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: LONGEST_REQUEST }, (request, response) => {
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
