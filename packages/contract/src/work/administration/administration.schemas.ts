import { RANKS } from '@diatrivi/domain/people/account/role'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { EMAIL_MAX, NAME_MAX, PHONE_MAX, URL_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { Username } from '../../people/account/account.schemas.ts'
import {
  email,
  isWebAddress,
  nameLine,
  optionalEmail,
  optionalLine,
  optionalUrl,
  requiredOr,
  text,
} from '../../values.ts'
import { INSTITUTION_TYPE_NAMES } from './administration.names.ts'

const PLACE_NAME_MAX = 255
/** Scheme and host are refused, so that a logo can be neither a script nor a file of a foreign site. */
const SITE_PATH = /^(?!\/\/)[^\s:\\<>"']+$/

const InstitutionFields = {
  instID: z.int(),
  instName: z.string(),
  instType: z.enum(Object.values(INSTITUTION_TYPE_NAMES)),
  instURL: z.string().nullable(),
  instLogo: z.string().nullable(),
}

/** Unknown to older clients: `version`, to be sent back as `If-Match` with a change. */
export const DepartmentView = z.strictObject({
  depID: z.int(),
  depName: z.string(),
  depEmail: z.string().nullable(),
  depPhone: z.string().nullable(),
  depCity: z.string().nullable(),
  depUrl: z.string().nullable(),
  depLat: z.number().nullable(),
  depLng: z.number().nullable(),
  institution: z.strictObject(InstitutionFields),
  version: z.int(),
})
export type DepartmentView = z.infer<typeof DepartmentView>

/** Unknown to older clients: `instEmblemID`, of a picture that was uploaded, and `version`. */
export const InstitutionView = z.strictObject({
  ...InstitutionFields,
  instEmblemID: z.int().nullable(),
  departments: z.array(DepartmentView),
  version: z.int(),
})
export type InstitutionView = z.infer<typeof InstitutionView>

export const InstitutionParams = z.object({ instID: IdParam })
export const EmblemParams = z.object({ emblemId: IdParam })
/** None where no institution has an emblem, or several have. */
export const InstallationEmblem = z.strictObject({ emblem: z.int().nullable() })
export const UserParams = z.object({ username: Username })

/** Degrees, as a number or as a form field's text; none when left out or empty. */
function degrees(limit: number) {
  return z
    .union(
      [
        z.number(),
        z.literal('').transform(() => null),
        z
          .string()
          .regex(/^-?\d{1,3}([.,]\d+)?$/)
          .transform((text) => Number(text.replace(',', '.'))),
      ],
      { error: 'invalid' },
    )
    .nullish()
    .transform((value) => value ?? null)
    .refine((value) => value === null || Math.abs(value) <= limit, { error: 'invalid' })
}

export const DepartmentBody = z.object({
  depName: nameLine(PLACE_NAME_MAX),
  depEmail: optionalEmail(EMAIL_MAX),
  depPhone: optionalLine(PHONE_MAX),
  depCity: optionalLine(PLACE_NAME_MAX),
  depUrl: optionalUrl(URL_MAX),
  depLat: degrees(90),
  depLng: degrees(180),
  instID: IdValue,
})

export const InstitutionBody = z.object({
  instName: nameLine(PLACE_NAME_MAX),
  instType: z.enum(Object.values(INSTITUTION_TYPE_NAMES), { error: requiredOr('invalid') }),
  instURL: optionalUrl(URL_MAX),
  /** An address, or a path on the institution's own site. */
  instLogo: optionalLine(URL_MAX).refine(
    (value) => value === null || isWebAddress(value) || SITE_PATH.test(value),
    { error: 'invalid_url' },
  ),
})

/** An instructor as administrators see one. Unknown to older clients: `isActive`, `version`, and the `id` that its table of users shows. */
export const InstructorView = z.strictObject({
  id: z.int(),
  username: z.string(),
  uName: z.string(),
  uSurname: z.string(),
  uEmail: z.string(),
  instrRank: z.enum(RANKS).nullable(),
  department: z.strictObject({ depID: z.int(), depName: z.string() }),
  isActive: z.boolean(),
  /** Whether administrators let the person in no longer. */
  isDisabled: z.boolean(),
  version: z.int(),
})
export type InstructorView = z.infer<typeof InstructorView>

/** A secretary as administrators see one. */
export const SecretaryView = InstructorView.omit({ instrRank: true })
export type SecretaryView = z.infer<typeof SecretaryView>

/** An administrator as the others see one. */
export const AdministratorView = SecretaryView.omit({ department: true })
export type AdministratorView = z.infer<typeof AdministratorView>

/** A student as administrators see one; the number is null as long as the office of the department has written none. */
export const StudentAccountView = SecretaryView.omit({ version: true }).extend({
  registryNumber: z.string().nullable(),
})
export type StudentAccountView = z.infer<typeof StudentAccountView>

/** `search`: every word stands in the name or in the e-mail, or begins the username or the registry number. */
export const StudentAccountsQuery = PageQuery.extend({ search: text(255).optional() })

const StaffFields = {
  username: Username,
  uName: nameLine(NAME_MAX),
  uSurname: nameLine(NAME_MAX),
  uEmail: email(EMAIL_MAX),
}

export const InstructorBody = z.object({
  ...StaffFields,
  rank: z.enum(RANKS, { error: requiredOr('invalid') }),
  depID: IdValue,
})

export const AdministratorBody = z.object(StaffFields)

export const SecretaryBody = z.object({ ...StaffFields, depID: IdValue })
