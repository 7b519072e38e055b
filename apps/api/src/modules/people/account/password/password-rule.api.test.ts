import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../../create-platform.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { keywordService } from '../../../institution/keyword/keyword.service.ts'
import { accountModule } from '../account.module.ts'

/** A real installation. */
const api = await startTestApi({ DEMO: '0' })
const { anonymous, given, db, mailbox } = api
const platform = createPlatform(api)
const { administrators, invitations } = accountModule(platform, { keywords: keywordService(platform) })
const department = await given.aDepartment()

const PERSON = {
  username: 'up1084562',
  email: 'm.kastrinaki@students.upatras.gr',
  uName: 'Μαρία',
  uSurname: 'Καστρινάκη',
}
const NAMES = {
  firstName: PERSON.uName,
  surname: PERSON.uSurname,
  username: 'kastri',
  email: 'm.k@upatras.gr',
}
const GOOD = 'τέσσερα πόδια, ένα τραπέζι'
const WEAK = [
  ['1234', 'Το ελάχιστο μήκος είναι 10.'],
  ['    ', 'Ο κωδικός δεν μπορεί να έχει μόνο κενά.'],
  ['\u0000\u0000\u0000\u0000', 'Ο κωδικός περιέχει χαρακτήρες που δεν πληκτρολογούνται.'],
  ['x'.repeat(129), 'Το μέγιστο μήκος είναι 128.'],
  ['password123', 'Αυτός ο κωδικός είναι από τους πιο συνηθισμένους. Επιλέξτε άλλον.'],
  ['1111122222', 'Ο κωδικός επαναλαμβάνει λίγους χαρακτήρες ή τους έχει στη σειρά. Επιλέξτε άλλον.'],
  [
    'Kastrinakh 7#',
    'Ο κωδικός δεν μπορεί να περιέχει το όνομά σας, το όνομα χρήστη ή την ηλεκτρονική σας διεύθυνση.',
  ],
] as const

const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
const reset = (token: string, newpass: string) =>
  anonymous.call('resetPassword', { body: { token, newpass } })
const refusal = (fields: Record<string, string>) => ({ status: 400, code: 'validation', fields })

describe('a weak password', () => {
  it.each(WEAK)('is refused at the registration: %j', async (password, sentence) => {
    const body = { ...PERSON, password, department: department.id }
    expect((await anonymous.call('register', { body })).error).toMatchObject(refusal({ password: sentence }))
  })

  it('is refused when the password is changed, each with its sentence', async () => {
    const student = await api.as(await given.aStudent({ ...NAMES, password: 'old' }))
    for (const [newpass, sentence] of WEAK) {
      const answer = await student.call('changePassword', { body: { oldpass: 'old', newpass } })
      expect(answer.error).toMatchObject(refusal({ newpass: sentence, password: sentence }))
    }
    const answer = await student.call('changePassword', { body: { oldpass: 'old', newpass: GOOD } })
    expect(answer.body).toEqual({ state: 0 })
  })

  it('is refused with the link of an invited instructor, which stays good', async () => {
    const instructor = await given.anInstructor({
      ...NAMES,
      username: 'kas',
      email: 'k@uoc.gr',
      isActive: false,
    })
    await db.transaction((tx) => invitations.invite(tx, instructor.id, 'instructor'))
    const token = tokenIn((await mailbox.newestTo(instructor.email)).text)
    for (const [newpass, sentence] of WEAK) {
      expect((await reset(token, newpass)).error).toMatchObject(
        refusal({ newpass: sentence, password: sentence }),
      )
    }
    expect((await reset(token, GOOD)).body).toEqual({ state: 0 })
  })

  it('is refused with the link that makes an administrator', async () => {
    const link = await administrators.createWithLink({
      ...NAMES,
      username: 'registry',
      email: 'office@uoc.gr',
    })
    const token = tokenIn(String(link))
    expect((await reset(token, 'the registry of it')).error.fields).toMatchObject({
      password: WEAK.at(-1)?.[1],
    })
    expect((await reset(token, GOOD)).body).toEqual({ state: 0 })
  })
})

it('a password from before the rule goes on signing in', async () => {
  const { username } = await given.aStudent({ password: '1234' })
  const answer = await anonymous.call('signIn', { body: { username, password: '1234' } })
  expect(answer.body).toMatchObject({ status: 2, authenticated: 1 })
})

it('a passphrase of 128 characters of any alphabet registers and signs in', async () => {
  const password = '🦉κύμα9άμ'.repeat(16)
  const body = { ...PERSON, password, department: department.id }
  expect((await anonymous.call('register', { body })).body).toMatchObject({ status: 0 })
  const { username } = PERSON
  expect((await anonymous.call('signIn', { body: { username, password } })).body).toMatchObject({ status: 2 })
})
