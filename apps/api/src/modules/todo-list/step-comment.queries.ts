import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { countComments, insertComment } from './step-comment.repository.ts'
import { listCommentFileIds } from './step-comment-file.repository.ts'

/* What other modules may ask of comments. Whoever writes has locked the list before. */

/** How much has been said, by step; steps about which nothing has been said are left out. */
export function commentCounts(db: Reader, itemIds: readonly number[]): Promise<Map<number, number>> {
  return countComments(db, itemIds)
}

/** Why a step was returned, as the first word of what is said about it. The reason stays when the step goes on. */
export async function writeReason(
  tx: Tx,
  reason: { itemId: number; authorId: number; text: string; at: Date },
): Promise<void> {
  await insertComment(tx, { ...reason, kind: 'return' })
}

/** The stored files that go when this step or these lists are deleted; their comments go by themselves. */
export function commentFileIds(
  db: Reader,
  of: { itemId: number } | { listIds: readonly number[] },
): Promise<number[]> {
  return listCommentFileIds(db, of)
}
