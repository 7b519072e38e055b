import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../../testing/test-api.ts'

const api = await startTestApi({ PASSWORD_MIN_LENGTH: '6' })
const { anonymous, given, clock, mailbox } = api
const department = await given.aDepartment()

let people = 0
function aPerson() {
  people += 1
  return {
    username: `maria${people}`,
    password: 'secret-1',
    email: `Maria${people}@example.org`,
    uName: ' Μαρία ',
    uSurname: 'Ανδρεάδου',
    department: department.id,
  }
}

const register = (body: object) => anonymous.call('register', { body })
const activate = (email: string, code: string) => anonymous.call('activate', { body: { email, code } })
const resend = (email: string) => anonymous.call('resendCode', { body: { email } })

async function codeFor(email: string): Promise<string> {
  const code = /^\d{6}$/m.exec((await mailbox.newestTo(email)).text)?.[0]
  if (code === undefined) throw new Error('the mail has no code')
  return code
}

/** A person who has registered, and the code that was sent. */
async function aNewcomer() {
  const person = aPerson()
  const { body } = await register(person)
  if (body.status !== 0) throw new Error('not registered')
  return { ...person, code: await codeFor(person.email), token: body.jwt_token }
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('registering', () => {
  it('names every field that is missing or wrong', async () => {
    const missing = await register({})
    expect(Object.keys(missing.error.fields ?? {}).sort()).toEqual(
      ['department', 'email', 'password', 'uName', 'uSurname', 'username'].sort(),
    )
    const answer = await register({ ...aPerson(), username: 'Μαρία', email: 'nobody', department: -1 })
    expect(answer.error.fields).toEqual({
      username: expect.stringContaining('λατινικά γράμματα'),
      email: 'Παρακαλώ δώστε ένα σωστό email!',
      department: expect.any(String),
    })
  })

  it('refuses a password shorter than the settings ask for', async () => {
    const answer = await register({ ...aPerson(), password: '12345' })
    expect(answer.error).toMatchObject({ status: 400, fields: { password: 'Το ελάχιστο μήκος είναι 6.' } })
  })

  it('refuses a department that does not exist', async () => {
    const answer = await register({ ...aPerson(), department: 2_000_000_000 })
    expect(answer.error).toMatchObject({ status: 400, fields: { department: 'Το τμήμα δεν υπάρχει.' } })
  })

  it('answers status 1 when the username or the e-mail address exists, in any case', async () => {
    const { username } = await aNewcomer()
    const { email } = await given.aStudent()
    const sameName = await register({ ...aPerson(), username: username.toUpperCase() })
    const sameEmail = await register({ ...aPerson(), email: email.toUpperCase() })
    expect([sameName.body, sameEmail.body]).toEqual([{ status: 1 }, { status: 1 }])
  })

  it('makes one account of many requests at once', async () => {
    const person = aPerson()
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(person)))
    expect(answers.map(({ body }) => body.status).sort()).toEqual([0, 1, 1, 1, 1, 1, 1, 1])
  })

  it('makes an inactive student and sends the code', async () => {
    const person = aPerson()
    const { body } = await register(person)
    expect(body).toEqual({ status: 0, jwt_token: expect.any(String), email: person.email })
    const mail = await mailbox.newestTo(person.email)
    expect(mail.subject).toBe('Κωδικός επιβεβαίωσης')
    expect(mail.text.startsWith('Καλημέρα σας,\n')).toBe(true)
    expect(mail.text).toContain(`/authenticateEmail/${encodeURIComponent(person.email)}`)
    const session = await anonymous.call('authenticate', { body })
    expect(session.body).toMatchObject({ type: 'stu', isUserActive: false, email: person.email })
  })
})

