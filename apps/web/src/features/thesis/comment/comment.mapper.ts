import type { CommentView } from '@diatrivi/contract/thesis/comment/comment.schemas'
import type { CommentKind } from '@diatrivi/domain/thesis/comment/comment'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import type { Person } from '../../../entities/person/person.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'

export interface Comment {
  id: number
  kind: CommentKind
  text: string
  writtenAt: string
  /** Null when the person has since been deleted. */
  author: Person | null
  fileName: string | null
}

export function toComment({ who, attachment, ...view }: CommentView): Comment {
  return {
    id: view.commentID,
    kind: view.kind,
    text: view.text,
    writtenAt: toClockText(view.when),
    author: who && toPerson(who),
    fileName: attachment?.attachFileName ?? null,
  }
}
