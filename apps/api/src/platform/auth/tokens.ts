import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import { SECOND } from '../durations.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'diatrivi'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a token says. A `download` token opens one path for the session that asked for it. */
export type TokenClaims =
  | { use: 'session'; sessionId: string }
  | { use: 'download'; sessionId: string; path: string }

/** A token that we signed. */
export interface ReadToken {
  claims: TokenClaims
  expiresAt: Date
}

export interface SigningSecrets {
  secret: string
  /** The one before it: its tokens hold until they end. */
  previousSecret?: string | undefined
}

export interface Tokens {
  sign(claims: TokenClaims, expiresAt: Date): Promise<string>
  /** Null for what we never signed. */
  read(token: string): Promise<ReadToken | 'expired' | null>
}

export function tokens({ secret, previousSecret, clock }: SigningSecrets & { clock: Clock }): Tokens {
  const own = keyOf(secret)
  const keys = [own, ...(previousSecret === undefined ? [] : [keyOf(previousSecret)])]
  // A token without an id was signed before keys had one.
  const keyNamed = (id = own.id) => {
    const key = keys.find((one) => one.id === id)
    if (key === undefined) throw new errors.JWKSNoMatchingKey()
    return key.bytes
  }
  return {
    sign: ({ sessionId, ...claims }, expiresAt) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: own.id })
        .setIssuer(ISSUER)
        .setJti(sessionId)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(own.bytes),

    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['exp', 'jti'],
          currentDate: clock.now(),
        })
        const claims = claimsOf(payload)
        // In seconds, and certainly there: it is among the required ones.
        return claims && { claims, expiresAt: new Date(Number(payload.exp) * SECOND) }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'expired'
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

/** The id tells keys apart and, being a part of a hash, says nothing of them. */
function keyOf(secret: string) {
  const id = createHash('sha256').update(`id of ${secret}`).digest('base64url').slice(0, 8)
  return { id, bytes: new TextEncoder().encode(secret) }
}

function claimsOf({ jti, use, path }: Record<string, unknown>): TokenClaims | null {
  if (typeof jti !== 'string' || !UUID.test(jti)) return null
  if (use === 'session') return { use, sessionId: jti }
  return use === 'download' && typeof path === 'string' ? { use, sessionId: jti, path } : null
}
