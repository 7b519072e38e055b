import type { CommentKind } from '@diatrivi/domain/comment/comment'
import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { account } from '../account/tables.ts'
import type { StepComment } from './step-comment.model.ts'
import { stepComment, stepCommentFile } from './tables.ts'

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

/** How much has been said, by step; steps about which nothing has been said are left out. */
export async function countComments(db: Reader, itemIds: readonly number[]): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .select({ itemId: stepComment.itemId, total: count() })
    .from(stepComment)
    .where(inArray(stepComment.itemId, [...itemIds]))
    .groupBy(stepComment.itemId)
  return new Map(rows.map(({ itemId, total }) => [itemId, total]))
}

export interface NewComment {
  itemId: number
  authorId: number
  kind: CommentKind
  text: string
  at: Date
}

/** Answers the id. */
export async function insertComment(tx: Tx, { at, ...comment }: NewComment): Promise<number> {
  const [row] = await tx
    .insert(stepComment)
    .values({ ...comment, writtenAt: at })
    .returning({ id: stepComment.id })
  if (row === undefined) throw new Error('An inserted comment came back without its id.')
  return row.id
}
