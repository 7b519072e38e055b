/** A `return` is the reason with which the instructor sent the step back. */
export const COMMENT_KINDS = ['comment', 'return'] as const
export type CommentKind = (typeof COMMENT_KINDS)[number]

/** A comment says something: at least one character, at most so many, and a file beside them if need be. */
export const COMMENT_MAX = 4000
