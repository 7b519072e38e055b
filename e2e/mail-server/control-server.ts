import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Availability } from './availability.ts'
import type { Deliveries } from './deliveries.ts'

/** Milliseconds after which a request for a mail returns without one; the journey may ask again. */
const TIMEOUT = 10_000

interface ControlServerOptions {
  port: number
  deliveries: Deliveries
  availability: Availability
}

/** The HTTP server through which journeys read mails and take the mail server down for a while. */
export async function startControlServer({
  port,
  deliveries,
  availability,
}: ControlServerOptions): Promise<void> {
  async function answer(call: string, query: URLSearchParams): Promise<unknown> {
    const [to, known, by] = ['to', 'known', 'by'].map((name) => query.get(name) ?? '') as [
      string,
      string,
      string,
    ]
    switch (call) {
      case 'GET /':
        return 'ready'
      case 'GET /mails':
        return deliveries.deliveredTo(to, Number(known), AbortSignal.timeout(TIMEOUT))
      case 'GET /refused-connections':
        return availability.refused()
      case 'PUT /down':
        return availability.takeDown(by)
      case 'DELETE /down':
        return availability.bringUp(by)
      default:
        throw new Error(`There is no call ${call}.`)
    }
  }

  const server = createServer(({ method, url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://mail-server')
    answer(`${method} ${pathname}`, searchParams).then(
      (body) => response.end(JSON.stringify(body ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
