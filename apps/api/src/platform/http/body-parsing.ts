import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'

/** JSON, or a form where an endpoint takes a file; anything else is 415. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients that always name a content type send an empty body with a DELETE.
    if (text === '') done(null, undefined)
    else parseJson(request, text.toString(), done)
  })
}

/** A few compressed bytes can be made to say what takes seconds to read, and no body of ours is long enough to be compressed. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') throw new Refusal('content_encoding_not_accepted')
  })
}
