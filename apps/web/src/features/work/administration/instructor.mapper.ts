import type { Wire } from '@diatrivi/contract/endpoints'
import { plainNames } from '@diatrivi/contract/wire-names'
import { INSTRUCTOR_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import type { InstructorView } from '@diatrivi/contract/work/administration/administration.schemas'
import type { Rank } from '@diatrivi/domain/people/account/role'
import { toContact } from '../../../entities/person/person.mapper.ts'
import type { Contact } from '../../../entities/person/person.ts'

export interface Instructor extends Contact {
  id: number
  rank: Rank | null
  department: { id: number; name: string }
  /** False until the person has chosen a password through the invitation. */
  isActive: boolean
  /** Whether administrators let the person in no longer. */
  isDisabled: boolean
  version: number
}

export interface InstructorFormValues {
  username: string
  firstName: string
  surname: string
  email: string
  rank: Rank | ''
  departmentId: number | null
}

/** The field of the form for each field in a refusal of the API. */
export const INSTRUCTOR_FIELD_OF_WIRE = plainNames(
  INSTRUCTOR_NAMES satisfies Record<keyof InstructorFormValues, string>,
)

export function toInstructor(wire: InstructorView): Instructor {
  return {
    ...toContact(wire),
    id: wire.id,
    rank: wire.instrRank,
    department: { id: wire.department.depID, name: wire.department.depName },
    isActive: wire.isActive,
    isDisabled: wire.isDisabled,
    version: wire.version,
  }
}

export function toInstructorForm(instructor: Instructor | null): InstructorFormValues {
  return {
    username: instructor?.username ?? '',
    firstName: instructor?.firstName ?? '',
    surname: instructor?.surname ?? '',
    email: instructor?.email ?? '',
    rank: instructor?.rank ?? '',
    departmentId: instructor?.department.id ?? null,
  }
}

export function toInstructorBody(values: InstructorFormValues): Required<Wire<'createInstructor'>['body']> {
  if (values.rank === '' || values.departmentId === null) {
    throw new Error('An instructor is only sent with a rank and a department.')
  }
  return {
    username: values.username,
    uName: values.firstName,
    uSurname: values.surname,
    uEmail: values.email,
    rank: values.rank,
    depID: values.departmentId,
  }
}
