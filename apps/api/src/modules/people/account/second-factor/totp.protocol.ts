import {
  SECOND_FACTOR_CODE_LENGTH,
  SECOND_FACTOR_DRIFT_STEPS,
  SECOND_FACTOR_STEP_SECONDS,
} from '@diatrivi/domain/people/account/second-factor'
import { Secret, TOTP } from 'otpauth'

/** What every application understands, whatever else it offers. */
const KIND = {
  algorithm: 'SHA1',
  digits: SECOND_FACTOR_CODE_LENGTH,
  period: SECOND_FACTOR_STEP_SECONDS,
}
const SECRET_BYTES = 20
/** How the account is listed in the application. */
const ISSUER = 'Diatrivi'

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What stands in the picture that the telephone reads. */
export function totpUri(secret: string, username: string): string {
  return new TOTP({ ...KIND, issuer: ISSUER, label: username, secret }).toString()
}

/** The step of time that a code is of; null for a code that is none of now. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...KIND,
    token: typed.replace(/\s/g, ''),
    secret: Secret.fromBase32(secret),
    timestamp,
    window: SECOND_FACTOR_DRIFT_STEPS,
  })
  return delta === null ? null : TOTP.counter({ ...KIND, timestamp }) + delta
}
