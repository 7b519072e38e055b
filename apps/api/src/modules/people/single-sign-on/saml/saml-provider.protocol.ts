import { isValidEmail } from '@diatrivi/domain/people/account/email'
import { type Profile, type SamlConfig, ValidateInResponseTo } from '@node-saml/node-saml'
import { z } from 'zod'
import type { Clock } from '../../../../platform/clock.ts'
import type { SamlPlaces, SamlSettings } from '../../../../platform/config/single-sign-on.ts'
import { HOUR, MINUTE } from '../../../../platform/durations.ts'
import type { Logger } from '../../../../platform/logging/logger.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import type { ProviderSessionName } from '../../account/provider-session.model.ts'
import { type ATTRIBUTES, valuesOf } from '../attributes.protocol.ts'
import { textIn, textsIn } from '../claims.protocol.ts'
import type { Named } from '../named.model.ts'
import { type Provider, ProviderRefused, ProviderUnavailable } from '../provider.model.ts'
import { newTicket, ticketHash } from '../ticket.model.ts'
import { readProviderMetadata } from './provider-metadata.protocol.ts'
import { AnswerReader } from './saml-answer.protocol.ts'
import { signedFacts } from './saml-assertion.protocol.ts'
import { type LogoutMessage, LogoutReader } from './saml-logout.protocol.ts'
import { samlMetadata } from './saml-metadata.protocol.ts'
import { WeakSignature } from './saml-xml.protocol.ts'

/** How far the clock of a provider may be from ours. */
const CLOCK_TOLERANCE = MINUTE
/** What a provider says of itself is read again then. */
const KNOWN_FOR = HOUR

/** The attributes that hold a lasting name of the person, where the NameID is none. */
const SUBJECTS = [
  'urn:oasis:names:tc:SAML:attribute:subject-id',
  'urn:oasis:names:tc:SAML:attribute:pairwise-id',
] as const

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** How the session is named to the provider that is to end it. */
const LogoutHint = z.object({
  issuer: z.string(),
  nameID: z.string(),
  nameIDFormat: z.string(),
  nameQualifier: z.string().optional(),
  spNameQualifier: z.string().optional(),
  sessionIndex: z.string().optional(),
})

interface Dependencies {
  settings: SamlSettings
  apiUrl: string
  links: Pick<WebLinks, 'home' | 'privacy'>
  sessionFor: number
  clock: Clock
  log: Logger
}

/** SAML 2.0: its answer comes to the API, and a code stands for it in the address of the page. */
export interface SamlProvider extends Provider {
  /** Reads an answer for the sign-in with that state. Throws `ProviderRefused`. */
  read(answer: string, state: string): Promise<Named>
  /**
   * Returns the person whom the provider has signed out, and where the browser takes our answer to. Throws
   * `ProviderRefused`.
   */
  readLogout(
    message: LogoutMessage,
  ): Promise<{ named: ProviderSessionName; answer: (state: string) => Promise<string> }>
  /** What the provider learns of us. */
  metadata(): string
  /** Where the provider is asked, and by what it signs. Throws `ProviderUnavailable`. */
  places(): Promise<SamlPlaces>
}

