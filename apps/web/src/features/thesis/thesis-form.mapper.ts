import type { Wire } from '@diatrivi/contract/endpoints'
import type { Tag } from '@diatrivi/domain/keyword/keyword'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { AssignmentType } from '@diatrivi/domain/thesis/thesis'
import type { Thesis } from '../../entities/thesis/thesis.mapper.ts'

/** What the form of a thesis holds. */
export interface ThesisFormValues {
  title: string
  assignmentType: AssignmentType
  /** HTML of the editor. */
  description: string
  visibility: 'private' | 'public'
  tags: Tag[]
  interestDeadline: IsoDate | null
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
}

export const EMPTY_THESIS_FORM: ThesisFormValues = {
  title: '',
  assignmentType: 'immediate',
  description: '',
  visibility: 'private',
  tags: [],
  interestDeadline: null,
  startDate: null,
  intendedEnd: null,
}

export function toThesisForm(thesis: Thesis): ThesisFormValues {
  return {
    title: thesis.title,
    assignmentType: thesis.assignmentType,
    description: thesis.description,
    visibility: thesis.publicByInstructor ? 'public' : 'private',
    tags: thesis.keywords.map((keyword) => ({ keyword, status: 'preExisting' })),
    interestDeadline: thesis.interestDeadline,
    startDate: thesis.startDate,
    intendedEnd: thesis.intendedEnd,
  }
}

export function toThesisBody(values: ThesisFormValues): NonNullable<Wire<'createThesis'>['body']> {
  return {
    thesisTitle: values.title,
    thesisAssignType: values.assignmentType,
    thesisDescr: values.description,
    thesisIsPublicByInst: values.visibility === 'public' ? 1 : 0,
    thesisIntDeadline: values.interestDeadline,
    thesisStartDate: values.startDate,
    thesisIntendedEnd: values.intendedEnd,
    tags: { keywords: values.tags },
  }
}

/** The wire's field -> the form's, for refusals that name a field. */
export const THESIS_FIELD_OF_WIRE: Readonly<Record<string, keyof ThesisFormValues>> = {
  thesisTitle: 'title',
  thesisAssignType: 'assignmentType',
  thesisDescr: 'description',
  thesisIsPublicByInst: 'visibility',
  thesisIntDeadline: 'interestDeadline',
  thesisStartDate: 'startDate',
  thesisIntendedEnd: 'intendedEnd',
  tags: 'tags',
  keyword: 'tags',
}
