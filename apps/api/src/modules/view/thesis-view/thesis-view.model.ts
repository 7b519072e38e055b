import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Fit } from '@diatrivi/domain/thesis/thesis/fit'
import type { ExaminationStatus, Phase } from '@diatrivi/domain/view/process/phase'
import type { Interest } from '../../thesis/interest/interest.model.ts'
import type { InterestWithKeywords } from '../../thesis/interest/interest.queries.ts'
import type { PersonNames, Thesis } from '../../thesis/thesis/thesis.model.ts'
import type { FullTodoList } from '../../thesis/todo-list/todo-list.model.ts'

/** A thesis with all that any reader may see of it. */
export interface ThesisRow extends Thesis {
  /** For a student the own interest alone. */
  interests: InterestWithKeywords[]
  list: FullTodoList | null
  instructorIsPublic: boolean
  studentsDepartmentId: number | null
  instructorsKeywords: string[]
  readersKeywords: string[]
  /** Whether its student has turned to the reader, an instructor, with another thesis. */
  studentTurnedToReader: boolean
  /** Whether the reader is a student who had it and was released. */
  hadThesis: boolean
  /** Whether the reader sits in its committee, or is asked to. */
  sitsInCommittee: boolean
  /** How far the examination of its student is. */
  examination: ExaminationStatus | null
  /** What its committee gave, in hundredths; null where none marked it. */
  exactMark: number | null
  /** How many there are on all pages; null where that was not asked. */
  total: number | null
}

/** A thesis with as much around it as one reader may see. */
export interface SeenThesis {
  thesis: Thesis
  showsMark: boolean
  showsStudentsEmail: boolean
  /** What the reader, a student, shares with the topic. */
  fit: Fit | null
  interests: SeenInterest[]
  list: FullTodoList | null
  /** Null in the plain flow, and where the reader may not see it. */
  phase: Phase | null
  /** Null where no committee marked it, and where the reader may not see the mark. */
  exactMark: number | null
}

/** An interest with what its student shares with the topic, for others than that student. */
export type SeenInterest = Interest & { fit: Fit | null }

/** A thesis that a student no longer works on. */
export interface PastThesis {
  id: number
  title: string
  instructor: PersonNames
  startDate: IsoDate | null
  endDate: IsoDate | null
  mark: number | null
  /** Null where no committee marked it. */
  exactMark: number | null
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
