import type { Sitting } from '@diatrivi/domain/examination/committee/may-sit'
import { sameWords } from '@diatrivi/domain/examination/committee/outside-words'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found, invalidFields } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { sitterOf } from './candidate/candidate.model.ts'
import { findInstructors } from './candidate/candidate.queries.ts'
import type { Asked, OutsideFields } from './committee.model.ts'
import {
  isAddressOfAccount,
  type OutsidePersonRow,
  type SavedPerson,
  saveOutsidePerson,
} from './outside/outside-person.repository.ts'

/** A seat that a person is asked to take. */
export type Asking = Asked & {
  /** The fields of the request that name the person. */
  fields: { username: string; email: string }
  role: 'member' | 'substitute'
  position: number
  replacesSeatId: number | null
}

/** The same with the person as the tables know him or her. */
export type Invitation = Pick<Asking, 'role' | 'position' | 'replacesSeatId'> & {
  sitter: Sitting
  name: string
}

/** People who were found or written down; of those from outside what became of the words about them. */
export interface PeopleAsked {
  invitations: Invitation[]
  saved: SavedPerson[]
  /** The people of whom other words stand than were sent. */
  kept: OutsidePersonRow[]
}

/** Finds those who have an account, and writes down those who have none. */
export async function findPeople(
  tx: Tx,
  thesis: ThesisInQuestion,
  asked: readonly Asking[],
  at: Date,
): Promise<PeopleAsked> {
  const usernames = asked.flatMap((one) => ('username' in one ? [one.username] : []))
  const people = await findInstructors(tx, usernames)
  const outsiders = await saveOutsiders(tx, thesis, asked, at)
  const invitations = asked.map((one) => {
    const { role, position, replacesSeatId } = one
    if ('outside' in one) {
      const { person } = found(outsiders.get(one.outside.email.toLowerCase()))
      const sitter = { accountId: null, outsidePersonId: person.id, email: person.email, category: null }
      return { role, position, replacesSeatId, sitter, name: fullName(person) }
    }
    const person = people.get(one.username.toLowerCase())
    if (person === undefined) throw invalidFields({ [one.fields.username]: 'unknown_instructor' })
    return { role, position, replacesSeatId, sitter: sitterOf(person), name: fullName(person) }
  })
  const kept = asked.flatMap((one) => {
    if (!('outside' in one)) return []
    const { person } = found(outsiders.get(one.outside.email.toLowerCase()))
    return sameWords(person, one.outside) ? [] : [person]
  })
  return { invitations, saved: [...outsiders.values()], kept }
}

/** By address, so that two requests that name the same people wait for each other in one order. */
async function saveOutsiders(
  tx: Tx,
  { departmentId, instructorId, studentId }: ThesisInQuestion,
  asked: readonly Asking[],
  at: Date,
): Promise<Map<string, SavedPerson>> {
  const saved = new Map<string, SavedPerson>()
  const outsiders = asked.flatMap((one) => ('outside' in one ? [one] : []))
  for (const { outside, fields } of outsiders.toSorted((one, other) => compareAddresses(one, other))) {
    const { email } = outside
    if (await isAddressOfAccount(tx, { email, studentId })) {
      throw invalidFields({ [fields.email]: 'has_account' })
    }
    const saving = { departmentId, instructorId, fields: outside, at }
    saved.set(email.toLowerCase(), await saveOutsidePerson(tx, saving))
  }
  return saved
}

function compareAddresses(one: { outside: OutsideFields }, other: { outside: OutsideFields }): number {
  return one.outside.email.toLowerCase() < other.outside.email.toLowerCase() ? -1 : 1
}
