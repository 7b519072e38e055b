import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { isValidEmail } from '@diatrivi/domain/people/account/email'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import type { Clock } from '../../../../platform/clock.ts'
import type { SingleSignOn } from '../../../../platform/config/single-sign-on.ts'
import { HOUR, SECOND } from '../../../../platform/durations.ts'
import type { Logger } from '../../../../platform/logging/logger.ts'
import type { ProviderSessionName } from '../../account/provider-session.model.ts'
import { type ATTRIBUTES, valuesOf } from '../attributes.protocol.ts'
import { textIn, textsIn } from '../claims.protocol.ts'
import type { Named } from '../named.model.ts'
import { type Begun, type Provider, ProviderRefused, ProviderUnavailable } from '../provider.model.ts'
import { readLogoutToken } from './logout-token.protocol.ts'
import { discover, isPlainHttp, TIMEOUT_SECONDS } from './openid-discovery.protocol.ts'
import { codeOf, isAway, isOfAnother, isUntrusted } from './provider-away.protocol.ts'

const SCOPE = 'openid email profile'
/** How far the clock of a provider may be from ours. */
const CLOCK_TOLERANCE_SECONDS = 60
/** The first is the usual way, and the second makes the provider say when it was. */
const ASK_ANEW = { prompt: 'login', max_age: '0' }
/** What a provider says of itself is read again then. */
const KNOWN_FOR = HOUR

interface Dependencies {
  settings: NonNullable<SingleSignOn['oidc']>
  sessionFor: number
  clock: Clock
  log: Logger
}

export interface OpenidProvider extends Provider {
  /** Which sessions the provider has ended, as its token says. Throws `ProviderRefused`. */
  readLogout(token: string): Promise<ProviderSessionName>
}

/** OpenID Connect: the code flow with PKCE, state and nonce. */
export function openidProvider({ settings, sessionFor, clock, log }: Dependencies): OpenidProvider {
  const { issuer, clientId, clientSecret } = settings
  const isPlain = isPlainHttp(issuer)
  const keySets = new Map<string, JWTVerifyGetKey>()
  let known: { server: client.ServerMetadata; since: number } | undefined
  if (settings.authority !== undefined) trustAuthority(settings.authority)

  /** Looked up at the first sign-in and not at the start, so that ours starts without the provider. */
  async function serverMetadata(): Promise<client.ServerMetadata> {
    const now = clock.now().getTime()
    if (known !== undefined && now - known.since < KNOWN_FOR) return known.server
    try {
      known = { server: await discover(settings), since: now }
      return known.server
    } catch (error) {
      throw isOfAnother(error) ? ofAnother(error, log) : unavailable(error, log)
    }
  }

  /** The set looks for a key that it does not know once in half a minute at most. */
  function keysAt(address: string): JWTVerifyGetKey {
    const keys = keySets.get(address) ?? createRemoteJWKSet(new URL(address))
    keySets.set(address, keys)
    return keys
  }

  async function configuration(): Promise<client.Configuration> {
    const server = await serverMetadata()
    const metadata = {
      [client.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / SECOND),
      [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    }
    const found = new client.Configuration(server, clientId, metadata, authentication(clientSecret))
    found.timeout = TIMEOUT_SECONDS
    if (isPlain) client.allowInsecureRequests(found)
    client.enableNonRepudiationChecks(found)
    return found
  }

  return {
    async begin({ state, nonce, codeVerifier, returnTo, provesSession }: Begun) {
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(provesSession !== null && ASK_ANEW),
      })
      return url.href
    },

    async name({ state, nonce, codeVerifier, returnTo }, returned): Promise<Named> {
      const config = await configuration()
      const address = new URL(returnTo)
      address.search = returned.toString()
      try {
        const tokens = await client.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const proved = tokens.claims()
        if (proved === undefined) throw new ProviderRefused('no id token')
        const asked =
          config.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(config, tokens.access_token, proved.sub)
        const until = new Date(clock.now().getTime() + sessionFor).toISOString()
        return {
          issuer: proved.iss,
          subject: proved.sub,
          ...personIn(proved, asked),
          authenticatedAt:
            typeof proved.auth_time === 'number' ? new Date(proved.auth_time * SECOND).toISOString() : null,
          session: {
            provider: 'oidc',
            subject: proved.sub,
            index: typeof proved.sid === 'string' ? proved.sid : null,
            logoutHint: tokens.id_token ?? null,
            until,
          },
        }
      } catch (error) {
        throw isAway(error) ? unavailable(error, log) : refused(error, log)
      }
    },

    async readLogout(token) {
      const { jwks_uri } = await serverMetadata()
      const isSafe = jwks_uri !== undefined && (isPlain || jwks_uri.startsWith('https:'))
      if (!isSafe) throw new ProviderRefused('no keys')
      try {
        const of = { issuer, clientId, keys: keysAt(jwks_uri), now: clock.now() }
        return { provider: 'oidc', ...(await readLogoutToken(token, of)) }
      } catch (error) {
        throw refused(error, log)
      }
    },

    async endSession(hint, returnTo) {
      const config = await configuration()
      if (config.serverMetadata().end_session_endpoint === undefined) return null
      const url = client.buildEndSessionUrl(config, {
        id_token_hint: hint,
        post_logout_redirect_uri: returnTo,
      })
      return url.href
    },
  }
}

