import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { account } from './tables.ts'

const api = await startTestApi()
const { anonymous, given, clock, mailbox, db } = api
const department = await given.aDepartment()

let people = 0
function nextPerson() {
  people += 1
  return { email: `person${people}@uni.example.gr`, username: `person${people}` }
}

interface Typed {
  email: string
  username: string
  password?: string
  uName?: string
}

async function register({ password = 'password of a person', ...typed }: Typed) {
  const names = { uName: 'Μαρία', uSurname: 'Ανδρεάδου' }
  const body = { ...names, ...typed, password, department: department.id }
  const answer = (await anonymous.call('register', { body })).body
  // Its mail leaves before any other.
  await mailbox.all()
  return { ...typed, password, status: answer.status, token: answer.status === 0 ? answer.jwt_token : '' }
}

/** A person who registers with an address of another person. */
const aStranger = (email: string) =>
  register({ email, username: `stranger-${email.split('@', 1)[0]}`, password: 'password of a stranger' })

const mailsTo = async (email: string) => (await mailbox.all()).filter(({ to }) => to === email)
const codeFor = async (email: string) => /^\d{6}$/m.exec((await mailbox.newestTo(email)).text)?.[0] ?? ''
const linkFor = async (email: string) =>
  /[?&]token=([\w-]+)/.exec((await mailbox.newestTo(email)).text)?.[1] ?? ''
const activate = async (email: string, code: string, client = anonymous) =>
  (await client.call('activate', { body: { email, code } })).body.status
const signIn = async ({ username, password }: { username: string; password: string }) =>
  (await anonymous.call('signIn', { body: { username, password } })).body
const forgot = (email: string) => anonymous.call('forgotPassword', { body: { email } })
const reset = async (token: string, newpass: string) =>
  (await anonymous.call('resetPassword', { body: { token, newpass } })).body.state

describe('an address with which somebody else registered', () => {
  it('is that of the person who reads its mail, with the password that this person typed', async () => {
    const person = nextPerson()
    const stranger = await aStranger(person.email)
    const own = await register(person)
    expect([stranger.status, own.status]).toEqual([0, 0])
    expect(await activate(person.email, await codeFor(person.email), api.bearing(own.token))).toBe('2')
    expect(await signIn(own)).toMatchObject({ status: 2, isActive: 1 })
    expect(await signIn(stranger)).toMatchObject({ status: 0, authenticated: 0 })
    expect((await api.bearing(stranger.token).call('signOut')).status).toBe(401)
  })

  it('is that person’s too when the stranger comes second, whose session opens nothing', async () => {
    const person = nextPerson()
    const own = await register(person)
    const stranger = await aStranger(person.email)
    expect(await activate(person.email, '000000', api.bearing(stranger.token))).toBe('1')
    expect(await activate(person.email, await codeFor(person.email), api.bearing(own.token))).toBe('2')
    expect(await signIn(own)).toMatchObject({ status: 2, isActive: 1 })
    expect((await signIn(stranger)).authenticated).toBe(0)
  })

  it('gets a link for another password where nothing tells whose password was typed', async () => {
    const person = nextPerson()
    const [own, stranger] = [await register(person), await aStranger(person.email)]
    expect(await activate(person.email, await codeFor(person.email))).toBe('2')
    expect((await signIn(own)).authenticated).toBe(0)
    expect((await signIn(stranger)).authenticated).toBe(0)
    expect(await reset(await linkFor(person.email), 'chosen by the reader')).toBe(0)
    expect(await signIn({ username: person.email, password: 'chosen by the reader' })).toMatchObject({
      status: 2,
      isActive: 1,
    })
  })

  it('lets its reader choose the password by the link for a forgotten one', async () => {
    const { email } = nextPerson()
    const stranger = await aStranger(email)
    await forgot(email)
    expect(await reset(await linkFor(email), 'chosen by the reader')).toBe(0)
    expect((await signIn(stranger)).authenticated).toBe(0)
    expect(await signIn({ username: email, password: 'chosen by the reader' })).toMatchObject({ status: 2 })
  })

  it('keeps the password of the one registration for an older client, which sends address and code alone', async () => {
    const own = await register(nextPerson())
    expect(await activate(own.email, await codeFor(own.email))).toBe('2')
    expect(await signIn(own)).toMatchObject({ status: 2, isActive: 1 })
  })

  it('is free for an administrator’s invitation, and so is the username', async () => {
    const person = nextPerson()
    const stranger = await aStranger(person.email)
    const squatter = await register({ email: 'elsewhere@example.gr', username: person.username })
    const administrator = await api.as(await given.anAdministrator())
    const { status } = await administrator.call('createInstructor', {
      body: {
        username: person.username,
        uName: 'Ελένη',
        uSurname: 'Βασιλείου',
        uEmail: person.email.toUpperCase(),
        rank: 'professor',
        depID: department.id,
      },
    })
    expect(status).toBe(200)
    for (const { token } of [stranger, squatter]) {
      expect((await api.bearing(token).call('signOut')).status).toBe(401)
    }
    expect(await reset(await linkFor(person.email.toUpperCase()), 'of the instructor')).toBe(0)
    expect(await signIn({ ...person, password: 'of the instructor' })).toMatchObject({ user_type: 'ins' })
  })

  it('is free for a person who makes it the new address of an account', async () => {
    const { email } = nextPerson()
    await aStranger(email)
    clock.advance({ minutes: 1 })
    const client = await api.as(await given.aStudent({ password: 'right' }))
    await client.call('editStudentProfile', { body: { user: { uEmail: email } } })
    const body = { code: await codeFor(email), password: 'right' }
    expect((await client.call('confirmEmailChange', { body })).body).toEqual({ status: 2 })
    expect(await db.select().from(account).where(eq(account.email, email))).toHaveLength(1)
  })

  it('is taken once it is confirmed', async () => {
    const { email } = await given.aStudent()
    expect((await aStranger(email.toUpperCase())).status).toBe(1)
  })
})

