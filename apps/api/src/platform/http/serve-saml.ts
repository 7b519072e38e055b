import type { FastifyInstance } from 'fastify'

/** A signed answer with its attributes has some ten kilobytes; 100 kB of XML, the most that is read, fit into this form. */
export const LONGEST_ANSWER = 160_000

/** What the provider of SAML meets of this installation. */
export interface SamlDesk {
  metadata(): string
  /** Takes an answer, and returns where the browser goes on; null where no browser waits for one. */
  take(answer: string, state: string): Promise<string | null>
  /** Where a browser goes when its answer is not expected. */
  elsewhere: string
}

/** The two addresses that a provider of SAML is told of. They are no calls of ours, so they stand in no contract. */
export async function serveSaml(app: FastifyInstance, desk: SamlDesk): Promise<void> {
  app.get('/login/saml/metadata', async (_request, reply) =>
    reply.type('application/samlmetadata+xml').send(desk.metadata()),
  )

  // A scope of its own, because no other call takes such a form.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_ANSWER },
      (_request, text, done) => done(null, new URLSearchParams(text.toString())),
    )
    scope.post('/login/saml', { config: { takesForeignForms: true } }, async ({ body }, reply) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams()
      const answer = form.get('SAMLResponse')
      const state = form.get('RelayState')
      const place = answer === null || state === null ? null : await desk.take(answer, state)
      return reply.header('cache-control', 'no-store').redirect(place ?? desk.elsewhere, 303)
    })
  })
}