describe('activating', () => {
  it('names what is missing', async () => {
    const answer = await anonymous.call('activate', { body: { email: 'nobody' } })
    expect(answer.error.fields).toEqual({ email: expect.any(String), code: 'Υποχρεωτικό πεδίο' })
  })

  it('answers "0" where there is no inactive account', async () => {
    const { email } = await given.aStudent()
    expect((await activate(email, '123456')).body).toEqual({ status: '0' })
    expect((await activate('nobody@example.org', '123456')).body).toEqual({ status: '0' })
  })

  it('answers "2" and a full token for the right code, and ends the session of before', async () => {
    const { email, code, token } = await aNewcomer()
    const { body } = await activate(email.toLowerCase(), code)
    if (body.status !== '2') throw new Error('not activated')
    expect((await anonymous.call('authenticate', { body: { jwt_token: body.key } })).body).toMatchObject({
      isJWTValid: true,
      isUserActive: true,
    })
    expect((await api.bearing(body.key).call('getStudentProfile')).status).toBe(200)
    expect((await anonymous.call('authenticate', { body: { jwt_token: token } })).body.isJWTValid).toBe(false)
  })

  it('is the first sign-in, and no later one is', async () => {
    const { username, password, email, code } = await aNewcomer()
    await activate(email, code)
    const { body } = await anonymous.call('signIn', { body: { username, password } })
    expect(body).toMatchObject({ isActive: 1, first_sign_in: false })
  })

  it('works once', async () => {
    const { email, code } = await aNewcomer()
    const answers = await Promise.all([activate(email, code), activate(email, code), activate(email, code)])
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['0', '0', '2'])
  })

  it('answers "1" for a wrong code, and after five of them for the right one too', async () => {
    const { email, code } = await aNewcomer()
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect((await activate(email, wrong(code))).body).toEqual({ status: '1' })
    }
    await activate(email, wrong(code))
    expect((await activate(email, code)).body).toEqual({ status: '1' })
  })

  it('counts wrong codes that come at once', async () => {
    const { email, code } = await aNewcomer()
    await Promise.all(Array.from({ length: 5 }, () => activate(email, wrong(code))))
    expect((await activate(email, code)).body).toEqual({ status: '1' })
  })

  it('takes a code for a day', async () => {
    const [inTime, late] = [await aNewcomer(), await aNewcomer()]
    clock.advance({ hours: 23, minutes: 59 })
    expect((await activate(inTime.email, inTime.code)).body.status).toBe('2')
    clock.advance({ minutes: 1 })
    expect((await activate(late.email, late.code)).body).toEqual({ status: '1' })
  })
})

describe('asking for a new code', () => {
  it('sends one that replaces the old', async () => {
    const { email, code } = await aNewcomer()
    clock.advance({ minutes: 1 })
    expect((await resend(email)).body).toEqual({ status: 0 })
    const newCode = await codeFor(email)
    if (newCode !== code) expect((await activate(email, code)).body).toEqual({ status: '1' })
    expect((await activate(email, newCode)).body.status).toBe('2')
  })

  it('helps after five wrong tries', async () => {
    const { email, code } = await aNewcomer()
    for (let attempt = 1; attempt <= 5; attempt += 1) await activate(email, wrong(code))
    clock.advance({ minutes: 1 })
    await resend(email)
    expect((await activate(email, await codeFor(email))).body.status).toBe('2')
  })

  it('sends at most one mail a minute, however many ask at once', async () => {
    const { email } = await aNewcomer()
    const mailsSoFar = async () => (await mailbox.all()).filter(({ to }) => to === email).length
    clock.advance({ seconds: 59 })
    await resend(email)
    expect(await mailsSoFar()).toBe(1)
    clock.advance({ seconds: 1 })
    await Promise.all(Array.from({ length: 5 }, () => resend(email)))
    expect(await mailsSoFar()).toBe(2)
  })

  it('says to the person alone how long the next one has to wait', async () => {
    const { email, code, token } = await aNewcomer()
    clock.advance({ seconds: 20 })
    const own = await api.bearing(token).call('resendCode', { body: { email: email.toUpperCase() } })
    expect(own.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(own.headers['retry-after']).toBe('40')
    const other = (await aNewcomer()).token
    expect((await resend(email)).body).toEqual({ status: 0 })
    expect((await api.bearing(other).call('resendCode', { body: { email } })).body).toEqual({ status: 0 })
    expect((await activate(email, code)).body.status).toBe('2')
  })

  it('answers the same for those who have no account or are active', async () => {
    const { email } = await given.aStudent()
    const before = (await mailbox.all()).length
    expect((await resend(email)).body).toEqual({ status: 0 })
    expect((await resend('nobody@example.org')).body).toEqual({ status: 0 })
    expect(await mailbox.all()).toHaveLength(before)
  })

  it('names an address that is none', async () => {
    expect((await resend('nobody')).error.fields).toEqual({ email: 'Παρακαλώ δώστε ένα σωστό email!' })
  })
})
