import { createHash, randomBytes } from 'node:crypto'
import { LINK_CODE_BYTES } from '@diatrivi/contract/link-code'

/** The code of a new link, which is kept nowhere. */
export function newLinkCode(): string {
  return randomBytes(LINK_CODE_BYTES).toString('base64url')
}

/** A code of 160 random bits is not found by trying, so that its hash needs no key. Codes of one use open no other. */
export function hashOfLinkCode(use: 'seat-link' | 'commissioner-link', code: string): string {
  return createHash('sha256').update(`${use}:${code}`).digest('hex')
}
