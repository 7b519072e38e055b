import { setTimeout } from 'node:timers/promises'
import { api } from '../../fixtures/api.ts'
import type { casting } from '../../fixtures/cast.ts'
import type { naming } from '../../fixtures/names.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { UNKNOWN_ADDRESSES_AT } from '../../mail-server/refusals.ts'

export interface Mail {
  /** Recipients of undelivered mails of each kind; the last has the greatest length before its @. */
  lost: { invited: string; forgetful: string; long: string }
}

const LONGEST_BEFORE_AT = 64

export async function makeMail(
  names: ReturnType<typeof naming>,
  cast: ReturnType<typeof casting>,
): Promise<Mail> {
  const [department, student] = await Promise.all([cast.aDepartment(), cast.aStudent()])
  const nowhere = (name: string) => `${name}@${UNKNOWN_ADDRESSES_AT}`
  const lost = {
    invited: nowhere(`d.papadopoulou.${names.mark()}`),
    forgetful: nowhere(`${names.mark()}.georgiou`),
    long: nowhere(`makry-onoma-`.repeat(6).concat(names.mark()).slice(-LONGEST_BEFORE_AT)),
  }
  const { username, firstName, surname, password } = cast.aNewcomer()
  const invited = cast.aNewcomer()
  await api(DEMO_PEOPLE.admin, 'createInstructor', {
    body: {
      username: invited.username,
      uName: invited.firstName,
      uSurname: invited.surname,
      uEmail: lost.invited,
      rank: 'assistant',
      depID: department.id,
    },
  })
  await api(null, 'register', {
    body: {
      username,
      password,
      uName: firstName,
      uSurname: surname,
      email: lost.long,
      department: department.id,
    },
  })
  await api(student, 'editStudentProfile', { body: { user: { uEmail: lost.forgetful } } })
  await untilGivenUp(Object.values(lost))
  return { lost }
}

async function untilGivenUp(recipients: readonly string[]): Promise<void> {
  const mails = await api(DEMO_PEOPLE.admin, 'listMails')
  const givenUp = new Set(mails.filter(({ state }) => state === 'given_up').map(({ recipient }) => recipient))
  if (recipients.every((recipient) => givenUp.has(recipient))) return
  await setTimeout(500)
  return untilGivenUp(recipients)
}