export function samlProvider(deps: Dependencies): SamlProvider {
  const { settings, apiUrl, links, sessionFor, clock, log } = deps
  const callbackUrl = `${apiUrl}/login/saml`
  const logoutCallbackUrl = `${callbackUrl}/logout`
  const issuer = `${callbackUrl}/metadata`
  // The library makes lines of PEM out of the key that signs, and not out of these.
  const decryptionKeys = [settings.decryption?.key, settings.previousDecryptionKey].flatMap((key) =>
    key === undefined ? [] : [pemOf(key)],
  )

  function sessionUntil(end: Date | null): Date {
    const longest = new Date(clock.now().getTime() + sessionFor)
    return end !== null && end < longest ? end : longest
  }

  let known: { places: SamlPlaces; since: number } | undefined

  /** Metadata are read anew each hour, and the last ones hold while the provider does not answer. */
  async function places(): Promise<SamlPlaces> {
    if ('url' in settings.places) return settings.places
    const now = clock.now().getTime()
    if (known !== undefined && now - known.since < KNOWN_FOR) return known.places
    try {
      known = {
        places: await readProviderMetadata(settings.places.metadataUrl, settings.entityId),
        since: now,
      }
      return known.places
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'the metadata of the provider of SAML could not be read: see SAML_IDP_METADATA_URL',
      )
      if (known !== undefined) return known.places
      throw new ProviderUnavailable('no metadata', { cause: error })
    }
  }

  /** The request of a sign-in is named after its state, so that an answer to any other is refused. */
  const speaker = async (state: string, forceAuthn = false) =>
    new AnswerReader(await optionsOf(state, forceAuthn), decryptionKeys)

  async function optionsOf(state: string, forceAuthn = false): Promise<SamlConfig> {
    const { url, logoutUrl, certificates } = await places()
    const requestId = `_${state}`
    return {
      callbackUrl,
      issuer,
      audience: issuer,
      entryPoint: url,
      idpCert: certificates,
      idpIssuer: settings.entityId,
      // One of the two must be signed; which one differs between providers. Unsigned answers are refused. Around what is
      // encrypted it is the answer: nothing is opened that the provider has not sent, so that a stranger learns nothing of
      // the key from what we say of ciphertexts made up for it.
      wantAuthnResponseSigned: settings.decryption !== undefined,
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
      logoutCallbackUrl,
      ...(logoutUrl !== undefined && { logoutUrl }),
      ...(settings.own !== undefined && { privateKey: settings.own.key }),
      ...(decryptionKeys[0] !== undefined && { decryptionPvk: decryptionKeys[0] }),
    }
  }

  return {
    places,

    begin: async ({ state, provesSession }) =>
      (await speaker(state, provesSession !== null)).getAuthorizeUrlAsync(state, undefined, {}),

    async read(answer, state) {
      try {
        const { profile } = await (await speaker(state)).validatePostResponseAsync({ SAMLResponse: answer })
        if (profile === null) throw new ProviderRefused('no person')
        if (profile.issuer !== settings.entityId) throw new ProviderRefused('another provider')
        const { answers, sessionEnd, authenticatedAt } = signedFacts(profile.getAssertion?.())
        // The signed part counts: the library reads that of the envelope, which may be unsigned.
        const isOurs = answers.some(
          ({ request, recipient }) => request === `_${state}` && recipient === callbackUrl,
        )
        if (!isOurs) throw new ProviderRefused('an answer to another request')
        return {
          ...namedIn(profile, settings.entityId, sessionUntil(sessionEnd)),
          authenticatedAt: authenticatedAt?.toISOString() ?? null,
        }
      } catch (error) {
        throw refused(error, 'a sign-in by SAML was refused', log)
      }
    },

    /** What the API has read before; the code shows that the browser is the one that brought it. */
    async name({ named, codeHash }, returned) {
      const code = returned.get('code')
      const isRight = code !== null && codeHash === ticketHash('code', code)
      if (!isRight || named === null) throw new ProviderRefused('no answer, or that of another sign-in')
      return named
    },

    endSession: async (hint, returnTo) =>
      (await places()).logoutUrl === undefined
        ? null
        : (await speaker(newTicket())).getLogoutUrlAsync(profileIn(hint), returnTo, {}),

    async readLogout(message) {
      try {
        const reader = new LogoutReader(await optionsOf(newTicket()), decryptionKeys, {
          place: logoutCallbackUrl,
          now: clock.now,
        })
        const profile = await reader.read(message)
        return {
          named: { provider: 'saml', subject: profile.nameID, index: profile.sessionIndex ?? null },
          answer: async (state) =>
            (await speaker(newTicket())).getLogoutResponseUrlAsync(profile, state, {}, true),
        }
      } catch (error) {
        throw refused(error, 'a sign-out by SAML was refused', log)
      }
    },

    metadata: () =>
      samlMetadata(
        {
          entityId: issuer,
          answers: callbackUrl,
          logout: logoutCallbackUrl,
          home: links.home(),
          privacy: links.privacy(),
        },
        settings,
      ),
  }
}

/** The operator reads in the log what the provider has to change. */
function refused(error: unknown, what: string, log: Logger): ProviderRefused | ProviderUnavailable {
  if (error instanceof ProviderUnavailable) return error
  const wayOut = error instanceof WeakSignature ? ': let the provider sign by RSA with SHA-256' : ''
  log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, `${what}${wayOut}`)
  return new ProviderRefused('refused', { cause: error })
}

const pemOf = (key: string) => `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`

function profileIn(hint: string): Profile {
  const { nameQualifier, spNameQualifier, sessionIndex, ...named } = LogoutHint.parse(JSON.parse(hint))
  return {
    ...named,
    ...(nameQualifier !== undefined && { nameQualifier }),
    ...(spNameQualifier !== undefined && { spNameQualifier }),
    ...(sessionIndex !== undefined && { sessionIndex }),
  }
}

function namedIn(profile: Profile, issuer: string, until: Date): Omit<Named, 'authenticatedAt'> {
  const said = (name: keyof typeof ATTRIBUTES) => valuesOf(name, 'ldap', profile)
  const email = textIn(said('email'))
  const lasting = profile.nameIDFormat === TRANSIENT ? '' : profile.nameID
  const subject = textIn(SUBJECTS.flatMap((key) => profile[key] ?? [])) || lasting
  if (subject === '') throw new ProviderRefused('no lasting name of the person')
  return {
    issuer,
    subject,
    claims: {
      email: email !== '' && isValidEmail(email) ? email : null,
      // The institution hands these addresses out itself; the domains say which it may speak for.
      isEmailVerified: email !== '',
      homeOrganisation: textIn(said('homeOrganisation')) || null,
      affiliations: textsIn(said('affiliations')),
    },
    firstName: textIn(said('firstName')),
    surname: textIn(said('surname')),
    session: {
      provider: 'saml',
      subject: profile.nameID,
      index: profile.sessionIndex ?? null,
      logoutHint: JSON.stringify(LogoutHint.parse({ ...profile, issuer })),
      until: until.toISOString(),
    },
  }
}
