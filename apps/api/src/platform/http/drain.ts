import type { FastifyInstance } from 'fastify'

/**
 * Lets a closing server end as soon as it has answered. Connections that are idle then are closed by the framework; one
 * that carries an answer would be kept open for the next request, which will never be taken.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
