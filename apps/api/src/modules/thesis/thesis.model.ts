import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { EventKind } from '@diatrivi/domain/thesis/event'
import type { AssignmentType } from '@diatrivi/domain/thesis/thesis'
import type { Interest } from '../interest/interest.model.ts'
import type { FullTodoList } from '../todo-list/todo-list.model.ts'
import type { ThesisInQuestion } from './thesis-lock.queries.ts'

export interface PersonNames {
  username: string
  firstName: string
  surname: string
}

export interface PersonContact extends PersonNames {
  email: string
}

export interface Thesis extends ThesisInQuestion {
  /** Sanitised HTML. */
  description: string
  endDate: IsoDate | null
  abstract: string | null
  finalFileName: string | null
  imageId: number | null
  createdAt: Date
  instructor: PersonNames
  student: PersonContact | null
  departmentName: string
  institutionName: string
  /** In the order of the Greek alphabet. */
  keywords: string[]
}

/** A thesis with as much around it as one reader may see. */
export interface SeenThesis {
  thesis: Thesis
  showsMark: boolean
  interests: Interest[]
  list: FullTodoList | null
}

/** A thesis that a student no longer works on. */
export interface PastThesis {
  id: number
  title: string
  instructor: PersonNames
  startDate: IsoDate | null
  endDate: IsoDate | null
  mark: number | null
  /** Null for one that was marked. */
  released: Released | null
}

/** What a student who was released left behind. */
export interface Released {
  assignmentId: number
  reason: string
  abstract: string | null
  finalFileName: string | null
  listId: number | null
}

/** What an instructor writes in a thesis. */
export interface ThesisFields {
  title: string
  description: string
  assignmentType: AssignmentType
  publicByInstructor: boolean
  interestDeadline: IsoDate | null
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
}

export interface ThesisFilter {
  /** Part of the title. */
  title?: string | undefined
  assignmentType?: AssignmentType | undefined
  deadlineFrom?: IsoDate | undefined
  /** Included. */
  deadlineUntil?: IsoDate | undefined
  /** All of them must be there. */
  keywords?: readonly string[] | undefined
}

export interface HistoryEvent {
  what: EventKind
  actorId: number | null
  /** Null when the person has since been deleted. */
  who: PersonNames | null
  details: Record<string, string | number | boolean | null>
  happenedAt: Date
}
