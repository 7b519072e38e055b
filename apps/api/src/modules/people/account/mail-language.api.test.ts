import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { anonymous, given, clock, mailbox } = api
const department = await given.aDepartment()

const register = (username: string, language?: string) =>
  anonymous.call('register', {
    body: {
      username,
      password: 'right',
      email: `${username}@example.org`,
      uName: 'Μαρία',
      uSurname: 'Ανδρεάδου',
      department: department.id,
    },
    ...(language !== undefined && { headers: { 'accept-language': language } }),
  })
const newest = async (username: string) => mailbox.newestTo(`${username}@example.org`)
const subjectOf = async (username: string) => (await newest(username)).subject

describe('the language of mails', () => {
  it.each([
    ['el', undefined, 'Κωδικός επιβεβαίωσης'],
    ['el', 'de, fr;q=0.8', 'Κωδικός επιβεβαίωσης'],
    ['el', 'el-GR, en;q=0.8', 'Κωδικός επιβεβαίωσης'],
    ['en', 'en-GB, el;q=0.5', 'Confirmation code'],
  ])('is %s for a person who registers with Accept-Language %s', async (language, header, subject) => {
    const username = `person${(await mailbox.all()).length}`
    await register(username, header)
    const mail = await newest(username)
    expect(mail.subject).toBe(subject)
    expect(mail.html).toContain(`<html lang="${language}">`)
  })

  it('stays that of the registration, whatever the request that sends one speaks', async () => {
    await register('foreigner', 'en')
    const headers = { 'accept-language': 'el' }
    const body = { email: 'foreigner@example.org' }
    clock.advance({ minutes: 1 })
    await anonymous.call('resendCode', { body, headers })
    expect(await subjectOf('foreigner')).toBe('Confirmation code')
    await anonymous.call('forgotPassword', { body, headers })
    const mail = await newest('foreigner')
    expect(mail.subject).toBe('New password')
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    await anonymous.call('resetPassword', { body: { token, newpass: 'remembered' }, headers })
    expect(await subjectOf('foreigner')).toBe('Your password has changed')
  })

  it('is that of the person whose address changes', async () => {
    const student = await given.aStudent({ username: 'mover', email: 'mover@example.org', language: 'en' })
    const client = await api.as(student)
    const body = { user: { uEmail: 'moved@example.org' } }
    expect((await client.call('editStudentProfile', { body })).status).toBe(200)
    expect(await subjectOf('mover')).toBe('A change of your address was requested')
  })

  it('is Greek for an instructor who is invited, even by an administrator who reads English', async () => {
    const administrator = await api.as(await given.anAdministrator({ language: 'en' }))
    const body = {
      username: 'invited',
      uName: 'Νίκος',
      uSurname: 'Παπαδάκης',
      uEmail: 'invited@example.org',
      depID: department.id,
      rank: 'professor',
    }
    const headers = { 'accept-language': 'en' }
    expect((await administrator.call('createInstructor', { body, headers })).status).toBe(200)
    expect(await subjectOf('invited')).toBe('Ο λογαριασμός σας στη Διατριβή')
  })
})
