/**
 * A person with an account or without one. The address names the same person in every department, and before and
 * after there is an account.
 */
export interface Person {
  /** Null of a person from outside. */
  accountId: number | null
  email: string
}

/** One account is one person, and so is one address in all its spellings. */
export function isSamePerson(one: Person, other: Person): boolean {
  const isOneAccount = one.accountId !== null && one.accountId === other.accountId
  return isOneAccount || foldedAddress(one.email) === foldedAddress(other.email)
}

/** An address as it is compared. */
export function foldedAddress(email: string): string {
  return email.trim().toLowerCase()
}
