import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { ProviderRefused } from '../provider.model.ts'

/** What a logout token must say: OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const Claims = z.object({
  jti: z.string().min(1),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.object({}) }),
  /** An id token has one: it must not be taken for a logout. */
  nonce: z.undefined().optional(),
})

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const HOLDS_FOR = '2m'
const CLOCK_TOLERANCE_SECONDS = 60

interface Expected {
  issuer: string
  clientId: string
  keys: JWTVerifyGetKey
  now: Date
}

/** The person and the session that a provider has signed out. Throws where the token does not hold. */
export async function readLogoutToken(token: string, { issuer, clientId, keys, now }: Expected) {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    maxTokenAge: HOLDS_FOR,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: now,
  })
  const { sub = null, sid = null } = Claims.parse(payload)
  if (sub === null && sid === null) throw new ProviderRefused('neither a person nor a session')
  return { subject: sub, index: sid }
}
