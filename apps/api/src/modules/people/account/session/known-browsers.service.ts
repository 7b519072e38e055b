import { createHmac, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../../../platform/clock.ts'
import { DAY } from '../../../../platform/durations.ts'
import type { AccountRow } from '../account.model.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'diatrivi'
/** A token of a browser says so, and is no session; a session's says what it is for, and is no browser's. */
const USE = 'browser'
/** From the latest sign-in there. */
const REMEMBERED = 180 * DAY

type Owner = Pick<AccountRow, 'id' | 'passwordHash'>

/**
 * The tokens of browsers in which an account has signed in. They are bound to the account and to its password, so that
 * a new password ends them all, and they admit to nothing: wrong passwords with one are counted apart from strangers'.
 */
export function knownBrowsers({ secret, clock }: { secret: string; clock: Clock }) {
  const key = new TextEncoder().encode(secret)
  const passwordMark = ({ passwordHash }: Owner) =>
    createHmac('sha256', secret).update(`browser:${passwordHash}`).digest('base64url')

  async function read(token: string, owner: Owner): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        subject: String(owner.id),
        requiredClaims: ['exp', 'jti'],
        currentDate: clock.now(),
      })
      const isOurs = payload.use === USE && payload.password === passwordMark(owner)
      return isOurs ? (payload.jti ?? null) : null
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

  return {
    /** A token for the browser, which keeps its number where it had one, and with it what was counted there. */
    remember: (owner: Owner, browser: string | null): Promise<string> =>
      new SignJWT({ use: USE, password: passwordMark(owner) })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(String(owner.id))
        .setJti(browser ?? randomUUID())
        .setExpirationTime(new Date(clock.now().getTime() + REMEMBERED))
        .sign(key),

    /** The number of the browser; null where no token is of this account and its present password. */
    async recognise(tokens: readonly string[], owner: Owner): Promise<string | null> {
      for (const token of tokens) {
        const browser = await read(token, owner)
        if (browser !== null) return browser
      }
      return null
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>
