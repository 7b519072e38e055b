import {
  COURSES_MAX,
  ECTS_MAX,
  REGISTRY_NUMBER_MAX,
  readAverage,
  SEMESTER_MAX,
} from '@diatrivi/domain/department/student-record/student-record'
import { STUDENT_ORDERS, STUDENT_THESES } from '@diatrivi/domain/view/department-list/student-list'
import { PHASES } from '@diatrivi/domain/view/process/phase'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { EMAIL_MAX, NAME_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { Username } from '../../people/account/account.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { email, nameLine, requiredLine, text } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

export const RecordParams = z.object({ username: Username })
export const PendingStudentParams = z.object({ pendingId: IdParam })

export const StudentRecordView = z.strictObject({
  registryNumber: z.string(),
  semester: z.int().nullable(),
  coursesPassed: z.int().nullable(),
  coursesOwed: z.int().nullable(),
  ects: z.int().nullable(),
  /** Two decimals: `7.85`. */
  average: z.string().nullable(),
  /** Null where the office has named none. */
  programme: z.strictObject({ programmeID: z.int(), name: z.string() }).nullable(),
  /** The day on which the office wrote it. */
  asOf: WireDate,
  version: z.int(),
})
export type StudentRecordView = z.infer<typeof StudentRecordView>

/** The thesis of a student in the department: that in progress, else the one that ended last. */
const ThesisOfStudent = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  state: z.enum(['inProgress', 'ended']),
  /** Null without a rule book. */
  processPhase: z.enum(PHASES).nullable(),
})

/** A student of the department; the record is null as long as the office has written none. */
export const StudentView = z.strictObject({
  ...PersonName.shape,
  /** Null for a person whom a list of the office names and who has not registered yet. */
  username: z.string().nullable(),
  /** Null for a person with an account. */
  pendingID: z.int().nullable(),
  uEmail: z.string(),
  record: StudentRecordView.nullable(),
  thesis: ThesisOfStudent.nullable(),
})
export type StudentView = z.infer<typeof StudentView>

/** Null for a student of whom the office has written nothing. */
export const OwnRecordAnswer = z.strictObject({ record: StudentRecordView.nullable() })

/** `search`: every word stands in the name, or begins the registry number. */
export const StudentsQuery = PageQuery.extend({
  search: text(200).optional(),
  thesis: z.enum(STUDENT_THESES, { error: 'invalid' }).optional(),
  sort: z.enum(STUDENT_ORDERS, { error: 'invalid' }).optional(),
})

/** A whole number, or none: null, missing and empty. */
const count = (maximum: number) =>
  z
    .int({ error: 'invalid' })
    .min(0, { error: 'invalid' })
    .max(maximum, { error: 'too_big' })
    .nullish()
    .transform((value) => value ?? null)

export const RecordBody = z.object({
  registryNumber: requiredLine(REGISTRY_NUMBER_MAX),
  semester: count(SEMESTER_MAX),
  coursesPassed: count(COURSES_MAX),
  coursesOwed: count(COURSES_MAX),
  ects: count(ECTS_MAX),
  /** From 0 to 10, with a comma or a point and at most two decimals. */
  average: text(5)
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || readAverage(value) !== null, { error: 'invalid' }),
  /** A programme of the department. */
  programmeID: IdValue.nullish().transform((id) => id ?? null),
})

/** A person without an account is known by the office alone, which corrects the name and the address as well. */
export const PendingStudentBody = RecordBody.extend({
  uName: nameLine(NAME_MAX),
  uSurname: nameLine(NAME_MAX),
  uEmail: email(EMAIL_MAX),
})
