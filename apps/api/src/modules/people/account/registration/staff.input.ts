import { toPlain } from '@diatrivi/contract/wire-names'
import {
  ADMINISTRATOR_NAMES,
  INSTRUCTOR_NAMES,
  SECRETARY_NAMES,
} from '@diatrivi/contract/work/administration/administration.names'
import type {
  AdministratorBody,
  InstructorBody,
  SecretaryBody,
} from '@diatrivi/contract/work/administration/administration.schemas'
import type { z } from 'zod'
import type { StaffFields } from './staff.repository.ts'

export function instructorFields(body: z.output<typeof InstructorBody>): StaffFields {
  return toPlain(INSTRUCTOR_NAMES, body)
}

/** An administrator has neither department nor rank. */
export function administratorFields(body: z.output<typeof AdministratorBody>): StaffFields {
  return { ...toPlain(ADMINISTRATOR_NAMES, body), departmentId: null, rank: null }
}

/** A secretary has no rank. */
export function secretaryFields(body: z.output<typeof SecretaryBody>): StaffFields {
  return { ...toPlain(SECRETARY_NAMES, body), rank: null }
}
