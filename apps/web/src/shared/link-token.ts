import { readLinkToken } from '@diatrivi/contract/link-code'
import type { PAGES } from '@diatrivi/contract/web-addresses'

/** Under this name the entry of the history keeps the token of a link in a mail: `first-paint/inline.ts` puts it there. */
export const LINK_TOKEN = 'linkToken'

/** Written out, so that the script in every page brings no table of pages along. */
export const RETURN_PAGE: typeof PAGES.institutionalSignIn = '/login/institution'

/** The page for people without an account; the code of their link is the fragment, which is sent to no server. */
export const SEAT_PAGE: typeof PAGES.seat = '/s'

/** The parts of an address that a `URL` and the browser's location have in common. */
export type AddressParts = Pick<URL, 'pathname' | 'search' | 'hash'>

/** Whether an address is that of the page: the router does not look at its case, nor at a slash behind it. */
export function isPage(pathname: string, page: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === page
}

/** The token of a link in the address, as a gateway or a mail program has left it; null where there is none. */
export function tokenInAddress({ pathname, search, hash }: AddressParts): string | null {
  if (isPage(pathname, SEAT_PAGE)) return hash.slice(1) || null
  // Gateways also encode the sign between the name and the token.
  const named = new URLSearchParams(search.replace(/^\?token%(?:25)*3d/i, '?token=')).get('token')
  return named === null ? null : readLinkToken(named)
}

/** What the institution sent the browser back with, behind the ? or the # of the address; null where there is nothing. */
export function returnedInAddress(): string | null {
  const { search, hash } = window.location
  const kept: unknown = window.history.state?.[LINK_TOKEN]
  return typeof kept === 'string' ? kept : search || hash || null
}

/**
 * The token of the link by which this page was opened. It leaves the address before any other script runs, so that it
 * is not copied, shown or sent along with the address; in the entry of the history it outlives a reload.
 */
export function linkToken(address: string): string | null {
  const url = new URL(address)
  const kept: unknown =
    url.pathname === window.location.pathname ? window.history.state?.[LINK_TOKEN] : undefined
  return typeof kept === 'string' ? kept : tokenInAddress(url)
}
