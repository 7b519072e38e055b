import type { Duration, StepFacts } from '@diatrivi/domain/thesis/todo-list/step'

export interface PersonNames {
  username: string
  firstName: string
  surname: string
}

/** One file that was handed in with a step; versions count from 1. */
export interface Upload {
  version: number
  name: string
  /** Bytes. */
  size: number
  uploadedAt: Date
}

export interface TodoItem {
  id: number
  listId: number
  /** Counted from 1, without gaps. */
  position: number
  title: string
  description: string
  duration: Duration
  studentConfirmedAt: Date | null
  instructorConfirmedAt: Date | null
  returnedAt: Date | null
  returnReason: string | null
  version: number
}

export interface TodoList {
  id: number
  instructor: PersonNames
  /** Null for a template, and for a list that a release left behind. */
  thesis: { id: number; title: string } | null
  title: string
  /** Sanitised HTML. */
  description: string
  /** The last change of the list or of one of its steps. */
  updatedAt: Date
  version: number
  /** When a release left the list behind; null while it is in use. */
  archivedAt: Date | null
}

/** The released assignment to which a kept list belonged. */
export interface LeftBehind {
  releasedAt: Date
  thesis: { id: number; title: string }
  student: PersonNames
}

/** A step as it is shown: with its uploads, newest first, and the number of its comments. */
export interface StepWithUploads extends TodoItem {
  uploads: Upload[]
  commentCount: number
  /** It waits for its instructor, who has not read the notice of it. */
  isUnread: boolean
}

/** A list as it is shown: with its steps in order, and with its released assignment. */
export interface FullTodoList extends TodoList {
  items: StepWithUploads[]
  leftBehind: LeftBehind | null
}

/** The list as it is read before the thesis is given: without what was done with its steps. */
export function withoutProgress(list: FullTodoList): FullTodoList {
  return {
    ...list,
    items: list.items.map((item) => ({
      ...item,
      studentConfirmedAt: null,
      instructorConfirmedAt: null,
      returnedAt: null,
      returnReason: null,
      uploads: [],
      commentCount: 0,
      isUnread: false,
    })),
  }
}

/** A step as the rules see it. */
export function stepFacts(item: TodoItem): StepFacts {
  return {
    duration: item.duration,
    studentConfirmedAt: item.studentConfirmedAt?.toISOString() ?? null,
    instructorConfirmedAt: item.instructorConfirmedAt?.toISOString() ?? null,
  }
}
