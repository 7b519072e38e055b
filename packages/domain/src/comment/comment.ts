/** A `return` is the reason with which the instructor sent the step back. */
export const COMMENT_KINDS = ['comment', 'return'] as const
export type CommentKind = (typeof COMMENT_KINDS)[number]

/** A comment says something: at least one character, at most so many, and a file beside them if need be. */
export const COMMENT_MAX = 4000

export const BEGINNING_LENGTH = 140

/** How a comment begins, on one line: enough to know what it is about where there is no room for the whole. */
export function commentBeginning(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= BEGINNING_LENGTH) return characters.join('')
  return `${characters
    .slice(0, BEGINNING_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}
