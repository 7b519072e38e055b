import type { Platform } from '../../../platform/platform.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import type { StepComments } from '../todo-list/step/step-comment.service.ts'
import { commentRoutes } from './comment.routes.ts'
import { commentService } from './comment.service.ts'

interface Others {
  notices: NoticeService
  stepComments: StepComments
}

export function commentModule(platform: Platform, others: Others) {
  return { handlers: commentRoutes(commentService({ ...platform, ...others })) }
}
