import { USER_TYPES } from '@diatrivi/contract/account/account.names'
import type { UserType } from '@diatrivi/contract/account/account.schemas'
import type { Handled } from '@diatrivi/contract/endpoints'
import { plainNames } from '@diatrivi/contract/wire-names'
import type { Role } from '@diatrivi/domain/account/role'
import type { Registration } from './registration.service.ts'

export function roleOf(type: UserType | null | undefined): Role | null {
  return type === null || type === undefined ? null : plainNames(USER_TYPES)[type]
}

export function registrationOf(body: Handled<'register'>['body']): Registration {
  const { username, password, email, uName, uSurname, department } = body
  return { username, password, email, firstName: uName, surname: uSurname, departmentId: department }
}
