import { fullName, type Person } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'

/** The name, or the number of an account that was deleted. */
export function personWords(person: Person | null, accountId: number | null): string {
  if (person !== null) return `${fullName(person)} (${person.username})`
  return accountId === null ? '' : m.security_deleted_account({ id: accountId })
}
