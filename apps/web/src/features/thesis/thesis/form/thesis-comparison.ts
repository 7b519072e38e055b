import { mergeTags } from '@diatrivi/domain/institution/keyword/keyword'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { compareGreek } from '@diatrivi/domain/shared/greek-text'
import { ASSIGNMENT_TYPE_WORDS, TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import { m } from '../../../../paraglide/messages.js'
import { formatDayLong } from '../../../../shared/format/dates.ts'
import { said } from '../../../../shared/format/said.ts'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import { htmlIdentity, readableHtml } from '../../../../shared/forms/conflict/readable-html.ts'
import type { ThesisFormValues } from '../thesis-form.mapper.ts'

const readDay = (day: IsoDate | null) => (day === null ? '' : formatDayLong(day))

/** The fields that may differ from another saved version, and how each is shown. */
export const THESIS_COMPARISON: Comparison<ThesisFormValues> = {
  title: { label: m.word_title, read: ({ title }) => title },
  titleEnglish: { label: m.thesis_title_english, read: ({ titleEnglish }) => titleEnglish },
  description: {
    label: m.field_description,
    read: ({ description }) => readableHtml(description),
    identity: ({ description }) => htmlIdentity(description),
  },
  tags: {
    label: m.thesis_keywords,
    read: ({ tags }) => mergeTags(tags).toSorted(compareGreek).join(', '),
  },
  assignmentType: {
    label: m.thesis_assignment_type,
    read: ({ assignmentType }) => said(ASSIGNMENT_TYPE_WORDS[assignmentType]),
  },
  visibility: {
    label: m.thesis_visibility,
    read: ({ visibility }) => (visibility === 'public' ? m.thesis_public() : m.thesis_private()),
  },
  interestDeadline: {
    label: m.thesis_interest_deadline,
    read: ({ interestDeadline }) => readDay(interestDeadline),
  },
  startDate: { label: m.word_start_date, read: ({ startDate }) => readDay(startDate) },
  intendedEnd: { label: m.word_intended_end, read: ({ intendedEnd }) => readDay(intendedEnd) },
  textLanguage: {
    label: m.thesis_text_language,
    read: ({ textLanguage }) => said(TEXT_LANGUAGE_WORDS[textLanguage]),
  },
}
