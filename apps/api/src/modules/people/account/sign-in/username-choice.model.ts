import { randomInt } from 'node:crypto'
import { USERNAME_MAX } from '@diatrivi/contract/limits'
import { isValidUsername } from '@diatrivi/domain/people/account/username'

/** Room for the digits that tell one from another. */
const LONGEST = USERNAME_MAX - 10
const TRIES = 20

/** A username for a person who has none yet: what stands before the @, with digits behind it where that is taken. */
export async function firstFree(
  email: string,
  isTaken: (username: string) => Promise<boolean>,
): Promise<string> {
  const wanted = usernameOf(email)
  if (!(await isTaken(wanted))) return wanted
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const candidate = `${wanted}-${randomInt(10_000, 10_000_000)}`
    if (!(await isTaken(candidate))) return candidate
  }
  throw new Error(`no username is free beside "${wanted}"`)
}

export function usernameOf(email: string): string {
  const letters = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^[._-]+|[._-]+$/g, '')
  return isValidUsername(letters) ? letters : 'student'
}
