import type { InterestFacts } from '@diatrivi/domain/interest/interest'

/** A person with the address for mails. */
export interface Contact {
  username: string
  firstName: string
  surname: string
  email: string
}

/** One declaration on one thesis, with the student who made it. */
export interface Interest extends InterestFacts {
  thesisId: number
  declaredAt: Date
  student: Contact
}
