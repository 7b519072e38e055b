import type { Wire } from '@diatrivi/contract/endpoints'

export interface DepartmentChoice {
  id: number
  name: string
}

export interface InstitutionChoice {
  id: number
  name: string
  departments: DepartmentChoice[]
}

export function toInstitutionChoices(
  departments: Wire<'listDepartments'>['response'],
  compare: (a: string, b: string) => number,
): InstitutionChoice[] {
  const byId = new Map<number, InstitutionChoice>()
  for (const { depID, depName, institution } of departments) {
    const found = byId.get(institution.instID)
    const choice = found ?? { id: institution.instID, name: institution.instName, departments: [] }
    byId.set(choice.id, { ...choice, departments: [...choice.departments, { id: depID, name: depName }] })
  }
  const byName = <Named extends { name: string }>(a: Named, b: Named) => compare(a.name, b.name)
  return [...byId.values()]
    .map((choice) => ({ ...choice, departments: choice.departments.toSorted(byName) }))
    .toSorted(byName)
}

export interface RegistrationValues {
  firstName: string
  surname: string
  username: string
  email: string
  institution: InstitutionChoice | null
  department: DepartmentChoice | null
  password: string
  passwordAgain: string
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  firstName: '',
  surname: '',
  username: '',
  email: '',
  institution: null,
  department: null,
  password: '',
  passwordAgain: '',
}

export function toRegisterBody(values: RegistrationValues): Wire<'register'>['body'] {
  if (values.department === null) throw new Error('The form was sent without a department.')
  return {
    username: values.username,
    password: values.password,
    email: values.email,
    uName: values.firstName,
    uSurname: values.surname,
    department: values.department.id,
  }
}

/** Null where there is an account already. */
export function toRegistered(answer: Wire<'register'>['response']) {
  return answer.status === 1 ? null : { token: answer.jwt_token, email: answer.email }
}

/** The wire's field -> the form's, for refusals that name a field: of every form of a new account. */
export const NAME_FIELD_OF_WIRE = {
  uName: 'firstName',
  uSurname: 'surname',
} as const

/** The same of the form that sets a new password. */
export const NEW_PASSWORD_FIELD_OF_WIRE = { newpass: 'password' } as const
