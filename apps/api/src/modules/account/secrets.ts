import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { ACTIVATION_CODE_LENGTH } from '@diatrivi/domain/account/activation'

/** Codes and links are kept as keyed hashes, because a plain hash of six digits is found by trying a million. */
export function keyedHashes(secret: string) {
  const keyedHash = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  return {
    /** @param whose an account, or the address that the code went to */
    ofCode: (use: 'activation' | 'email', whose: number | string, code: string) =>
      keyedHash(`${use}:${whose}:${code}`),
    ofToken: (use: 'token' | 'email-cancel', token: string) => keyedHash(`${use}:${token}`),
  }
}

/** A short code, to be typed. */
export function newCode(): string {
  return String(randomInt(10 ** ACTIVATION_CODE_LENGTH)).padStart(ACTIVATION_CODE_LENGTH, '0')
}

/** A long code, inside a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
