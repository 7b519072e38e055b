import { createHash } from 'node:crypto'

/** The tag of an answer that is known by its content. */
export function contentTag(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`
}

/**
 * Whether the caller has this very answer, by `If-None-Match`: a list of tags, any of which a proxy that compresses on
 * the way may have marked as weak.
 */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((one) => {
    const named = one.trim()
    return named === '*' || named.replace(/^W\//, '') === tag
  })
}
