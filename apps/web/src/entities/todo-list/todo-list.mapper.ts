import type { TodoItemView, TodoListView } from '@diatrivi/contract/thesis/todo-list/todo-list.schemas'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ScheduledStep } from '@diatrivi/domain/thesis/todo-list/schedule'
import { toClockText, toDay } from '../../shared/format/wire-day.ts'
import { toPerson } from '../person/person.mapper.ts'
import type { Person } from '../person/person.ts'

export interface StepFile {
  version: number
  name: string
  /** Bytes. */
  size: number
  uploadedAt: string
}

export interface Step extends ScheduledStep {
  id: number
  listId: number
  title: string
  description: string
  /** Counted from 1. */
  position: number
  studentConfirmedOn: IsoDate | null
  returned: { on: IsoDate; reason: string | null } | null
  /** Newest first. */
  files: StepFile[]
  commentCount: number
  /** It waits for the instructor, who has not read the notice of it. */
  isUnread: boolean
  version: number
}

export interface TodoList {
  id: number
  instructor: Person
  /** Null for a template. */
  thesis: { id: number; title: string } | null
  title: string
  description: string
  changedOn: IsoDate
  steps: Step[]
  /** The assignment whose release left the list behind: it is read and nothing else. */
  leftBehind: { on: IsoDate; thesis: { id: number; title: string }; student: Person } | null
  version: number
}

/** A flag with the moment it was set; a set flag without a moment still counts as set. */
function confirmedAt(flag: 0 | 1, when: { date: string } | null): string | null {
  return flag === 1 ? (when?.date ?? '') : null
}

export function toStep(item: TodoItemView): Step {
  return {
    id: item.dliID,
    listId: item.doListID,
    title: item.dliTitle,
    description: item.dliDescr,
    position: item.dliOrder,
    duration: { amount: item.dliDuration, unit: item.dliDurationUnit },
    studentConfirmedAt: confirmedAt(item.dliStudentOK, item.stuOKWhen),
    instructorConfirmedAt: confirmedAt(item.dliInstructorOK, item.instrOKWhen),
    studentConfirmedOn: toDay(item.stuOKWhen),
    confirmedOn: toDay(item.instrOKWhen),
    returned: item.returned && { on: toDay(item.returned.when), reason: item.returned.reason },
    files: item.files.map((file) => ({
      version: file.version,
      name: file.attachFileName,
      size: file.size,
      uploadedAt: toClockText(file.when),
    })),
    commentCount: item.commentCount,
    isUnread: item.unread,
    version: item.version,
  }
}

/** A list that is no template. */
export const isAttached = (list: TodoListView) => 'thesisTitle' in list.thesisID

export function toTodoList(list: TodoListView): TodoList {
  return {
    id: list.doListID,
    instructor: toPerson(list.instructor),
    thesis:
      'thesisTitle' in list.thesisID
        ? { id: list.thesisID.thesisID, title: list.thesisID.thesisTitle }
        : null,
    title: list.doListTitle,
    description: list.doListDescr,
    changedOn: toDay(list.doListWhen),
    steps: list.doListItems.map(toStep),
    leftBehind: list.released && {
      on: toDay(list.released.when),
      thesis: { id: list.released.thesisID, title: list.released.thesisTitle },
      student: toPerson(list.released.student),
    },
    version: list.version,
  }
}