describe('mails to an address that nobody has confirmed', () => {
  const BAIT = 'Κερδίσατε http://evil.example.com'

  it('hold no word of the one who registers', async () => {
    const { email } = nextPerson()
    await register({ email, username: 'evil.example.com', uName: BAIT })
    await forgot(email)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toMatch(/Κερδίσατε|evil|Ανδρεάδου/)
    }
  })

  it('hold no word of the one who asks for a new address', async () => {
    const { email } = nextPerson()
    const client = await api.as(await given.aStudent({ firstName: BAIT }))
    await client.call('editStudentProfile', { body: { user: { uEmail: email } } })
    const { text, html } = await mailbox.newestTo(email)
    expect(`${text}${html}`).not.toMatch(/Κερδίσατε|evil|Ανδρεάδου/)
  })

  it('are one a minute, however many register with it at once', async () => {
    const { email } = nextPerson()
    const names = Array.from({ length: 6 }, (_, index) => `crowd${index}`)
    const crowd = await Promise.all(names.map((username) => register({ email, username })))
    expect(crowd.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await mailsTo(email)).toHaveLength(1)
    const last = crowd[5]?.token ?? ''
    expect(await activate(email, await codeFor(email), api.bearing(last))).toBe('2')
  })

  it('are ten a day with a code, whoever asks; the last code goes on holding', async () => {
    const own = await register(nextPerson())
    for (let minute = 0; minute < 15; minute += 1) {
      clock.advance({ minutes: 1 })
      await anonymous.call('resendCode', { body: { email: own.email } })
    }
    expect(await mailsTo(own.email)).toHaveLength(10)
    const refused = await api.bearing(own.token).call('resendCode', { body: { email: own.email } })
    expect(refused.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 15) * 60)
    expect(await activate(own.email, await codeFor(own.email))).toBe('2')
  })
})

describe('wrong codes', () => {
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const guess = (email: string, code: string, from: string) =>
    anonymous.call('activate', { body: { email, code }, headers: { 'x-forwarded-for': from } })

  it('of a stranger leave a person the own tries', async () => {
    const own = await register(nextPerson())
    const code = await codeFor(own.email)
    for (let count = 0; count < 12; count += 1) await guess(own.email, wrong(code), '198.51.100.7')
    expect((await guess(own.email, code, '198.51.100.7')).body).toEqual({ status: '1' })
    expect(await activate(own.email, code)).toBe('2')
  })

  it('are twenty for one code, from however many machines; the link for a password still opens', async () => {
    const own = await register(nextPerson())
    const code = await codeFor(own.email)
    for (let count = 0; count < 20; count += 1) await guess(own.email, wrong(code), `198.51.100.${count}`)
    expect(await activate(own.email, code)).toBe('1')
    await forgot(own.email)
    expect(await reset(await linkFor(own.email), 'chosen by the reader')).toBe(0)
    expect(await signIn({ ...own, password: 'chosen by the reader' })).toMatchObject({ isActive: 1 })
  })
})
