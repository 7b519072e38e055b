import { allowed, type Decision, refused } from '../shared/decision.ts'

/** Specification 5; an installation may ask for more (`PASSWORD_MIN_LENGTH`). */
export const PASSWORD_MIN_LENGTH = 4

export type PasswordRefusal = 'password_too_short' | 'passwords_differ'

/** Specification 5: long enough, and typed the same twice. Length is counted in characters, not in bytes. */
export function checkPassword(
  password: string,
  confirmation: string,
  minimumLength: number = PASSWORD_MIN_LENGTH,
): Decision<PasswordRefusal> {
  if ([...password].length < minimumLength) return refused('password_too_short')
  return password === confirmation ? allowed : refused('passwords_differ')
}
