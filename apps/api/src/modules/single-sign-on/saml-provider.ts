import { isValidEmail } from '@diatrivi/domain/account/email'
import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { Clock } from '../../platform/clock.ts'
import type { SingleSignOn } from '../../platform/config/single-sign-on.ts'
import { MINUTE } from '../../platform/durations.ts'
import type { Logger } from '../../platform/logging/logger.ts'
import { textIn, textsIn } from './claims.ts'
import type { Named } from './named.ts'
import { type Provider, ProviderRefused } from './provider.ts'
import { signedFacts } from './saml-assertion.ts'
import { ticketHash } from './ticket.ts'

/** How far the clock of a provider may be from ours. */
const CLOCK_TOLERANCE = MINUTE

/** By their names in LDAP and by their OIDs, as federations write them. What is not named here is never read, nor kept. */
const ATTRIBUTES = {
  mail: ['mail', 'urn:oid:0.9.2342.19200300.100.1.3'],
  affiliation: ['eduPersonAffiliation', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1'],
  homeOrganisation: ['schacHomeOrganization', 'urn:oid:1.3.6.1.4.1.25178.1.2.9'],
  firstName: ['givenName', 'urn:oid:2.5.4.42'],
  surname: ['sn', 'urn:oid:2.5.4.4'],
  subject: ['urn:oasis:names:tc:SAML:attribute:subject-id', 'urn:oasis:names:tc:SAML:attribute:pairwise-id'],
} as const

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

interface Dependencies {
  settings: NonNullable<SingleSignOn['saml']>
  apiUrl: string
  sessionFor: number
  clock: Clock
  log: Logger
}

/** SAML 2.0: its answer comes to the API, and a code stands for it in the address of the page. */
export interface SamlProvider extends Provider {
  /** Reads an answer for the sign-in with that state. Throws `ProviderRefused`. */
  read(answer: string, state: string): Promise<Named>
  /** What the provider is told of us. */
  metadata(): string
}

export function samlProvider({ settings, apiUrl, sessionFor, clock, log }: Dependencies): SamlProvider {
  const callbackUrl = `${apiUrl}/login/saml`
  const issuer = `${callbackUrl}/metadata`

  function sessionUntil(end: Date | null): Date {
    const longest = new Date(clock.now().getTime() + sessionFor)
    return end !== null && end < longest ? end : longest
  }

  /** The request of a sign-in is named after its state, so that an answer to any other is refused. */
  function speaker(state: string, forceAuthn = false): SAML {
    const requestId = `_${state}`
    return new SAML({
      callbackUrl,
      issuer,
      audience: issuer,
      entryPoint: settings.url,
      idpCert: settings.certificate,
      idpIssuer: settings.entityId,
      // One of the two must be signed; which one differs between providers. Unsigned answers are refused.
      wantAuthnResponseSigned: false,
      wantAssertionsSigned: false,
      validateInResponseTo: ValidateInResponseTo.always,
      cacheProvider: {
        saveAsync: async (_key, value) => ({ value, createdAt: clock.now().getTime() }),
        getAsync: async (key) => (key === requestId ? clock.now().toISOString() : null),
        removeAsync: async (key) => key,
      },
      generateUniqueId: () => requestId,
      acceptedClockSkewMs: CLOCK_TOLERANCE,
      identifierFormat: null,
      forceAuthn,
      disableRequestedAuthnContext: true,
      signatureAlgorithm: 'sha256',
    })
  }

  return {
    begin: ({ state, provesSession }) =>
      speaker(state, provesSession !== null).getAuthorizeUrlAsync(state, undefined, {}),

    async read(answer, state) {
      try {
        const { profile } = await speaker(state).validatePostResponseAsync({ SAMLResponse: answer })
        if (profile === null) throw new ProviderRefused('no person')
        if (profile.issuer !== settings.entityId) throw new ProviderRefused('another provider')
        const { answers, sessionEnd, authenticatedAt } = signedFacts(profile.getAssertion?.())
        // Of the signed part: the library takes that of the envelope, which may be unsigned.
        const isOurs = answers.some(
          ({ request, recipient }) => request === `_${state}` && recipient === callbackUrl,
        )
        if (!isOurs) throw new ProviderRefused('an answer to another request')
        return {
          ...namedIn(profile, settings.entityId, sessionUntil(sessionEnd)),
          authenticatedAt: authenticatedAt?.toISOString() ?? null,
        }
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'a sign-in by SAML was refused',
        )
        throw new ProviderRefused('refused', { cause: error })
      }
    },

    /** What the API has read before; the code shows that the browser is the one that brought it. */
    async name({ named, codeHash }, returned) {
      const code = returned.get('code')
      const isRight = code !== null && codeHash === ticketHash('code', code)
      if (!isRight || named === null) throw new ProviderRefused('no answer, or that of another sign-in')
      return named
    },

    endSession: async () => null,

    metadata: () => speaker('metadata').generateServiceProviderMetadata(null, null),
  }
}

function namedIn(profile: Profile, issuer: string, until: Date): Omit<Named, 'authenticatedAt'> {
  const said = (name: keyof typeof ATTRIBUTES) =>
    ATTRIBUTES[name].map((one) => profile[one]).find((value) => value !== undefined)
  const email = textIn(said('mail'))
  const lasting = profile.nameIDFormat === TRANSIENT ? '' : profile.nameID
  const subject = textIn(said('subject')) || lasting
  if (subject === '') throw new ProviderRefused('no lasting name of the person')
  return {
    issuer,
    subject,
    claims: {
      email: email !== '' && isValidEmail(email) ? email : null,
      // The institution hands these addresses out itself; the domains say which it may speak for.
      isEmailVerified: email !== '',
      homeOrganisation: textIn(said('homeOrganisation')) || null,
      affiliations: textsIn(said('affiliation')),
    },
    firstName: textIn(said('firstName')),
    surname: textIn(said('surname')),
    session: { provider: 'saml', logoutHint: null, until: until.toISOString() },
  }
}
