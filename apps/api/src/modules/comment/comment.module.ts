import type { Platform } from '../../platform/platform.ts'
import { commentRoutes } from './comment.routes.ts'
import { commentService } from './comment.service.ts'

/** The module put together. What other modules ask of comments stands in `comments-of-steps.service.ts`. */
export function commentModule(platform: Platform) {
  return { handlers: commentRoutes(commentService(platform)) }
}
