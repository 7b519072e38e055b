import { afterAll, describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { mailWorker } from '../../../platform/mail/mail-worker.ts'
import { smtpTransport } from '../../../platform/mail/smtp-transport.ts'
import { startFaultyListener } from '../../../testing/faulty-listener.ts'
import { receivedText } from '../../../testing/received-text.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { dailyNotices } from '../../thesis/notice/daily-notices.service.ts'

/** Each action that needs a mail, with the mail sent to a real server and read as it arrived there. */
const api = await startTestApi()
const { anonymous, given, clock } = api
const department = await given.aDepartment()
const listener = await startFaultyListener()
const worker = mailWorker({
  ...api,
  transport: smtpTransport({
    smtpUrl: `smtp://127.0.0.1:${listener.port}`,
    from: 'Διατριβή <theses@example.org>',
  }),
})
afterAll(() => listener.close())

async function newestTo(address: string): Promise<string> {
  await worker.deliverDue()
  const mail = listener.received.findLast(({ recipient }) => recipient === address)
  if (mail === undefined) throw new Error(`no mail to ${address}`)
  return receivedText(mail.message)
}

const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0] ?? ''
const tokenIn = (text: string) => new URL(/^https?:\S+$/m.exec(text)?.[0] ?? '').searchParams.get('token')
const signIn = async (username: string, password: string) =>
  (await anonymous.call('signIn', { body: { username, password } })).body

describe('with a mail that a mail server received', () => {
  it('a student registers, asks for another code, and is let in', async () => {
    const email = 'eleni@example.org'
    const person = { username: 'eleni', password: 'secret-1', uName: 'Ελένη', uSurname: 'Ρήγα' }
    await anonymous.call('register', { body: { ...person, email, department: department.id } })
    const first = codeIn(await newestTo(email))
    clock.advance({ minutes: 2 })
    await anonymous.call('resendCode', { body: { email } })
    const second = codeIn(await newestTo(email))

    const stale = await anonymous.call('activate', { body: { email, code: first } })
    expect(stale.body).toMatchObject({ status: '1' })
    const fresh = await anonymous.call('activate', { body: { email, code: second } })
    expect(fresh.body).toMatchObject({ status: '2', key: expect.any(String) })
    expect(await signIn('eleni', 'secret-1')).toMatchObject({ authenticated: 1, isActive: 1 })
  })

  it('is activated once, though the code is given twice at the same moment', async () => {
    const email = 'giorgos@example.org'
    const person = { username: 'giorgos', password: 'secret-1', uName: 'Γιώργος', uSurname: 'Ρήγας' }
    await anonymous.call('register', { body: { ...person, email, department: department.id } })
    const code = codeIn(await newestTo(email))
    const answers = await Promise.all([1, 2].map(() => anonymous.call('activate', { body: { email, code } })))
    expect(answers.map(({ body }) => body.status).filter((status) => status === '2')).toHaveLength(1)
  })

  it('a forgotten password is chosen anew, and the link is good for once', async () => {
    const { username, email } = await given.aStudent()
    await anonymous.call('forgotPassword', { body: { email } })
    const token = tokenIn(await newestTo(email))
    const choose = async (newpass: string) =>
      (await anonymous.call('resetPassword', { body: { token, newpass } })).body
    expect(await choose('another-1')).toEqual({ state: 0 })
    expect(await choose('another-2')).toEqual({ state: 1 })
    expect(await signIn(username, 'another-1')).toMatchObject({ authenticated: 1 })
    expect(await newestTo(email)).toContain('άλλαξε')
  })

  it('an invited instructor chooses the first password', async () => {
    const administrator = await api.as(await given.anAdministrator())
    const email = 'katerina@example.org'
    const names = { username: 'katerina', uName: 'Κατερίνα', uSurname: 'Μαυρίδου', uEmail: email }
    await administrator.call('createInstructor', {
      body: { ...names, rank: 'lecturer', depID: department.id },
    })
    const token = tokenIn(await newestTo(email))
    await anonymous.call('resetPassword', { body: { token, newpass: 'secret-1' } })
    expect(await signIn('katerina', 'secret-1')).toMatchObject({ authenticated: 1, user_type: 'ins' })
  })

  it('notifies an instructor of a declaration of interest', async () => {
    const instructor = await given.anInstructor({ departmentId: department.id })
    const student = await given.aStudent({ departmentId: department.id })
    const { id, title } = await given.aThesis({ instructor, publicByInstructor: true })
    await (await api.as(student)).call('declareInterest', {
      params: { thesisId: id },
      body: { prefOrder: 1 },
    })
    const text = await newestTo(instructor.email)
    expect(text).toContain(title)
    expect(text).toContain(`/thesis/${id}`)
  })
  it('a person who chose the digest gets one mail a day about everything', async () => {
    const instructor = await given.anInstructor({ departmentId: department.id })
    const everyDay = { settings: [{ kind: 'interest_declared', delivery: 'daily_digest' } as const] }
    await (await api.as(instructor)).call('setNoticeSettings', { body: everyDay })
    const theses = [
      await given.aThesis({ instructor, publicByInstructor: true }),
      await given.aThesis({ instructor, publicByInstructor: true }),
    ]
    for (const { id } of theses) {
      const student = await api.as(await given.aStudent({ departmentId: department.id }))
      await student.call('declareInterest', { params: { thesisId: id }, body: { prefOrder: 1 } })
    }
    await worker.deliverDue()
    expect(listener.received.some(({ recipient }) => recipient === instructor.email)).toBe(false)

    clock.advance({ days: 1 })
    await dailyNotices(createPlatform(api))()
    const text = await newestTo(instructor.email)
    for (const { id, title } of theses) {
      expect(text).toContain(title)
      expect(text).toContain(`/thesis/${id}`)
    }
    expect(listener.received.filter(({ recipient }) => recipient === instructor.email)).toHaveLength(1)
  })
})
