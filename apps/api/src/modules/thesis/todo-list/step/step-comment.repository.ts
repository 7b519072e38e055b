import type { CommentKind } from '@diatrivi/domain/thesis/comment/comment'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { stepComment, stepCommentFile } from '../tables.ts'

export interface NewComment {
  itemId: number
  authorId: number
  kind: CommentKind
  text: string
  at: Date
}

/** Returns the id. */
export async function insertComment(tx: Tx, { at, ...comment }: NewComment): Promise<number> {
  const [row] = await tx
    .insert(stepComment)
    .values({ ...comment, writtenAt: at })
    .returning({ id: stepComment.id })
  if (row === undefined) throw new Error('An inserted comment came back without its id.')
  return row.id
}

export async function insertCommentFile(
  tx: Tx,
  file: { commentId: number; fileId: number; name: string },
): Promise<void> {
  await tx.insert(stepCommentFile).values(file)
}
