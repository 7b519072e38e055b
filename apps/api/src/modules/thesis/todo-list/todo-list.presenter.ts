import type { TodoItemView, TodoListView } from '@diatrivi/contract/thesis/todo-list/todo-list.schemas'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { FullTodoList, LeftBehind, StepWithUploads, TodoItem, Upload } from './todo-list.model.ts'

export function presentTodoList(list: FullTodoList): TodoListView {
  return {
    doListID: list.id,
    instructor: presentPerson(list.instructor),
    thesisID:
      list.thesis === null ? { thesisID: -1 } : { thesisID: list.thesis.id, thesisTitle: list.thesis.title },
    doListTitle: list.title,
    doListDescr: list.description,
    doListWhen: toWireMoment(list.updatedAt),
    doListItems: list.items.map(presentTodoItem),
    released: list.leftBehind && presentLeftBehind(list.leftBehind),
    version: list.version,
  }
}

export function presentTodoItem(item: StepWithUploads): TodoItemView {
  const [newest] = item.uploads
  return {
    dliID: item.id,
    doListID: item.listId,
    dliTitle: item.title,
    dliDescr: item.description,
    dliOrder: item.position,
    dliDuration: item.duration.amount,
    dliDurationUnit: item.duration.unit,
    dliStudentOK: item.studentConfirmedAt === null ? 0 : 1,
    dliInstructorOK: item.instructorConfirmedAt === null ? 0 : 1,
    stuOKWhen: toWireMoment(item.studentConfirmedAt),
    instrOKWhen: toWireMoment(item.instructorConfirmedAt),
    attachment: newest === undefined ? null : { attachFileName: newest.name },
    returned: presentReturn(item),
    files: item.uploads.map(presentUpload),
    commentCount: item.commentCount,
    unread: item.isUnread,
    version: item.version,
  }
}

/** A return counts until the student has finished the step again. */
function presentReturn(item: TodoItem): TodoItemView['returned'] {
  if (item.returnedAt === null || item.studentConfirmedAt !== null) return null
  return { when: toWireMoment(item.returnedAt), reason: item.returnReason }
}

function presentUpload(upload: Upload): TodoItemView['files'][number] {
  return {
    version: upload.version,
    attachFileName: upload.name,
    size: upload.size,
    when: toWireMoment(upload.uploadedAt),
  }
}

function presentLeftBehind({ releasedAt, thesis, student }: LeftBehind): TodoListView['released'] {
  return {
    when: toWireMoment(releasedAt),
    thesisID: thesis.id,
    thesisTitle: thesis.title,
    student: presentPerson(student),
  }
}
