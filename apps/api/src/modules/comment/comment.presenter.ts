import type { CommentView } from '@diatrivi/contract/comment/comment.schemas'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { StepComment } from '../todo-list/step-comment.model.ts'

export function presentComment({ author, fileName, ...comment }: StepComment): CommentView {
  return {
    commentID: comment.id,
    kind: comment.kind,
    text: comment.text,
    when: toWireMoment(comment.writtenAt),
    who: author && { username: author.username, uName: author.firstName, uSurname: author.surname },
    attachment: fileName === null ? null : { attachFileName: fileName },
  }
}
