import type { Tx } from '../../../../platform/database/transaction.ts'
import type { TransactionFiles } from '../../../../platform/storage/files.ts'
import type { UploadedFile } from '../../../../platform/upload.ts'
import { insertComment, insertCommentFile, type NewComment } from './step-comment.repository.ts'

/** Comments on a step, written in the transaction of the caller, who has locked the list. */
export function stepComments() {
  return {
    /** Returns the id. */
    async write(
      tx: Tx,
      { keep }: Pick<TransactionFiles, 'keep'>,
      comment: Omit<NewComment, 'kind'>,
      file: UploadedFile | null,
    ): Promise<number> {
      const id = await insertComment(tx, { ...comment, kind: 'comment' })
      if (file !== null) {
        const { id: fileId } = await keep(file)
        await insertCommentFile(tx, { commentId: id, fileId, name: file.name })
      }
      return id
    },

    /** The reason of a return, as a comment on the step. It stays when the step goes on. */
    writeReason: (tx: Tx, reason: Omit<NewComment, 'kind'>): Promise<number> =>
      insertComment(tx, { ...reason, kind: 'return' }),
  }
}

export type StepComments = ReturnType<typeof stepComments>
