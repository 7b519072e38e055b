import { eq } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import type { Addressee } from '../../../../platform/mail/templates/mail-content.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { department, institution } from '../../../institution/institution/tables.ts'
import { findFullName } from '../../../people/account/account.queries.ts'
import type { OutsideFacts } from '../../../thesis/notice/mails/outside-seat.mail.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
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

/** The names of a department and its institution, for a mail. */
async function findPlaceOf(db: Reader, departmentId: number) {
  const [row] = await db
    .select({ department: department.name, institution: institution.name })
    .from(department)
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .where(eq(department.id, departmentId))
  if (row === undefined) throw new Error('A thesis has a department.')
  return row
}
