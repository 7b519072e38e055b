import { IDEMPOTENCY_HEADER } from '@diatrivi/contract/creating-calls'
import { TOTAL_COUNT_HEADER } from '@diatrivi/contract/paging'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also from pages of other sites; what comes is proved by its signature alone. */
    takesForeignForms?: boolean
  }
}

const A_DAY = 86_400

/** Admits the pages of the web app and our own; a page from elsewhere is refused before anything is done. */
export async function allowOrigins(app: FastifyInstance, webOrigins: readonly string[]): Promise<void> {
  const allowed = new Set(webOrigins)
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    // A provider sends its answer by a form of its own page.
    if (request.routeOptions.config.takesForeignForms === true) return
    if (origin !== undefined && !allowed.has(origin) && !isOwn(origin, request)) {
      throw new Refusal('origin_not_allowed')
    }
  })
  await app.register(cors, {
    origin: [...allowed],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Accept-Language',
      'If-Match',
      IDEMPOTENCY_HEADER,
      'If-None-Match',
      'Range',
    ],
    // By the date a page knows the day, whatever the clock of its reader says.
    exposedHeaders: [
      TOTAL_COUNT_HEADER,
      'Date',
      'ETag',
      'Retry-After',
      'Content-Disposition',
      'X-Request-Id',
    ],
    maxAge: A_DAY,
  })
}

/** The readable document of the API is served by the API, and its "try it out" sends our own address. */
function isOwn(origin: string, request: FastifyRequest): boolean {
  const { host } = request.headers
  // `Origin: null` has no host either.
  return host !== undefined && URL.parse(origin)?.host === host
}
