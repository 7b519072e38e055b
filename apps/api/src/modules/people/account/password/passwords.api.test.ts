import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../../create-platform.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { keywordService } from '../../../institution/keyword/keyword.service.ts'
import { accountModule } from '../account.module.ts'

const api = await startTestApi()
const { anonymous, given, clock, mailbox, db } = api
const platform = createPlatform(api)
const { administrators, invitations } = accountModule(platform, { keywords: keywordService(platform) })

const signIn = async (username: string, password: string) =>
  (await anonymous.call('signIn', { body: { username, password } })).body
const forgot = (email: string) => anonymous.call('forgotPassword', { body: { email } })
const reset = (token: string, newpass: string) =>
  anonymous.call('resetPassword', { body: { token, newpass } })
const check = (token: string) => anonymous.call('checkPasswordLink', { body: { token } })
const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''

/** A person who has forgotten the password, and the token of the link that was sent. */
async function aForgetfulStudent(values = {}) {
  const student = await given.aStudent({ password: 'forgotten', ...values })
  await forgot(student.email)
  return { student, token: tokenIn((await mailbox.newestTo(student.email)).text) }
}

describe('forgetting a password', () => {
  it('sends a link, and gives the same answer when there is no such account', async () => {
    const { email, username } = await given.aStudent()
    expect((await forgot(email.toUpperCase())).body).toEqual({ status: 0 })
    expect((await forgot('nobody@example.org')).body).toEqual({ status: 0 })
    const mail = await mailbox.newestTo(email)
    expect(mail.text).toContain('http://127.0.0.1:3000/password/reset?token=')
    expect(mail.text).toContain(username)
    expect((await mailbox.all()).map(({ to }) => to)).not.toContain('nobody@example.org')
  })

  it('sends at most one mail a minute', async () => {
    const { email } = await given.aStudent()
    await Promise.all([forgot(email), forgot(email), forgot(email)])
    expect((await mailbox.all()).filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('names an address that is none', async () => {
    expect((await forgot('nobody')).error).toMatchObject({ status: 400, code: 'validation' })
  })
})

describe('looking whether a link still holds', () => {
  it('uses nothing up, and says 1 once the link was used', async () => {
    const { token } = await aForgetfulStudent()
    expect([(await check(token)).body, (await check(token)).body]).toEqual([{ state: 0 }, { state: 0 }])
    expect((await reset(token, 'remembered')).body).toEqual({ state: 0 })
    expect((await check(token)).body).toEqual({ state: 1 })
  })

  it('says 1 for a token that is made up, or too old', async () => {
    expect((await check('made-up')).body).toEqual({ state: 1 })
    const { token } = await aForgetfulStudent()
    clock.advance({ hours: 2 })
    expect((await check(token)).body).toEqual({ state: 1 })
  })

  it('wants a token', async () => {
    expect((await anonymous.call('checkPasswordLink', { body: {} })).error.fields).toEqual({
      token: 'Υποχρεωτικό πεδίο',
    })
  })
})

describe('choosing a new password', () => {
  it('ends every session, notifies the person, and works once', async () => {
    const { student, token } = await aForgetfulStudent()
    const session = await api.as(student)
    expect((await reset(token, 'remembered')).body).toEqual({ state: 0 })
    expect((await signIn(student.username, 'remembered')).status).toBe(2)
    expect((await signIn(student.username, 'forgotten')).status).toBe(1)
    expect((await session.call('signOut')).error.status).toBe(401)
    expect((await mailbox.newestTo(student.email)).subject).toBe('Ο κωδικός πρόσβασης άλλαξε')
    expect((await reset(token, 'once more')).body).toEqual({ state: 1 })
  })

  it('is done by one of two who use the link at once', async () => {
    const { token } = await aForgetfulStudent()
    const answers = await Promise.all([reset(token, 'first'), reset(token, 'second')])
    expect(answers.map(({ body }) => body.state).sort()).toEqual([0, 1])
  })

  it('is refused with a token that is made up or too old', async () => {
    expect((await reset('made-up', 'remembered')).body).toEqual({ state: 1 })
    const { token } = await aForgetfulStudent()
    clock.advance({ hours: 2 })
    expect((await reset(token, 'remembered')).body).toEqual({ state: 1 })
  })

  it('is done by any of the links that were sent, and then by none of the others', async () => {
    const { student, token } = await aForgetfulStudent()
    clock.advance({ minutes: 1 })
    await forgot(student.email)
    const newest = tokenIn((await mailbox.newestTo(student.email)).text)
    expect((await reset(token, 'remembered')).body).toEqual({ state: 0 })
    expect((await reset(newest, 'another')).body).toEqual({ state: 1 })
  })

  it('is offered by five links at a time, none of which dies of being asked for', async () => {
    const { student, token } = await aForgetfulStudent()
    for (let minute = 1; minute <= 9; minute += 1) {
      clock.advance({ minutes: 1 })
      await forgot(student.email)
    }
    expect((await mailbox.all()).filter(({ to }) => to === student.email)).toHaveLength(5)
    expect((await reset(token, 'remembered')).body).toEqual({ state: 0 })
  })

  it('refuses a password that is too short, and the link stays good', async () => {
    const { token } = await aForgetfulStudent()
    const sentence = 'Το ελάχιστο μήκος είναι 4.'
    expect((await reset(token, 'abc')).error.fields).toEqual({ newpass: sentence, password: sentence })
    expect((await reset(token, 'abcd')).body).toEqual({ state: 0 })
  })

  it('activates an account, because the link proves that the person reads the mail', async () => {
    const { student, token } = await aForgetfulStudent({ isActive: false })
    await reset(token, 'remembered')
    expect(await signIn(student.username, 'remembered')).toMatchObject({ status: 2, isActive: 1 })
  })
})

describe('changing a password', () => {
  const change = async (account: { id: number }, oldpass: string, newpass: string) =>
    (await api.as(account)).call('changePassword', { body: { oldpass, newpass } })

  it('needs an active session', async () => {
    const answer = await anonymous.call('changePassword', { body: { oldpass: 'right', newpass: 'other' } })
    expect(answer.error).toMatchObject({ status: 401 })
  })

  it('answers state 1 for a wrong old password', async () => {
    const student = await given.aStudent({ password: 'right' })
    expect((await change(student, 'wrong', 'other')).body).toEqual({ state: 1 })
    expect((await signIn(student.username, 'right')).status).toBe(2)
  })

  it('refuses a new password that is too short', async () => {
    const student = await given.aStudent({ password: 'right' })
    expect((await change(student, 'right', 'abc')).error).toMatchObject({
      status: 400,
      fields: { newpass: 'Το ελάχιστο μήκος είναι 4.' },
    })
  })

  it('ends every other session of the person', async () => {
    const student = await given.aStudent({ password: 'right' })
    const [here, elsewhere] = [await api.as(student), await api.as(student)]
    const answer = await here.call('changePassword', { body: { oldpass: 'right', newpass: 'other' } })
    expect(answer.body).toEqual({ state: 0 })
    expect((await elsewhere.call('getStudentProfile')).error).toMatchObject({ code: 'session_expired' })
    expect((await here.call('getStudentProfile')).status).toBe(200)
    expect((await signIn(student.username, 'other')).status).toBe(2)
  })
})

describe('an invited instructor', () => {
  it('chooses the first password within a week, and is active', async () => {
    const instructor = await given.anInstructor({ isActive: false })
    await db.transaction((tx) => invitations.invite(tx, instructor.id, 'instructor'))
    const mail = await mailbox.newestTo(instructor.email)
    expect(mail.text).toContain(instructor.username)
    clock.advance({ days: 6, hours: 23 })
    expect((await reset(tokenIn(mail.text), 'chosen')).body).toEqual({ state: 0 })
    expect(await signIn(instructor.username, 'chosen')).toMatchObject({
      status: 2,
      isActive: 1,
      user_type: 'ins',
    })
  })

  it('keeps the link, whoever asks for another password meanwhile', async () => {
    const instructor = await given.anInstructor({ isActive: false })
    await db.transaction((tx) => invitations.invite(tx, instructor.id, 'instructor'))
    const { text } = await mailbox.newestTo(instructor.email)
    clock.advance({ days: 6 })
    await forgot(instructor.email)
    expect((await mailbox.newestTo(instructor.email)).text).not.toBe(text)
    expect((await reset(tokenIn(text), 'chosen')).body).toEqual({ state: 0 })
  })

  it('who came too late asks for another link as if the password were forgotten', async () => {
    const instructor = await given.anInstructor({ isActive: false })
    await db.transaction((tx) => invitations.invite(tx, instructor.id, 'instructor'))
    const { text } = await mailbox.newestTo(instructor.email)
    clock.advance({ days: 7 })
    expect((await reset(tokenIn(text), 'chosen')).body).toEqual({ state: 1 })
    await forgot(instructor.email)
    const another = tokenIn((await mailbox.newestTo(instructor.email)).text)
    expect((await reset(another, 'chosen')).body).toEqual({ state: 0 })
  })
})

describe('an administrator made at the console', () => {
  const person = (username: string) => ({
    username,
    email: `${username}@example.org`,
    firstName: 'Διαχείριση',
    surname: 'Διατριβής',
  })

  it('signs in with the password', async () => {
    expect(await administrators.create(person('root'), 'a long secret')).toBe(true)
    expect(await signIn('root', 'a long secret')).toMatchObject({ status: 2, isActive: 1, user_type: 'adm' })
    expect(await administrators.create(person('ROOT'), 'a long secret')).toBe(false)
  })

  it('or chooses it with a link', async () => {
    const link = await administrators.createWithLink(person('dean'))
    expect((await reset(tokenIn(String(link)), 'a long secret')).body).toEqual({ state: 0 })
    expect(await signIn('dean', 'a long secret')).toMatchObject({ user_type: 'adm' })
    expect(await administrators.createWithLink(person('dean'))).toBeNull()
  })
})