/** For every connection of this process, as NODE_EXTRA_CA_CERTS does: `fetch` has no such option of its own. */
function trustAuthority(certificate: string): void {
  const pem = `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`
  setDefaultCACertificates([...getCACertificates('default'), pem])
}

type Claims = Record<string, unknown>

/** What the provider said of the person when it was asked goes before what stands in the id token. */
function personIn(proved: Claims, asked: Claims): Pick<Named, 'claims' | 'firstName' | 'surname'> {
  const both = { ...proved, ...asked }
  const said = (name: keyof typeof ATTRIBUTES) => valuesOf(name, 'claims', both)
  // Whether an address is verified is said beside it: the other of the two may speak of another address.
  const { email: address, email_verified: isVerified } = asked.email === undefined ? proved : asked
  const email = textIn(address)
  return {
    claims: {
      email: email !== '' && isValidEmail(email) ? email : null,
      isEmailVerified: isVerified === true,
      homeOrganisation: textIn(said('homeOrganisation')) || null,
      affiliations: textsIn(said('affiliations')),
    },
    firstName: textIn(said('firstName')),
    surname: textIn(said('surname')),
  }
}

/** By the way that the provider names first of the two: some that name `client_secret_post` first read the other wrongly. */
function authentication(secret: string): client.ClientAuth {
  const ways = new Map([
    ['client_secret_basic', client.ClientSecretBasic(secret)],
    ['client_secret_post', client.ClientSecretPost(secret)],
  ])
  return (server, ...rest) => {
    const offered = server.token_endpoint_auth_methods_supported ?? []
    const first = offered.find((way) => ways.has(way)) ?? 'client_secret_basic'
    return ways.get(first)?.(server, ...rest)
  }
}

/** Neither message nor answer is logged whole: codes and tokens stand in them. */
function wordsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  return {
    error: error.name,
    code: code ?? codeOf(error.cause),
    said: typeof said === 'string' ? said : undefined,
  }
}

function unavailable(error: unknown, log: Logger): ProviderUnavailable {
  const what = isUntrusted(error)
    ? 'the certificate of the provider of OpenID Connect is not trusted: see OIDC_CA_CERTIFICATE'
    : 'the provider of OpenID Connect does not answer: see OIDC_ISSUER'
  log.warn(wordsOf(error), what)
  return new ProviderUnavailable('no answer', { cause: error })
}

function ofAnother(error: unknown, log: Logger): ProviderRefused {
  log.warn(wordsOf(error), 'the provider of OpenID Connect names another issuer than OIDC_ISSUER')
  return new ProviderRefused('another issuer', { cause: error })
}

function refused(error: unknown, log: Logger): ProviderRefused {
  if (error instanceof ProviderRefused) return error
  log.warn(wordsOf(error), 'a sign-in by OpenID Connect was refused')
  return new ProviderRefused('refused', { cause: error })
}
