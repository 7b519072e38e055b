import { TEXT_LANGUAGES, THESIS_SEARCH_MAX } from '@diatrivi/domain/thesis/thesis/thesis'
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
})
export type PublicDepartment = z.infer<typeof PublicDepartment>

/** The name and nothing else of the profile; the id is for an address of his or her topics. */
const PublicInstructor = z.strictObject({ instructorID: z.int(), uName: z.string(), uSurname: z.string() })

const topicFields = {
  thesisID: z.int(),
  thesisTitle: z.string(),
  titleEn: z.string().nullable(),
  textLanguage: z.enum(TEXT_LANGUAGES),
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

/** Never with a mark; the student as the department names students in its catalogue. */
export const FinishedThesis = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  titleEn: z.string().nullable(),
  textLanguage: z.enum(TEXT_LANGUAGES),
  year: z.int().nullable(),
  keywords: z.array(KeywordLabel),
  student: z.string().nullable(),
})
export type FinishedThesis = z.infer<typeof FinishedThesis>
