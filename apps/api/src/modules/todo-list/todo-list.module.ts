import type { Platform } from '../../platform/platform.ts'
import { stepService } from './step.service.ts'
import { stepFileService } from './step-file.service.ts'
import { todoItemService } from './todo-item.service.ts'
import { todoListRoutes } from './todo-list.routes.ts'
import { todoListEditing } from './todo-list-editing.service.ts'
import { todoListReading } from './todo-list-reading.service.ts'

/** The module put together. What other modules ask of lists stands in `todo-list.service.ts`. */
export function todoListModule(platform: Platform) {
  return {
    handlers: todoListRoutes({
      reading: todoListReading(platform),
      editing: todoListEditing(platform),
      items: todoItemService(platform),
      steps: stepService(platform),
      stepFiles: stepFileService(platform),
    }),
  }
}
