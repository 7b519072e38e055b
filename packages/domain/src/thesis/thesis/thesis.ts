import type { IsoDate } from '../../shared/dates.ts'

export const ASSIGNMENT_TYPES = ['immediate', 'onDeadline'] as const
export type AssignmentType = (typeof ASSIGNMENT_TYPES)[number]

export const THESIS_STATES = ['ungiven', 'inProgress', 'ended'] as const
export type ThesisState = (typeof THESIS_STATES)[number]

/** The languages in which the text of a thesis may be written. */
export const TEXT_LANGUAGES = ['el', 'en'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]
export const DEFAULT_TEXT_LANGUAGE: TextLanguage = 'el'

/** How a thesis in progress stands: docs/regulation.md#thesis-status. */
export const THESIS_STATUSES = ['awaiting', 'late', 'onTime'] as const
export type ThesisStatus = (typeof THESIS_STATUSES)[number]

export const THESIS_TITLE_MAX = 255
/** A whole title may be searched for. */
export const THESIS_SEARCH_MAX = THESIS_TITLE_MAX
/** Cards on a page of theses. */
export const THESES_PER_PAGE = 6

/** The orders of a list of theses: docs/regulation.md#thesis-order. */
export const THESIS_ORDERS = [
  'newest',
  'title',
  'deadline',
  'intendedEnd',
  'progress',
  'late',
  'fit',
] as const
export type ThesisOrder = (typeof THESIS_ORDERS)[number]

/** What an instructor writes in a thesis: every form, table and answer of a thesis has each of these. */
export interface ThesisFields {
  title: string
  /** For papers and libraries; null where it is not known yet. */
  titleEnglish: string | null
  /** HTML of the editor. */
  description: string
  assignmentType: AssignmentType
  publicByInstructor: boolean
  interestDeadline: IsoDate | null
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
  textLanguage: TextLanguage
}

/** What a new thesis takes over from a topic that is offered again: it is private and has no dates, until it is looked at. */
export function offeredAgain(topic: ThesisFields): ThesisFields {
  const { title, titleEnglish, description, assignmentType, textLanguage } = topic
  return {
    title,
    titleEnglish,
    description,
    assignmentType,
    textLanguage,
    publicByInstructor: false,
    interestDeadline: null,
    startDate: null,
    intendedEnd: null,
  }
}

/** What the thesis of another student on the same topic takes over: both are to be done by the same day. */
export function shared(topic: ThesisFields): ThesisFields {
  return { ...offeredAgain(topic), assignmentType: 'immediate', intendedEnd: topic.intendedEnd }
}

/** What a list of theses can be narrowed to; a filter that is null or empty is ignored, all others must hold. */
export interface ThesisFilter {
  /** Each of its words must be somewhere in what the reader may search: docs/regulation.md#thesis-search. */
  search: string
  /** Part of the title, in either language. */
  title: string
  assignmentType: AssignmentType | null
  textLanguage: TextLanguage | null
  deadlineFrom: IsoDate | null
  /** Included. */
  deadlineUntil: IsoDate | null
  status: ThesisStatus | null
  /** All of them must be there. */
  keywords: readonly string[]
}

/** What the rules need to know of a thesis; screens and tables know more. */
export interface ThesisFacts {
  instructorId: number
  /** The department (and its institution) of the instructor, whose students the topic is offered to. */
  departmentId: number
  institutionId: number
  studentId: number | null
  assignmentType: AssignmentType
  publicByInstructor: boolean
  publicByStudent: boolean
  interestDeadline: IsoDate | null
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
  mark: number | null
}

/** The state is derived, never stored: docs/regulation.md#state. */
export function thesisState(thesis: Pick<ThesisFacts, 'studentId' | 'mark'>): ThesisState {
  if (thesis.mark !== null) return 'ended'
  return thesis.studentId === null ? 'ungiven' : 'inProgress'
}
