/** Under this name the entry of the history keeps the token of a link in a mail: `first-paint/inline.ts` puts it there. */
export const LINK_TOKEN = 'linkToken'

/**
 * The token of the link by which this page was opened. It leaves the address before any other script runs, so that it
 * is not copied, shown or sent along with the address; in the entry of the history it outlives a reload.
 */
export function linkToken(address: string): string | null {
  const { pathname, searchParams } = new URL(address)
  const kept: unknown = pathname === window.location.pathname ? window.history.state?.[LINK_TOKEN] : undefined
  return typeof kept === 'string' ? kept : searchParams.get('token')
}
