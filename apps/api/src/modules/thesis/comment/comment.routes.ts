import type { Handlers } from '../../../platform/http/handler.ts'
import { cutPage } from '../../../platform/paging.ts'
import { presentComment } from './comment.presenter.ts'
import type { CommentService } from './comment.service.ts'

export function commentRoutes(comments: CommentService) {
  return {
    listStepComments: async ({ actor, params, query }) =>
      cutPage((await comments.list(actor, params.itemId)).map(presentComment), query),
    writeStepComment: ({ actor, params, body, file }) =>
      comments.write(actor, params.itemId, body.text, file),
    downloadStepCommentFile: async ({ actor, params }) => ({
      ...(await comments.findFile(actor, params.commentId)),
      caching: 'private',
    }),
  } satisfies Partial<Handlers>
}
