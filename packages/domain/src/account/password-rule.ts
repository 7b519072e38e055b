import { allowed, type Decision, refused } from '../shared/decision.ts'

/** The shortest password; an installation may ask for a longer one (`PASSWORD_MIN_LENGTH`). */
export const PASSWORD_MIN_LENGTH = 4

export type PasswordRefusal = 'password_too_short' | 'passwords_differ'

/** The password must be long enough and typed the same twice. Its length is counted in characters, not in bytes. */
export function checkPassword(
  password: string,
  confirmation: string,
  minimumLength: number = PASSWORD_MIN_LENGTH,
): Decision<PasswordRefusal> {
  if ([...password].length < minimumLength) return refused('password_too_short')
  return password === confirmation ? allowed : refused('passwords_differ')
}
