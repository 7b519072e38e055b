import type { Wire } from '@diatrivi/contract/endpoints'
import { plainNames } from '@diatrivi/contract/wire-names'
import { SECRETARY_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import type { SecretaryView } from '@diatrivi/contract/work/administration/administration.schemas'
import { toContact } from '../../../entities/person/person.mapper.ts'
import type { Instructor, InstructorFormValues } from './instructor.mapper.ts'

/** An instructor without a rank, as far as a table of accounts goes. */
export type Secretary = Omit<Instructor, 'rank'>

export type SecretaryFormValues = Omit<InstructorFormValues, 'rank'>

/** The field of the form for each field in a refusal of the API. */
export const SECRETARY_FIELD_OF_WIRE = plainNames(
  SECRETARY_NAMES satisfies Record<keyof SecretaryFormValues, string>,
)

export function toSecretary(wire: SecretaryView): Secretary {
  return {
    ...toContact(wire),
    id: wire.id,
    department: { id: wire.department.depID, name: wire.department.depName },
    isActive: wire.isActive,
    isDisabled: wire.isDisabled,
    version: wire.version,
  }
}

export function toSecretaryForm(secretary: Secretary | null): SecretaryFormValues {
  return {
    username: secretary?.username ?? '',
    firstName: secretary?.firstName ?? '',
    surname: secretary?.surname ?? '',
    email: secretary?.email ?? '',
    departmentId: secretary?.department.id ?? null,
  }
}

export function toSecretaryBody(values: SecretaryFormValues): Required<Wire<'createSecretary'>['body']> {
  if (values.departmentId === null) throw new Error('A secretary is only sent with a department.')
  return {
    username: values.username,
    uName: values.firstName,
    uSurname: values.surname,
    uEmail: values.email,
    depID: values.departmentId,
  }
}
