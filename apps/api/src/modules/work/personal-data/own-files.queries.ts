import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../platform/database/transaction.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { pastAssignment, stepComment, stepCommentFile, stepFile } from '../../thesis/todo-list/tables.ts'

export interface OwnFile {
  storageKey: string
  size: number
  mediaType: string
  contentHash: string
  /** As the person named it. */
  name: string | null
}

/** The files that a person sent: the CV, final texts, files of steps and of comments. */
export async function listOwnFiles(db: Reader, accountId: number): Promise<OwnFile[]> {
  const { storageKey, size, mediaType, contentHash } = getTableColumns(storedFile)
  const filesOf = (
    of: {
      table: typeof account | typeof thesis | typeof pastAssignment | typeof stepFile
      fileId: PgColumn
      name: PgColumn
    },
    whose: SQL,
  ) =>
    db
      .select({ storageKey, size, mediaType, contentHash, name: of.name })
      .from(of.table)
      .innerJoin(storedFile, eq(storedFile.id, of.fileId))
      .where(whose)
      .orderBy(storedFile.id) as Promise<OwnFile[]>

  return [
    ...(await filesOf(
      { table: account, fileId: account.cvFileId, name: account.cvName },
      eq(account.id, accountId),
    )),
    ...(await filesOf(
      { table: thesis, fileId: thesis.finalFileId, name: thesis.finalFileName },
      eq(thesis.studentId, accountId),
    )),
    ...(await filesOf(
      { table: pastAssignment, fileId: pastAssignment.finalFileId, name: pastAssignment.finalFileName },
      eq(pastAssignment.studentId, accountId),
    )),
    ...(await filesOf(
      { table: stepFile, fileId: stepFile.fileId, name: stepFile.name },
      eq(stepFile.uploadedBy, accountId),
    )),
    ...(await db
      .select({ storageKey, size, mediaType, contentHash, name: stepCommentFile.name })
      .from(stepCommentFile)
      .innerJoin(stepComment, eq(stepComment.id, stepCommentFile.commentId))
      .innerJoin(storedFile, eq(storedFile.id, stepCommentFile.fileId))
      .where(eq(stepComment.authorId, accountId))
      .orderBy(storedFile.id)),
  ]
}
