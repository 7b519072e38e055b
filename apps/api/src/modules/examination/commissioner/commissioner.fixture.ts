import { type CompanyChoice, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { TestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

export const BODY = {
  firm: 'Ερευνητικό Κέντρο Αιγαίου',
  firstName: 'Νίκη',
  surname: 'Σάρρα',
  email: 'niki.sarra@example.org',
}

/** The code of the link in a mail to a mentor. */
export function linkIn(text: string): string {
  return /\/s#company\.([\w-]{27})/.exec(text)?.[1] ?? ''
}

/** A thesis in progress whose rule book allows a commissioner, or does not; without one in the plain flow. */
export async function withCompany(api: TestApi, company: CompanyChoice | null = 'allowed') {
  const { given } = api
  const people = await aDepartmentWithPeople(api)
  const { department, instructor, student } = people
  const rules = { ...USUAL_RULES, topic: { ...USUAL_RULES.topic, company: company ?? 'off' } }
  const rulebookId = company === null ? null : (await given.aRulebook({ department, rules })).id
  const thesis = await given.aThesis({ instructor, student, rulebookId })
  return { ...people, thesis, of: { params: { thesisId: thesis.id } } }
}

/** The same with a firm that was named, and a link that its mentor was sent. */
export async function withMentor(api: TestApi) {
  const world = await withCompany(api)
  const email = `mentor${world.thesis.id}@example.org`
  const { asInstructor, of } = world
  await asInstructor.call('setCommissioner', { ...of, body: { ...BODY, email } })
  await asInstructor.call('sendCommissionerLink', of)
  return { ...world, email, code: linkIn((await api.mailbox.newestTo(email)).text) }
}
