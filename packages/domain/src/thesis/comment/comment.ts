/** A `return` is the reason with which the instructor sent the step back. */
export const COMMENT_KINDS = ['comment', 'return'] as const
export type CommentKind = (typeof COMMENT_KINDS)[number]

/** A comment has at least one character, at most so many, and may have a file. */
export const COMMENT_MAX = 4000

export const BEGINNING_LENGTH = 140

/** The beginning of a comment on one line, for places too small for the whole. */
export function commentBeginning(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  if (characters.length <= BEGINNING_LENGTH) return characters.join('')
  return `${characters
    .slice(0, BEGINNING_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}
