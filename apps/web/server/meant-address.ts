import { decoded } from '@diatrivi/contract/decoded'

/** Mail programs take into a link what ends a sentence, or closes a bracket, behind it. No address of a page ends so. */
const BEHIND_A_LINK = /[\s.,;:!>)\]}"'»”’]+$/

/** The part of the rest of an address that our own links have, and nothing that would be another address. */
const REST = /^[?#][\w.=&~-]+/

/** Whether a mail program has left something behind the path. */
export function endsInPunctuation(path: string): boolean {
  return BEHIND_A_LINK.test(decoded(path))
}

/**
 * The address that was meant by one that no page answers: gateways and mail programs encode the sign before its rest,
 * once or twice, so that the rest reaches the server as part of the path. Null where there is nothing to mend.
 */
export function meantAddress(url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  const plain = decoded(path)
  const start = plain.search(/[?#]/)
  const visible = (start === -1 ? plain : plain.slice(0, start)).replace(BEHIND_A_LINK, '')
  // Letters that are still encoded stand in no link of ours.
  if (visible.includes('%')) return null
  // Two slashes in front would be the name of another server.
  const segments = visible.split(/[/\\]+/).filter((segment) => segment !== '')
  const pathname = `/${segments.map(encodeURIComponent).join('/')}`
  const [rest = query === undefined ? '' : `?${query}`] =
    REST.exec(plain.slice(start === -1 ? plain.length : start)) ?? []
  const meant = pathname + rest
  return meant === url ? null : meant
}
