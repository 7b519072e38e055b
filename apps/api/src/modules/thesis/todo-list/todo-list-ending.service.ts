import type { Tx } from '../../../platform/database/transaction.ts'
import type { TransactionFiles } from '../../../platform/storage/files.ts'
import { insertPastAssignment, type NewPastAssignment } from './past-assignment.repository.ts'
import { listCommentFileIds } from './step/step-comment.queries.ts'
import { listFileIds } from './step/step-file.repository.ts'
import { copyItems } from './todo-item.repository.ts'
import {
  archiveTodoList,
  deleteTemplatesOf,
  deleteTodoLists,
  insertTodoList,
} from './todo-list.repository.ts'
import { lockTodoListOfThesis } from './todo-list-row.queries.ts'

/** How lists end when another action ends them, in the transaction of that action. The caller has locked the thesis. */
export function todoListEnding() {
  return {
    /**
     * What a released student leaves behind: docs/regulation.md#release. The list is kept as it was left, to be read, and a fresh copy
     * takes its place. Returns the row of the ended assignment.
     */
    async leaveBehind(tx: Tx, ended: Omit<NewPastAssignment, 'listId'>) {
      const listId = await startAfresh(tx, { thesisId: ended.thesisId, at: ended.releasedAt })
      return insertPastAssignment(tx, { ...ended, listId })
    },

    /** Lists with their steps, their progress and every file that was handed in or came with a comment. */
    async delete(tx: Tx, files: TransactionFiles, listIds: readonly number[]): Promise<void> {
      if (listIds.length === 0) return
      const fileIds = [
        ...(await listFileIds(tx, { listIds })),
        ...(await listCommentFileIds(tx, { listIds })),
      ]
      await deleteTodoLists(tx, listIds)
      for (const fileId of fileIds) await files.discard(fileId)
    },

    /** The templates of an instructor who goes. */
    deleteTemplatesOf,
  }
}

export type TodoListEnding = ReturnType<typeof todoListEnding>

/** Returns the id of the kept list, null where there was none. */
async function startAfresh(tx: Tx, { thesisId, at }: { thesisId: number; at: Date }): Promise<number | null> {
  const worked = await lockTodoListOfThesis(tx, thesisId)
  if (worked === null) return null
  await archiveTodoList(tx, worked.id, at)
  const { instructorId, title, description } = worked
  const freshId = await insertTodoList(tx, { instructorId, thesisId, title, description, at })
  await copyItems(tx, worked.id, freshId, at)
  return worked.id
}
