import type { PAGES } from '@diatrivi/contract/web-addresses'

/** Under this name the entry of the history keeps the token of a link in a mail: `first-paint/inline.ts` puts it there. */
export const LINK_TOKEN = 'linkToken'

/** Written out, so that the script in every page brings no table of pages along. */
export const RETURN_PAGE: typeof PAGES.institutionalSignIn = '/login/institution'

/** Of people without an account; the code of their link is the fragment, which no server is sent. */
export const SEAT_PAGE: typeof PAGES.seat = '/s'

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
  const { pathname, searchParams } = new URL(address)
  const kept: unknown = pathname === window.location.pathname ? window.history.state?.[LINK_TOKEN] : undefined
  return typeof kept === 'string' ? kept : searchParams.get('token')
}
