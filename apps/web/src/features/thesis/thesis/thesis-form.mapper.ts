import type { Wire } from '@diatrivi/contract/endpoints'
import { THESIS_NAMES } from '@diatrivi/contract/thesis/thesis/thesis.names'
import { plainNames } from '@diatrivi/contract/wire-names'
import type { Tag } from '@diatrivi/domain/institution/keyword/keyword'
import {
  ASSIGNMENT_TYPES,
  DEFAULT_TEXT_LANGUAGE,
  TEXT_LANGUAGES,
  type ThesisFields,
} from '@diatrivi/domain/thesis/thesis/thesis'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { fieldError } from '../../../shared/api/field-error.ts'
import { areTags, type DraftShape, isDayOrNone, isOneOf, isText } from '../../../shared/forms/draft-shape.ts'

const VISIBILITIES = ['private', 'public'] as const

/** The values of the form of a thesis. */
export interface ThesisFormValues extends Omit<ThesisFields, 'publicByInstructor' | 'titleEnglish'> {
  /** Empty for none. */
  titleEnglish: string
  visibility: (typeof VISIBILITIES)[number]
  tags: Tag[]
}

export const EMPTY_THESIS_FORM: ThesisFormValues = {
  title: '',
  titleEnglish: '',
  assignmentType: 'immediate',
  description: '',
  visibility: 'private',
  tags: [],
  interestDeadline: null,
  startDate: null,
  intendedEnd: null,
  textLanguage: DEFAULT_TEXT_LANGUAGE,
}

export const THESIS_DRAFT: DraftShape<ThesisFormValues> = {
  version: 1,
  fields: {
    title: isText,
    titleEnglish: isText,
    assignmentType: isOneOf(ASSIGNMENT_TYPES),
    description: isText,
    visibility: isOneOf(VISIBILITIES),
    tags: areTags,
    interestDeadline: isDayOrNone,
    startDate: isDayOrNone,
    intendedEnd: isDayOrNone,
    textLanguage: isOneOf(TEXT_LANGUAGES),
  },
}

export function toThesisForm(thesis: Thesis): ThesisFormValues {
  return {
    title: thesis.title,
    titleEnglish: thesis.titleEnglish ?? '',
    assignmentType: thesis.assignmentType,
    description: thesis.description,
    visibility: thesis.publicByInstructor ? 'public' : 'private',
    tags: thesis.keywords.map((keyword) => ({ keyword, status: 'preExisting' })),
    interestDeadline: thesis.interestDeadline,
    startDate: thesis.startDate,
    intendedEnd: thesis.intendedEnd,
    textLanguage: thesis.textLanguage,
  }
}

/** Every field that the API takes: one that is left out would stay as it was. */
export function toThesisBody(values: ThesisFormValues): Required<NonNullable<Wire<'createThesis'>['body']>> {
  return {
    thesisTitle: values.title,
    titleEn: values.titleEnglish,
    thesisAssignType: values.assignmentType,
    thesisDescr: values.description,
    thesisIsPublicByInst: values.visibility === 'public' ? 1 : 0,
    thesisIntDeadline: values.interestDeadline,
    thesisStartDate: values.startDate,
    thesisIntendedEnd: values.intendedEnd,
    textLanguage: values.textLanguage,
    tags: { keywords: values.tags },
  }
}

const { publicByInstructor, ...SAME_NAMES } = THESIS_NAMES

/** The wire's field -> the form's, for refusals that name a field. */
export const THESIS_FIELD_OF_WIRE: Readonly<Record<string, keyof ThesisFormValues>> = {
  ...plainNames({ ...SAME_NAMES, visibility: publicByInstructor, tags: 'tags' }),
  keyword: 'tags',
}

/** The same of the form of the final text. */
export const FINAL_TEXT_FIELD_OF_WIRE = { thesisAbstract: 'abstract' } as const

/** What the API finds wrong with the one day that is set for several theses. */
export const deadlineError = (error: unknown) => fieldError(error, 'thesisIntDeadline')
