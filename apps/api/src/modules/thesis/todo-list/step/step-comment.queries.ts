import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { storedFile } from '../../../../platform/storage/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { stepComment, stepCommentFile, todoItem } from '../tables.ts'
import type { StepComment } from './step-comment.model.ts'

/** Oldest first. */
export async function listComments(db: Reader, itemId: number): Promise<StepComment[]> {
  return db
    .select({
      id: stepComment.id,
      kind: stepComment.kind,
      text: stepComment.text,
      writtenAt: stepComment.writtenAt,
      author: { username: account.username, firstName: account.firstName, surname: account.surname },
      fileName: stepCommentFile.name,
    })
    .from(stepComment)
    .leftJoin(account, eq(account.id, stepComment.authorId))
    .leftJoin(stepCommentFile, eq(stepCommentFile.commentId, stepComment.id))
    .where(eq(stepComment.itemId, itemId))
    .orderBy(asc(stepComment.id))
}

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

/** The stored files that only comments on this step or on steps of these lists refer to. */
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
