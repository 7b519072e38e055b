import type { PlannedComment } from '../demo-plan.ts'
import type { Ids } from './ids.ts'
import type { NumberedStep } from './list-rows.ts'
import type { KeptFiles } from './stored-files.ts'

/** A comment with the id it gets: counted through all steps. */
export interface NumberedComment {
  id: number
  itemId: number
  comment: PlannedComment
}

export function numberComments(steps: readonly NumberedStep[]): NumberedComment[] {
  return steps
    .flatMap(({ id, step }) => step.comments.map((comment) => ({ itemId: id, comment })))
    .map((entry, index) => ({ id: index + 1, ...entry }))
}

export function commentRows(comments: readonly NumberedComment[], ids: Ids) {
  return comments.map(({ id, itemId, comment: { author, kind, text, at } }) => ({
    id,
    itemId,
    authorId: ids.account(author),
    kind,
    text,
    writtenAt: new Date(at),
  }))
}

export function commentFileRows(comments: readonly NumberedComment[], files: KeptFiles) {
  return comments.flatMap(({ id, comment: { file } }) =>
    file === null ? [] : [{ commentId: id, fileId: files.idOf(file), name: file.name }],
  )
}
