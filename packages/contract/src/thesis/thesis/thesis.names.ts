import type { ThesisFields, ThesisFilter } from '@diatrivi/domain/thesis/thesis/thesis'
import type { OfficeFilter } from '@diatrivi/domain/view/department-list/office-filter'

/** What the wire calls the fields that an instructor writes. */
export const THESIS_NAMES = {
  title: 'thesisTitle',
  titleEnglish: 'titleEn',
  description: 'thesisDescr',
  assignmentType: 'thesisAssignType',
  publicByInstructor: 'thesisIsPublicByInst',
  interestDeadline: 'thesisIntDeadline',
  startDate: 'thesisStartDate',
  intendedEnd: 'thesisIntendedEnd',
  textLanguage: 'textLanguage',
} as const satisfies Record<keyof ThesisFields, string>

/** A field of a thesis on the wire. */
export type ThesisWireName = (typeof THESIS_NAMES)[keyof ThesisFields]

/** What the wire calls the filters of a list of theses. */
export const THESIS_FILTER_NAMES = {
  search: 'search',
  title: 'title',
  assignmentType: 'assignType',
  textLanguage: 'language',
  deadlineFrom: 'deadlineFrom',
  deadlineUntil: 'deadlineUntil',
  status: 'standing',
  keywords: 'keywords',
} as const satisfies Record<keyof ThesisFilter, string>

/** A filter of a list of theses on the wire. */
export type ThesisFilterWireName = (typeof THESIS_FILTER_NAMES)[keyof ThesisFilter]

/** What the wire calls the filters that the list of a department takes beside them. */
export const OFFICE_FILTER_NAMES = {
  phase: 'phase',
  overlay: 'overlay',
  instructor: 'instructor',
  member: 'member',
  programme: 'programme',
  year: 'year',
  paper: 'hasPaper',
  minutesDue: 'minutes',
} as const satisfies Record<keyof OfficeFilter, string>

/** Every filter of the list of a department. */
export const DEPARTMENT_FILTER_NAMES = { ...THESIS_FILTER_NAMES, ...OFFICE_FILTER_NAMES } as const

export type OfficeFilterWireName = (typeof OFFICE_FILTER_NAMES)[keyof OfficeFilter]
