import type { FastifyInstance } from 'fastify'

/** The end of a server that others can take over from: before it closes it says so, and goes on serving meanwhile. */
export interface Drain {
  /** From now on the probe of readiness fails, and connections end with the answer that they carry. */
  begin(): void
  hasBegun(): boolean
  /** Where another process serves at the same address, so that the probe need not fail. */
  endConnections(): void
  endsConnections(): boolean
}

export function newDrain(): Drain {
  let hasBegun = false
  let endsConnections = false
  return {
    begin: () => {
      hasBegun = true
      endsConnections = true
    },
    hasBegun: () => hasBegun,
    endConnections: () => {
      endsConnections = true
    },
    endsConnections: () => endsConnections,
  }
}

/**
 * Sends clients away with their next answer, so that none asks over a connection that is about to be closed. Idle
 * connections are closed by the framework.
 */
export function endConnectionsOnDrain(app: FastifyInstance, drain: Drain): void {
  app.addHook('preClose', async () => drain.begin())
  app.addHook('onSend', async (_request, reply) => {
    if (drain.endsConnections()) reply.header('connection', 'close')
  })
}
