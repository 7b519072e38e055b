import { STAFF_CATEGORIES } from '@diatrivi/domain/department/rulebook/rules'
import { OFFICE_KINDS, OFFICES_MAX } from '@diatrivi/domain/department/staff/office'
import { ABSENCE_KINDS, ABSENCES_MAX, PRINT_TITLE_MAX } from '@diatrivi/domain/department/staff/staff'
import { FORMS_OF_ADDRESS } from '@diatrivi/domain/people/account/form-of-address'
import { RANKS } from '@diatrivi/domain/people/account/role'
import { compareDates } from '@diatrivi/domain/shared/dates'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { Username } from '../../people/account/account.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { optionalLine, requiredOr, text } from '../../values.ts'
import { DayOfThesis, WireDate } from '../../wire-dates.ts'

export const StaffParams = z.object({ username: Username })

/** `search`: every word stands in the name. */
export const StaffQuery = PageQuery.extend({ search: text(200).optional() })

const AbsenceView = z.strictObject({ from: WireDate, until: WireDate, kind: z.enum(ABSENCE_KINDS) })

/** An instructor of the department with what its office has written. */
export const StaffView = z.strictObject({
  ...PersonName.shape,
  uEmail: z.string(),
  rank: z.enum(RANKS).nullable(),
  formOfAddress: z.enum(FORMS_OF_ADDRESS).nullable(),
  /** Null: follows from the rank. */
  category: z.enum(STAFF_CATEGORIES).nullable(),
  /** As papers print it, instead of the rank. */
  printTitle: z.string().nullable(),
  /** The office alone reads it: left out for a reader who holds an office of the department. */
  contractEnd: WireDate.nullable().optional(),
  /** The latest first. Left out like the end of the contract. */
  absences: z.array(AbsenceView).optional(),
  /** Theses in progress. */
  supervises: z.int(),
  /** Seats in committees of theses in progress. */
  sits: z.int(),
  version: z.int(),
})
export type StaffView = z.infer<typeof StaffView>

const Day = z.string({ error: requiredOr('invalid_date') }).pipe(DayOfThesis)

const OptionalDay = Day.nullish().transform((day) => day ?? null)

/** All of them: those that are left out go. */
const Absences = z
  .array(
    z
      .object({ from: Day, until: Day, kind: z.enum(ABSENCE_KINDS, { error: requiredOr('invalid') }) })
      .refine(({ from, until }) => compareDates(from, until) <= 0, {
        error: 'until_before_from',
        path: ['until'],
      }),
    { error: requiredOr('invalid') },
  )
  .max(ABSENCES_MAX, { error: 'too_long' })

export const StaffBody = z.object({
  category: z
    .enum(STAFF_CATEGORIES, { error: 'invalid' })
    .nullish()
    .transform((category) => category ?? null),
  printTitle: optionalLine(PRINT_TITLE_MAX),
  contractEnd: OptionalDay,
  absences: Absences,
})

/** A person without an account who sits in a committee of the department, or is asked to. */
export const OutsideMember = z.strictObject({
  personID: z.int(),
  uName: z.string(),
  uSurname: z.string(),
  uEmail: z.string(),
  /** As papers print it. */
  rankText: z.string(),
  affiliation: z.string(),
  /** The latest first. */
  absences: z.array(AbsenceView),
  /** Seats in committees of theses in progress. */
  sits: z.int(),
  version: z.int(),
})
export type OutsideMember = z.infer<typeof OutsideMember>

export const OutsideMemberParams = z.object({ personId: IdParam })
export const OutsideAbsencesBody = z.object({ absences: Absences })

const OfficeView = z.strictObject({
  /** The greatest of a department and 1 is the version of its offices, for `If-Match`; 1 where there are none. */
  officeID: z.int(),
  person: PersonName,
  kind: z.enum(OFFICE_KINDS),
  /** The programme of a coordinator; null for all other offices. */
  programme: z.strictObject({ programmeID: z.int(), name: z.string() }).nullable(),
  from: WireDate,
  /** Null: no last day is known. */
  until: WireDate.nullable(),
})
export type OfficeView = z.infer<typeof OfficeView>

/** The latest first. */
export const OfficesView = z.array(OfficeView)

/** All of them: those that are left out go. */
export const OfficesBody = z.object({
  offices: z
    .array(
      z.object({
        username: Username,
        kind: z.enum(OFFICE_KINDS, { error: requiredOr('invalid') }),
        programmeID: IdValue.nullish().transform((id) => id ?? null),
        from: Day,
        until: OptionalDay,
      }),
      { error: requiredOr('invalid') },
    )
    .max(OFFICES_MAX, { error: 'too_long' }),
})
