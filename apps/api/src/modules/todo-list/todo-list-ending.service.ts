import type { Tx } from '../../platform/database/transaction.ts'
import type { TransactionFiles } from '../../platform/storage/files.ts'
import { commentFileIds } from './step-comment.queries.ts'
import { listFileIds } from './step-file.repository.ts'
import { deleteTodoLists } from './todo-list.repository.ts'

/** Lists with their steps, their progress and every file that was handed in or came with a comment. */
export async function deleteListsWithFiles(
  tx: Tx,
  files: TransactionFiles,
  listIds: readonly number[],
): Promise<void> {
  if (listIds.length === 0) return
  const fileIds = [...(await listFileIds(tx, { listIds })), ...(await commentFileIds(tx, { listIds }))]
  await deleteTodoLists(tx, listIds)
  for (const fileId of fileIds) await files.discard(fileId)
}
