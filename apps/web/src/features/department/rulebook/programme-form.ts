import type { Wire } from '@diatrivi/contract/endpoints'
import type { ProgrammeKind, ProgrammeLevel } from '@diatrivi/domain/department/rulebook/programme'
import type { Programme } from './rulebook.mapper.ts'

/** As they are typed. */
export interface ProgrammeFormValues {
  name: string
  nameEnglish: string
  level: ProgrammeLevel
  kind: ProgrammeKind
  ects: string
  courseCode: string
}

/** The field of the form for each field in a refusal of the API. */
export const PROGRAMME_FIELD_OF_WIRE = {
  name: 'name',
  nameEn: 'nameEnglish',
  level: 'level',
  kind: 'kind',
  ects: 'ects',
  courseCode: 'courseCode',
} as const

export function toProgrammeForm(programme: Programme | null): ProgrammeFormValues {
  return {
    name: programme?.name ?? '',
    nameEnglish: programme?.nameEnglish ?? '',
    level: programme?.level ?? 'first',
    kind: programme?.kind ?? 'bachelor',
    ects: programme?.ects?.toString() ?? '',
    courseCode: programme?.courseCode ?? '',
  }
}

/** The form has checked that the number is one. */
export function toProgrammeBody(values: ProgrammeFormValues): Wire<'editProgramme'>['body'] {
  const { name, nameEnglish, level, kind, ects, courseCode } = values
  return {
    name,
    nameEn: nameEnglish,
    level,
    kind,
    ects: ects.trim() === '' ? null : Number(ects),
    courseCode,
  }
}
