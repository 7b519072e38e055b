import { COMMENT_KINDS, COMMENT_MAX } from '@diatrivi/domain/thesis/comment/comment'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { AttachedFile, PersonName } from '../../people.schemas.ts'
import { requiredOr, requiredText } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

/** A comment on a step. `who` is null when the person has since been deleted. */
export const CommentView = z.strictObject({
  commentID: z.int(),
  kind: z.enum(COMMENT_KINDS),
  text: z.string(),
  when: WireDate,
  who: PersonName.nullable(),
  attachment: AttachedFile.nullable(),
})
export type CommentView = z.infer<typeof CommentView>

export const CommentParams = z.object({ commentId: IdParam })

/** Forms send a line break as two characters. One is counted and kept, so that a text is as long as it was typed. */
const oneCharacterALineBreak = (value: string) => value.replaceAll(/\r\n?/g, '\n')

export const WriteCommentBody = z.object({
  text: z
    .string({ error: requiredOr('invalid') })
    .transform(oneCharacterALineBreak)
    .pipe(requiredText(COMMENT_MAX)),
})
