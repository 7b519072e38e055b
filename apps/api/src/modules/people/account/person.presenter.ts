import type { PersonName } from '@diatrivi/contract/people.schemas'
import type { z } from 'zod'

/** Nothing of a person but the names. */
export function presentPerson({
  username,
  firstName,
  surname,
}: {
  username: string
  firstName: string
  surname: string
}): z.infer<typeof PersonName> {
  return { username, uName: firstName, uSurname: surname }
}
