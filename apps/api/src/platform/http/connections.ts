import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '../durations.ts'
import type { Logger } from '../logging/logger.ts'

/** More than the tabs of a large university; each costs some ten kilobytes. */
export const MOST_CONNECTIONS = 5_000

/** How long the head of a request may take, and how often that is looked after. */
export const HEAD_TIMES = { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND }

/** Beyond the cap a new connection is closed at once, and those that are open go on. */
export function capConnections(app: FastifyInstance, log: Logger, most = MOST_CONNECTIONS): void {
  let isFull = false
  app.server.maxConnections = most
  app.server.on('drop', () => {
    if (!isFull) log.warn({ connections: most }, 'new connections are closed, for too many are open')
    isFull = true
  })
  app.server.on('connection', () => {
    isFull = false
  })
}

/**
 * A server that stops ends the connections that have brought no request, such as browsers open in advance: Node counts them
 * among the busy ones, and would wait until their clients give them up.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy()
    else unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of unused) socket.destroy()
  })
}
