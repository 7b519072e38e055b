import type { CommentKind } from '@diatrivi/domain/thesis/comment/comment'

export interface StepComment {
  id: number
  kind: CommentKind
  /** Plain text; its line breaks count. */
  text: string
  writtenAt: Date
  /** Null when the person has since been deleted. */
  author: { username: string; firstName: string; surname: string } | null
  /** As the person named the file that came with it, if any. */
  fileName: string | null
}
