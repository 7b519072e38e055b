import type { FastifyInstance } from 'fastify'

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
