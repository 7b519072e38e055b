import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { SECOND } from '../durations.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the endpoint in the contract. A probe, a document and an address that nothing serves have none. */
    endpoint?: string
    /** Whether its answer stays open, so that its end says nothing of how fast it was. */
    isStream?: boolean
  }
}

/** Seconds from what a person does not notice to what the server ends. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Counts every request by the name of its endpoint. Never by its address, which names people and theses and has no end
 * of values; whatever is no endpoint shares the name `other`.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'diatrivi_http_requests_total',
    help: 'Requests that were answered, by endpoint and status.',
    labelNames: ['endpoint', 'code'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'diatrivi_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by endpoint. Streams are left out.',
    labelNames: ['endpoint'] as const,
    buckets: BUCKETS,
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint = 'other', isStream = false } = request.routeOptions.config ?? {}
    requests.inc({ endpoint, code: reply.statusCode })
    if (!isStream) durations.observe({ endpoint }, reply.elapsedTime / SECOND)
  })
}
