import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import { z } from 'zod'
import { endpoint, signedIn } from '../../endpoint.ts'
import { Id } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { ItemParams } from '../todo-list/todo-list.schemas.ts'
import { CommentParams, CommentView, WriteCommentBody } from './comment.schemas.ts'

const ofTheTwo = (policy: string) => signedIn(['instructor', 'student'], policy)

export const commentEndpoints = {
  listStepComments: endpoint('listStepComments', {
    summary: 'What student and instructor have said about a step, oldest first',
    access: ofTheTwo('comment.read'),
    params: ItemParams,
    query: PageQuery,
    paged: 'owner',
    response: z.array(CommentView),
    errors: ['not_found'],
  }),
  writeStepComment: endpoint('writeStepComment', {
    summary: 'Say something about a step, with or without a file; answers its id',
    access: ofTheTwo('comment.write'),
    params: ItemParams,
    body: WriteCommentBody,
    file: { kind: 'attachment', maxBytes: ATTACHMENT_MAX_BYTES, required: false },
    response: Id,
    errors: [
      'not_found',
      'thesis_ended',
      'not_in_progress',
      'file_too_large',
      'file_type_not_accepted',
      'file_locked',
    ],
  }),
  downloadStepCommentFile: endpoint('downloadStepCommentFile', {
    summary: 'The file that came with a comment',
    access: ofTheTwo('comment.read'),
    params: CommentParams,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
}
