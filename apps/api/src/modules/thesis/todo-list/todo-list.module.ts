import type { Platform } from '../../../platform/platform.ts'
import type { HistoryService } from '../history/history.service.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import { listHistory } from './list-history.service.ts'
import { listNotices } from './list-notices.service.ts'
import { stepService } from './step/step.service.ts'
import { stepComments } from './step/step-comment.service.ts'
import { stepFileService } from './step/step-file.service.ts'
import { stepNotices } from './step/step-notices.service.ts'
import { todoItemService } from './todo-item.service.ts'
import { todoListRoutes } from './todo-list.routes.ts'
import { todoListAttaching } from './todo-list-attaching.service.ts'
import { todoListEditing } from './todo-list-editing.service.ts'
import { todoListEnding } from './todo-list-ending.service.ts'
import { todoListReading } from './todo-list-reading.service.ts'

interface Others {
  history: HistoryService
  notices: NoticeService
}

export function todoListModule(platform: Platform, others: Others) {
  const comments = stepComments()
  const ending = todoListEnding()
  const writers = { history: listHistory(others), notices: listNotices(others) }
  const attaching = todoListAttaching({ ...platform, ...writers })
  const own = { comments, ending, attaching, ...writers }
  return {
    handlers: todoListRoutes({
      reading: todoListReading(platform),
      editing: todoListEditing({ ...platform, ...own }),
      items: todoItemService(platform),
      steps: stepService({ ...platform, ...own, notices: stepNotices(others) }),
      stepFiles: stepFileService({ ...platform, ...others }),
    }),
    listAttaching: attaching,
    listEnding: ending,
    stepComments: comments,
  }
}
