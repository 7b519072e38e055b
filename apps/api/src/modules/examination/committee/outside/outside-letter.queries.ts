import type { Reader } from '../../../../platform/database/transaction.ts'
import type { Addressee } from '../../../../platform/mail/templates/mail-content.ts'
import type { OutsideFacts } from '../../../../platform/mail/templates/outside-letters.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { findFullName } from '../../../people/account/account.queries.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import { findPlaceOf } from '../committee.queries.ts'
import { findOutsidePerson } from './outside-person.repository.ts'

/** What every mail to a person without an account says of the thesis and of the people who run the service. */
export async function outsideFacts(
  db: Reader,
  { title: thesisTitle, instructorId, departmentId }: ThesisInQuestion,
): Promise<OutsideFacts> {
  const supervisor = await findFullName(db, instructorId)
  return { thesisTitle, supervisor, ...(await findPlaceOf(db, departmentId)) }
}

/** The person to whom a mail about a seat goes. */
export async function outsideAddressee(
  db: Reader,
  { outsidePersonId }: { outsidePersonId: number | null },
): Promise<Addressee> {
  const person = found(outsidePersonId === null ? null : await findOutsidePerson(db, outsidePersonId))
  return { email: person.email, name: fullName(person), language: person.language }
}
