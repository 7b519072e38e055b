import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { LINK_TOKEN_BYTES } from '@diatrivi/contract/link-code'
import { ACTIVATION_CODE_LENGTH } from '@diatrivi/domain/people/account/activation'
import type { SigningSecrets } from '../../../../platform/auth/tokens.ts'

/**
 * Codes and links are kept as hashes. Those of codes are keyed, because a plain hash of six digits is found by trying a
 * million; that of a link cannot be found, and so holds whatever becomes of the secret.
 */
export function codeHashes({ secret, previousSecret = secret }: SigningSecrets) {
  const textOf = ({ use, whose, code }: Code) => `${use}:${whose}:${code}`
  const keyedHash = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')
  return {
    ofCode: (use: Code['use'], whose: Code['whose'], code: string) =>
      keyedHash(secret, textOf({ use, whose, code })),
    /** Also of a code that was sent before the secret was changed. */
    isOfCode: (hash: string, use: Code['use'], whose: Code['whose'], code: string) =>
      [secret, previousSecret].some((key) => hash === keyedHash(key, textOf({ use, whose, code }))),
    ofToken: (use: 'token' | 'email-cancel' | 'second-factor-undo' | 'own-data', token: string) =>
      createHash('sha256').update(`${use}:${token}`).digest('hex'),
  }
}

interface Code {
  use: 'activation' | 'email'
  /** An account, or the address that the code went to. */
  whose: number | string
  code: string
}

/** A short code, to be typed. */
export function newCode(): string {
  return String(randomInt(10 ** ACTIVATION_CODE_LENGTH)).padStart(ACTIVATION_CODE_LENGTH, '0')
}

/** A long code, inside a link. */
export function newToken(): string {
  return randomBytes(LINK_TOKEN_BYTES).toString('base64url')
}
