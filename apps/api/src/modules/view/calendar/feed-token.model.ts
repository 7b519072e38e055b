import { createHash, randomBytes } from 'node:crypto'
import { LINK_TOKEN_BYTES } from '@diatrivi/contract/link-code'

/** What lets a calendar program in: it cannot be guessed. */
export function newFeedToken(): string {
  return randomBytes(LINK_TOKEN_BYTES).toString('base64url')
}

/** Drawn and long, so that a plain hash holds whatever becomes of the secrets. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(`calendar-feed:${token}`).digest('hex')
}
