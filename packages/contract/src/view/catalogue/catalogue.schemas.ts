import { ASSIGNMENT_TYPES, TEXT_LANGUAGES, THESIS_SEARCH_MAX } from '@diatrivi/domain/thesis/thesis/thesis'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { KeywordLabel } from '../../people.schemas.ts'
import { text } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

/** Each word of the search is in a title, the text, a keyword or, of topics, the instructor's name. */
const search = text(THESIS_SEARCH_MAX).optional()

export const PublicTopicsQuery = PageQuery.extend({ search, instructorID: IdParam.optional() })
export const FinishedThesesQuery = PageQuery.extend({ search })

export const PublicDepartment = z.strictObject({
  depID: z.int(),
  depName: z.string(),
  instName: z.string(),
  /** What its catalogue has beside the topics and the finished theses. */
  hasPresentations: z.boolean(),
  isHarvested: z.boolean(),
})
export type PublicDepartment = z.infer<typeof PublicDepartment>

/** The name and nothing else of the profile; the id is for an address of his or her topics. */
const PublicInstructor = z.strictObject({ instructorID: z.int(), uName: z.string(), uSurname: z.string() })

const titleFields = {
  thesisID: z.int(),
  thesisTitle: z.string(),
  titleEn: z.string().nullable(),
  textLanguage: z.enum(TEXT_LANGUAGES),
}

/** The student as the department names students in its catalogue. */
const student = z.string().nullable()

const topicFields = {
  ...titleFields,
  thesisAssignType: z.enum(ASSIGNMENT_TYPES),
  thesisIntDeadline: WireDate.nullable(),
  keywords: z.array(KeywordLabel),
  instructor: PublicInstructor,
  /** The day on which it was made, and that of the last change. */
  createdAt: WireDate,
  updatedAt: WireDate,
}

/** A topic in a list, with the beginning of its text in plain words. */
export const PublicTopic = z.strictObject({ ...topicFields, summary: z.string() })
export type PublicTopic = z.infer<typeof PublicTopic>

export const WholePublicTopic = z.strictObject({
  ...topicFields,
  thesisDescr: z.string(),
  department: PublicDepartment,
})
export type WholePublicTopic = z.infer<typeof WholePublicTopic>

const finishedFields = {
  ...titleFields,
  year: z.int().nullable(),
  keywords: z.array(KeywordLabel),
  student,
  /** Null where the account is closed. */
  instructor: PublicInstructor.nullable(),
  /** The day of the last change. */
  updatedAt: WireDate,
  /** Whether repositories may collect its record. */
  isHarvested: z.boolean(),
}

/** Never with a mark. */
export const FinishedThesis = z.strictObject(finishedFields)
export type FinishedThesis = z.infer<typeof FinishedThesis>

/** With the abstract that its student has written; null where there is none. */
export const WholeFinishedThesis = z.strictObject({
  ...finishedFields,
  abstract: z.string().nullable(),
  department: PublicDepartment,
})
export type WholeFinishedThesis = z.infer<typeof WholeFinishedThesis>

/** An examination to which everybody may come. Its link is for those who are asked to it. */
export const PublicPresentation = z.strictObject({
  ...titleFields,
  examinationID: z.int(),
  startsAt: WireDate,
  minutes: z.int(),
  /** Null where it is held online alone. */
  place: z.string().nullable(),
  isOnline: z.boolean(),
  /** How often it was moved. */
  revision: z.int(),
  student,
  instructor: PublicInstructor,
  /** The day of the last change. */
  updatedAt: WireDate,
})
export type PublicPresentation = z.infer<typeof PublicPresentation>
