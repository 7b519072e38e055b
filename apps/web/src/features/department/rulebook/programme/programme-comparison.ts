import { m } from '../../../../paraglide/messages.js'
import type { Comparison } from '../../../../shared/forms/conflict/compared-field.ts'
import type { ProgrammeFormValues } from '../programme-form.ts'
import { KIND_WORDS, LEVEL_WORDS } from '../rulebook-words.ts'

export const PROGRAMME_COMPARISON: Comparison<ProgrammeFormValues> = {
  name: { label: m.field_name, read: ({ name }) => name },
  nameEnglish: { label: m.programme_name_english, read: ({ nameEnglish }) => nameEnglish },
  level: { label: m.programme_level, read: ({ level }) => LEVEL_WORDS[level]() },
  kind: { label: m.programme_kind, read: ({ kind }) => KIND_WORDS[kind]() },
  ects: { label: m.programme_ects, read: ({ ects }) => ects },
  courseCode: { label: m.programme_course_code, read: ({ courseCode }) => courseCode },
}
