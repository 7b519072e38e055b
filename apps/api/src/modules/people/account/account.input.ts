import type { Handled } from '@diatrivi/contract/endpoints'
import { USER_TYPES } from '@diatrivi/contract/people/account/account.names'
import type { UserType } from '@diatrivi/contract/people/account/account.schemas'
import { plainNames } from '@diatrivi/contract/wire-names'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { Registration } from './registration/registration.service.ts'
import type { Credentials } from './sign-in/sign-in.service.ts'

export function roleOf(type: UserType | null | undefined): Role | null {
  return type === null || type === undefined ? null : plainNames(USER_TYPES)[type]
}

/** More than a browser keeps are not read, and one has some 300 characters. */
const BROWSER_TOKENS_MAX = 5
const BROWSER_TOKEN_LENGTH = 1_000

export function credentialsOf(body: Handled<'signIn'>['body']): Credentials {
  const { username, password, device_tokens = [] } = body
  const browserTokens = device_tokens
    .slice(0, BROWSER_TOKENS_MAX)
    .filter((token) => token.length <= BROWSER_TOKEN_LENGTH)
  return { username, password, browserTokens }
}

export function registrationOf(body: Handled<'register'>['body']): Registration {
  const { username, password, email, uName, uSurname, department } = body
  return { username, password, email, firstName: uName, surname: uSurname, departmentId: department }
}
