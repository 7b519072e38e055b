import { decoded } from './decoded.ts'

/** How many random bytes the code of a link has, and how many letters they are. */
export const LINK_CODE_BYTES = 20
export const LINK_CODE_LENGTH = lettersOf(LINK_CODE_BYTES)
/** The same of the token of a link for a person with an account. */
export const LINK_TOKEN_BYTES = 32
export const LINK_TOKEN_LENGTH = lettersOf(LINK_TOKEN_BYTES)

/** In base64url, without its padding. */
function lettersOf(bytes: number): number {
  return Math.ceil((bytes * 8) / 6)
}

/** The token of a link as it was found in an address, whatever a gateway or a mail program has made of it. */
export function readLinkToken(text: string): string | null {
  return /^[\s<]*([\w-]+)/.exec(decoded(text))?.[1] ?? null
}
