import type { ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { type Thesis, toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import type { TodoList } from '../../../entities/todo-list/todo-list.mapper.ts'
import { isMe, ME, SOMEBODY_ELSE, type Viewer } from '../../../entities/viewer/viewer.ts'

/** What the domain's rules need to know of a list; `thesis` is the one it is attached to, null for a template. */
export function toListFacts(list: TodoList, thesis: Thesis | null, viewer: Viewer): ListFacts {
  const { leftBehind } = list
  return {
    instructorId: isMe(viewer, list.instructor) ? ME : SOMEBODY_ELSE,
    thesis: thesis && toThesisFacts(thesis, viewer),
    ...(leftBehind && { formerStudentId: isMe(viewer, leftBehind.student) ? ME : SOMEBODY_ELSE }),
  }
}
