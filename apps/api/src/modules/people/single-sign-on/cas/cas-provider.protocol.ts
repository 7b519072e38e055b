import { isValidEmail } from '@diatrivi/domain/people/account/email'
import { xpath } from '@node-saml/node-saml/lib/xml.js'
import type { Clock } from '../../../../platform/clock.ts'
import type { CasSettings } from '../../../../platform/config/single-sign-on.ts'
import { SECOND } from '../../../../platform/durations.ts'
import type { Logger } from '../../../../platform/logging/logger.ts'
import type { ProviderSessionName } from '../../account/provider-session.model.ts'
import { type ATTRIBUTES, valuesOf } from '../attributes.protocol.ts'
import { textIn, textsIn } from '../claims.protocol.ts'
import type { Named } from '../named.model.ts'
import { type Provider, ProviderRefused, ProviderUnavailable } from '../provider.model.ts'
import { beginningOf } from '../saml/provider-metadata.protocol.ts'
import { readSamlXml } from '../saml/saml-xml.protocol.ts'

const TIMEOUT = 10 * SECOND

const SUCCESS = "/*[local-name()='serviceResponse']/*[local-name()='authenticationSuccess']"
const FAILURE = "/*[local-name()='serviceResponse']/*[local-name()='authenticationFailure']"
const ENDED_TICKET = "/*[local-name()='LogoutRequest']/*[local-name()='SessionIndex']"

interface Dependencies {
  settings: CasSettings
  sessionFor: number
  clock: Clock
  log: Logger
}

export interface CasProvider extends Provider {
  /** Which session the server has ended, by the ticket that opened it. Throws `ProviderRefused`. */
  readLogout(message: string): Promise<ProviderSessionName>
}

/** What the server answers to a ticket that holds. */
interface Validated {
  user: string
  /** The values by the name of each attribute. */
  said: Readonly<Record<string, string[]>>
}

/**
 * CAS 3: the browser brings a ticket, and the server is asked whose it is. Nothing is signed: what it says is believed
 * because the address is of https and stands in the settings.
 */
export function casProvider({ settings, sessionFor, clock, log }: Dependencies): CasProvider {
  const { url } = settings

  async function validate(service: string, ticket: string, renew: boolean): Promise<Validated> {
    const answer = await ask(casAddress(url, 'p3/serviceValidate', { service, ticket, ...renewing(renew) }))
    if (answer.status >= 500) throw unavailable(new Error(`answered with ${answer.status}`), log)
    const document = await readSamlXml(await beginningOf(answer))
    const [failure] = xpath.selectElements(document, FAILURE)
    if (failure !== undefined) throw new ProviderRefused(failure.getAttribute('code') ?? 'a failure')
    const [success] = xpath.selectElements(document, SUCCESS)
    const user = success && textOf(xpath.selectElements(success, "./*[local-name()='user']")[0])
    if (!success || !user) throw new ProviderRefused('no person')
    return { user, said: attributesIn(success) }
  }

  async function ask(address: string): Promise<Response> {
    try {
      return await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    } catch (error) {
      throw unavailable(error, log)
    }
  }

  return {
    begin: async ({ state, returnTo, provesSession }) =>
      casAddress(url, 'login', { service: serviceOf(returnTo, state), ...renewing(provesSession !== null) }),

    async name({ state, returnTo, provesSession }, returned): Promise<Named> {
      try {
        const ticket = returned.get('ticket') ?? ''
        if (returned.get('state') !== state || ticket === '') throw new ProviderRefused('another sign-in')
        const isRenewed = provesSession !== null
        const { user, said } = await validate(serviceOf(returnTo, state), ticket, isRenewed)
        const until = new Date(clock.now().getTime() + sessionFor).toISOString()
        // A server that was asked to renew takes a ticket only of a person who has just signed in.
        const authenticatedAt = momentIn(said.authenticationDate) ?? (isRenewed ? clock.now() : null)
        return {
          issuer: url,
          subject: user,
          ...personIn(said),
          authenticatedAt: authenticatedAt?.toISOString() ?? null,
          session: { provider: 'cas', subject: user, index: ticket, logoutHint: ticket, until },
        }
      } catch (error) {
        throw refused(error, 'a sign-in by CAS was refused', log)
      }
    },

    endSession: async (_hint, returnTo) => casAddress(url, 'logout', { service: returnTo }),

    /** The ticket alone proves that the server says it: only the server and the browser of the person have seen it. */
    async readLogout(message) {
      try {
        const [ended] = xpath.selectElements(await readSamlXml(message), ENDED_TICKET)
        const ticket = textOf(ended)
        if (ticket === '') throw new ProviderRefused('no ticket')
        return { provider: 'cas', subject: null, index: ticket }
      } catch (error) {
        throw refused(error, 'a sign-out by CAS was refused', log)
      }
    },
  }
}

/** An address of the server, with what is asked behind it. */
export function casAddress(url: string, path: string, asked: Record<string, string>): string {
  return `${url.replace(/\/$/, '')}/${path}?${new URLSearchParams(asked)}`
}

/** The page to which the browser comes back; with the state in it, no ticket of another sign-in fits. */
const serviceOf = (returnTo: string, state: string) => `${returnTo}?${new URLSearchParams({ state })}`

const renewing = (isAsked: boolean) => (isAsked ? { renew: 'true' } : {})

const textOf = (element: Element | undefined) => element?.textContent?.trim() ?? ''

function attributesIn(success: Element): Record<string, string[]> {
  const said = new Map<string, string[]>()
  for (const element of xpath.selectElements(success, "./*[local-name()='attributes']/*")) {
    said.set(element.localName, [...(said.get(element.localName) ?? []), textOf(element)])
  }
  return Object.fromEntries(said)
}

/** Java writes the name of the zone behind a moment, in brackets. */
function momentIn(texts: string[] | undefined): Date | null {
  const moment = new Date(texts?.[0]?.replace(/\[.*$/, '') ?? '')
  return Number.isNaN(moment.getTime()) ? null : moment
}

function personIn(attributes: Validated['said']): Pick<Named, 'claims' | 'firstName' | 'surname'> {
  const said = (name: keyof typeof ATTRIBUTES) => valuesOf(name, 'ldap', attributes)
  const email = textIn(said('email'))
  return {
    claims: {
      email: email !== '' && isValidEmail(email) ? email : null,
      // The institution hands these addresses out itself; the domains say which it may speak for.
      isEmailVerified: email !== '',
      homeOrganisation: textIn(said('homeOrganisation')) || null,
      affiliations: textsIn(said('affiliations')),
    },
    firstName: textIn(said('firstName')),
    surname: textIn(said('surname')),
  }
}

/** Neither address nor answer is logged: the ticket stands in them. */
function unavailable(error: unknown, log: Logger): ProviderUnavailable {
  const { name, cause } = error instanceof Error ? error : { name: 'unknown', cause: undefined }
  const { code } = (cause ?? {}) as { code?: unknown }
  log.warn({ error: name, code }, 'the server of CAS does not answer: see CAS_URL')
  return new ProviderUnavailable('no answer', { cause: error })
}

function refused(error: unknown, what: string, log: Logger): ProviderRefused | ProviderUnavailable {
  if (error instanceof ProviderUnavailable) return error
  log.warn({ reason: error instanceof Error ? error.message.slice(0, 100) : 'unknown' }, what)
  return new ProviderRefused('refused', { cause: error })
}
