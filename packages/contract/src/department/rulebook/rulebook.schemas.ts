import { PRESETS } from '@diatrivi/domain/department/rulebook/presets'
import { PROGRAMME_KINDS, PROGRAMME_LEVELS } from '@diatrivi/domain/department/rulebook/programme'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { COURSE_CODE_MAX, DECISION_REFERENCE_MAX, NAME_MAX, RULEBOOK_TITLE_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { PersonName } from '../../people.schemas.ts'
import { integer, nameLine, optionalLine, optionalNameLine, requiredLine, requiredOr } from '../../values.ts'
import { DayOfThesis, WireDate } from '../../wire-dates.ts'
import { RulesValue, RulesView } from './rules.schemas.ts'

export const ProgrammeParams = z.object({ programmeId: IdParam })
export const RulebookParams = z.object({ rulebookId: IdParam })

/** The own department where it is left out; administrators, who have none, name it. */
export const ProgrammesQuery = PageQuery.extend({ depID: IdParam.optional() })

const ProgrammeFields = {
  name: nameLine(NAME_MAX),
  nameEn: optionalNameLine(NAME_MAX),
  level: z.enum(PROGRAMME_LEVELS, { error: requiredOr('invalid') }),
  kind: z.enum(PROGRAMME_KINDS, { error: requiredOr('invalid') }),
  /** The credits that the thesis gives. */
  ects: integer(1, 120, 'invalid')
    .nullish()
    .transform((ects) => ects ?? null),
  courseCode: optionalLine(COURSE_CODE_MAX),
}

export const CreateProgrammeBody = z.object({ depID: IdValue.optional(), ...ProgrammeFields })
export const EditProgrammeBody = z.object(ProgrammeFields)

export const ProgrammeView = z.strictObject({
  programmeID: z.int(),
  depID: z.int(),
  name: z.string(),
  nameEn: z.string().nullable(),
  level: z.enum(PROGRAMME_LEVELS),
  kind: z.enum(PROGRAMME_KINDS),
  ects: z.int().nullable(),
  courseCode: z.string().nullable(),
  version: z.int(),
})
export type ProgrammeView = z.infer<typeof ProgrammeView>

const DayOfForce = z.string({ error: requiredOr('invalid_date') }).pipe(DayOfThesis)

/** The rules are those of another book of the department, or of a preset. */
export const DraftRulebookBody = z.object({
  depID: IdValue.optional(),
  /** Left out: of every programme that has no book of its own. */
  programmeID: IdValue.nullish().transform((id) => id ?? null),
  title: requiredLine(RULEBOOK_TITLE_MAX),
  inForceFrom: DayOfForce,
  from: z.union([z.enum(PRESETS), IdValue], { error: requiredOr('invalid') }),
})

export const EditRulebookBody = z.object({
  title: requiredLine(RULEBOOK_TITLE_MAX),
  inForceFrom: DayOfForce,
  /** The decision of the Assembly, as its minutes name it. */
  decisionRef: optionalLine(DECISION_REFERENCE_MAX),
  rules: RulesValue,
})

const RulebookFields = {
  rulebookID: z.int(),
  depID: z.int(),
  programme: z
    .strictObject({ programmeID: z.int(), name: z.string(), nameEn: z.string().nullable() })
    .nullable(),
  title: z.string(),
  inForceFrom: WireDate,
  decisionRef: z.string().nullable(),
  /** Null: a draft. */
  published: WireDate.nullable(),
  version: z.int(),
}

export const RulebookEntry = z.strictObject(RulebookFields)
export type RulebookEntry = z.infer<typeof RulebookEntry>

export const RulebookView = z.strictObject({ ...RulebookFields, rules: RulesView })
export type RulebookView = z.infer<typeof RulebookView>

/** The book of a thesis, as the page of the thesis names it. */
export const RulebookOfThesis = z.strictObject({
  rulebookID: z.int(),
  title: z.string(),
  inForceFrom: WireDate,
  /** By a committee; else the instructor gives the mark alone. */
  isExamined: z.boolean(),
})

export const RehearsalView = z.strictObject({
  /** Theses that run and that the book would be for; of more than `WHOLE_LIST_MAX` the first. */
  theses: z.array(
    z.strictObject({
      thesisID: z.int(),
      thesisTitle: z.string(),
      student: PersonName,
      instructor: PersonName,
      /** Null: the plain flow. */
      rulebookID: z.int().nullable(),
      /** Each as the group and the name of a rule. */
      changes: z.array(z.strictObject({ group: z.string(), key: z.string() })),
      earliestExamination: z.strictObject({ before: WireDate, after: WireDate }).nullable(),
      /** How many members the committee would lack; null where no more than today. */
      membersLacking: z.int().nullable(),
    }),
  ),
  /** The rules of these theses today, once for each of their books. */
  rulesToday: z.array(z.strictObject({ rulebookID: z.int().nullable(), rules: RulesView })),
})
export type RehearsalView = z.infer<typeof RehearsalView>
