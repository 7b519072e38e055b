import type { ThesisFields, ThesisFilter } from '@diatrivi/domain/thesis/thesis/thesis'

/** What the wire calls the fields that an instructor writes. */
export const THESIS_NAMES = {
  title: 'thesisTitle',
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
  standing: 'standing',
  keywords: 'keywords',
} as const satisfies Record<keyof ThesisFilter, string>

/** A filter of a list of theses on the wire. */
export type ThesisFilterWireName = (typeof THESIS_FILTER_NAMES)[keyof ThesisFilter]
