import { eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { storedFile } from '../../platform/storage/tables.ts'
import { stepComment, stepCommentFile, todoItem } from './tables.ts'

export interface CommentFile {
  /** The step that the comment is about. */
  itemId: number
  name: string
  storageKey: string
  size: number
  mediaType: string
  contentHash: string
}

export async function findCommentFile(db: Reader, commentId: number): Promise<CommentFile | null> {
  const [row] = await db
    .select({
      itemId: stepComment.itemId,
      name: stepCommentFile.name,
      storageKey: storedFile.storageKey,
      size: storedFile.size,
      mediaType: storedFile.mediaType,
      contentHash: storedFile.contentHash,
    })
    .from(stepCommentFile)
    .innerJoin(stepComment, eq(stepComment.id, stepCommentFile.commentId))
    .innerJoin(storedFile, eq(storedFile.id, stepCommentFile.fileId))
    .where(eq(stepCommentFile.commentId, commentId))
  return row ?? null
}

export async function insertCommentFile(
  tx: Tx,
  file: { commentId: number; fileId: number; name: string },
): Promise<void> {
  await tx.insert(stepCommentFile).values(file)
}

/** The stored files that only comments on this step or on steps of these lists point at. */
export async function listCommentFileIds(
  db: Reader,
  of: { itemId: number } | { listIds: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .select({ fileId: stepCommentFile.fileId })
    .from(stepCommentFile)
    .innerJoin(stepComment, eq(stepComment.id, stepCommentFile.commentId))
    .innerJoin(todoItem, eq(todoItem.id, stepComment.itemId))
    .where('itemId' in of ? eq(todoItem.id, of.itemId) : inArray(todoItem.listId, [...of.listIds]))
  return rows.map((row) => row.fileId)
}
