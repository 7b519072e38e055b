import type { InterestFacts } from '@diatrivi/domain/thesis/interest/interest'

/** A person with the address for mails. */
export interface Contact {
  username: string
  firstName: string
  surname: string
  email: string
}

/** One interest in one thesis, with the student who declared it. */
export interface Interest extends InterestFacts {
  thesisId: number
  declaredAt: Date
  /** Given with a positive answer. */
  messageToOthers: string | null
  student: Contact
}
