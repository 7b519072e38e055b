import { createHash, randomInt } from 'node:crypto'
import { normaliseRecoveryCode, RECOVERY_CODES } from '@diatrivi/domain/people/account/second-factor'

/** Without the letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
/** Some 119 bits: no guess meets one, and no reader of the hashes finds one. */
const LENGTH = 24
const GROUPS = /.{4}(?=.)/g

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const drawn = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    return drawn.join('').replace(GROUPS, '$&-')
  })
}

export function recoveryCodeHash(accountId: number, typed: string): string {
  return createHash('sha256')
    .update(`recovery:${accountId}:${normaliseRecoveryCode(typed)}`)
    .digest('hex')
}
