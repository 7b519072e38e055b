import { setTimeout } from 'node:timers/promises'
import { api } from '../../fixtures/api.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../fixtures/people.ts'
import { UNKNOWN_ADDRESSES_AT } from '../../mail-server/refusals.ts'

const STUDENTS = [
  { username: 'k.asteriou', uName: 'Καλλιόπη', uSurname: 'Αστερίου' },
  { username: 'p.zografou', uName: 'Πηνελόπη', uSurname: 'Ζωγράφου' },
  { username: 'f.theodorou', uName: 'Φώτης', uSurname: 'Θεοδώρου' },
] as const

/** Registers students with addresses that do not exist, because the page of the mails is empty otherwise. */
export async function loseMails(): Promise<void> {
  if ((await api(DEMO_PEOPLE.admin, 'listMails')).length > 0) return
  const [home] = await api(null, 'listDepartments')
  for (const student of STUDENTS) {
    const email = `${student.username}@${UNKNOWN_ADDRESSES_AT}`
    const department = home?.depID ?? 0
    await api(null, 'register', { body: { ...student, email, password: DEMO_PASSWORD, department } })
  }
  await untilAllCameBack()
}

async function untilAllCameBack(): Promise<void> {
  const mails = await api(DEMO_PEOPLE.admin, 'listMails')
  if (mails.filter(({ state }) => state === 'given_up').length === STUDENTS.length) return
  await setTimeout(500)
  return untilAllCameBack()
}
