import type { Wire } from '@diatrivi/contract/endpoints'
import { plainNames } from '@diatrivi/contract/wire-names'
import { ADMINISTRATOR_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import type { AdministratorView } from '@diatrivi/contract/work/administration/administration.schemas'
import { toContact } from '../../../entities/person/person.mapper.ts'
import type { Secretary, SecretaryFormValues } from './secretary.mapper.ts'

/** An account of no department. */
export type Administrator = Omit<Secretary, 'department'>

export type AdministratorFormValues = Omit<SecretaryFormValues, 'departmentId'>

/** The field of the form for each field in a refusal of the API. */
export const ADMINISTRATOR_FIELD_OF_WIRE = plainNames(
  ADMINISTRATOR_NAMES satisfies Record<keyof AdministratorFormValues, string>,
)

export function toAdministrator(wire: AdministratorView): Administrator {
  const { id, isActive, isDisabled, version } = wire
  return { ...toContact(wire), id, isActive, isDisabled, version }
}

export function toAdministratorBody(
  values: AdministratorFormValues,
): Required<Wire<'createAdministrator'>['body']> {
  return {
    username: values.username,
    uName: values.firstName,
    uSurname: values.surname,
    uEmail: values.email,
  }
}
