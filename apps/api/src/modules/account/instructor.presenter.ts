import type { InstructorBody, InstructorView } from '@diatrivi/contract/administration/administration.schemas'
import type { z } from 'zod'
import type { ConstraintRefusals } from '../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../platform/refusal/refusal.ts'
import type { InstructorFields, InstructorRow } from './instructor.repository.ts'

export function instructorFields(body: z.output<typeof InstructorBody>): InstructorFields {
  return {
    username: body.username,
    firstName: body.uName,
    surname: body.uSurname,
    email: body.uEmail,
    rank: body.rank,
    departmentId: body.depID,
  }
}

export const INSTRUCTOR_REFUSALS: ConstraintRefusals = {
  account_username: () => new Refusal('duplicate', { fields: { username: { code: 'taken' } } }),
  account_email: () => new Refusal('duplicate', { fields: { uEmail: { code: 'taken' } } }),
  account_department_id_department_id_fk: () => invalidFields({ depID: 'unknown_department' }),
}

export function presentInstructor(instructor: InstructorRow): InstructorView {
  return {
    id: instructor.id,
    username: instructor.username,
    uName: instructor.firstName,
    uSurname: instructor.surname,
    uEmail: instructor.email,
    instrRank: instructor.rank,
    department: { depID: instructor.departmentId, depName: instructor.departmentName },
    isActive: instructor.isActive,
    version: instructor.version,
  }
}
