import type { FastifyInstance } from 'fastify'

/** Says once in the log that a proxy is not named in the settings: every client then has the address of the proxy. */
export function reportUntrustedProxy(app: FastifyInstance): void {
  let isReported = false
  app.addHook('onRequest', async (request) => {
    if (isReported || request.headers['x-forwarded-for'] === undefined) return
    // A peer that is trusted brings the addresses before it too.
    if ((request.ips?.length ?? 0) > 1) return
    isReported = true
    request.log.warn(
      { peer: request.ip },
      'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and is not believed. If a proxy of yours is there, name it: until then all its clients count as one when passwords are guessed.',
    )
  })
}
