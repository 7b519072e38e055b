import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { callerOf } from './input/caller.ts'

/** A signed message has some kilobytes. */
export const LONGEST_MESSAGE = 50_000

/** A message of SAML: behind the address, signed beside, or in a form, signed inside. */
type Message = { binding: 'redirect'; query: string } | { binding: 'post'; form: URLSearchParams }

type MessageTaker = (message: string, caller: Caller) => Promise<boolean>

export interface SignOutDesk {
  /** A browser brings what a provider of SAML says. Each returns where it goes on; absent where none is set. */
  saml:
    | {
        signOut(message: Message, state: string | null, caller: Caller): Promise<string>
        afterSignOut(state: string | null): string
      }
    | undefined
  /** A provider of OpenID Connect says it itself. False where its token does not hold. */
  openid: MessageTaker | undefined
  /** So does a server of CAS. */
  cas: MessageTaker | undefined
}

/** Where providers tell that they have signed a person out. They are no calls of ours, so they stand in no contract. */
export async function serveSignOuts(app: FastifyInstance, { saml, openid, cas }: SignOutDesk): Promise<void> {
  const config = { takesForeignForms: true }

  // A scope of its own, because no other call takes such a form.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_MESSAGE },
      (_request, text, done) => done(null, new URLSearchParams(text.toString())),
    )
    /** From server to server: the message stands in a field of the form. */
    const takeAt = (address: string, field: string, take: MessageTaker) =>
      scope.post(address, { config }, async (request, reply) => {
        const isEnded = await take(formOf(request).get(field) ?? '', callerOf(request))
        return reply
          .header('cache-control', 'no-store')
          .code(isEnded ? 200 : 400)
          .send()
      })
    if (openid !== undefined) takeAt('/login/oidc/logout', 'logout_token', openid)
    if (cas !== undefined) takeAt('/login/cas/logout', 'logoutRequest', cas)
    if (saml !== undefined) {
      const goOn = (form: URLSearchParams, message: Message, caller: Caller) => {
        const state = form.get('RelayState')
        return form.has('SAMLRequest') ? saml.signOut(message, state, caller) : saml.afterSignOut(state)
      }
      scope.get('/login/saml/logout', { config }, async (request, reply) => {
        const query = request.url.split('?')[1] ?? ''
        const place = await goOn(
          new URLSearchParams(query),
          { binding: 'redirect', query },
          callerOf(request),
        )
        return reply.header('cache-control', 'no-store').redirect(place, 303)
      })
      scope.post('/login/saml/logout', { config }, async (request, reply) => {
        const form = formOf(request)
        const place = await goOn(form, { binding: 'post', form }, callerOf(request))
        return reply.header('cache-control', 'no-store').redirect(place, 303)
      })
    }
  })
}

function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}
