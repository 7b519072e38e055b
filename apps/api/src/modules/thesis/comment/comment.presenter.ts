import type { CommentView } from '@diatrivi/contract/thesis/comment/comment.schemas'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { StepComment } from '../todo-list/step/step-comment.model.ts'

export function presentComment({ author, fileName, ...comment }: StepComment): CommentView {
  return {
    commentID: comment.id,
    kind: comment.kind,
    text: comment.text,
    when: toWireMoment(comment.writtenAt),
    who: author && presentPerson(author),
    attachment: fileName === null ? null : { attachFileName: fileName },
  }
}
