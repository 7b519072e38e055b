import { beforeAll, describe, expect, it } from 'vitest'
import { securityRows } from '../../../testing/security-entries.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { anonymous, given, db } = api
let administrator: TestClient
let administratorId: number

beforeAll(async () => {
  const account = await given.anAdministrator()
  administratorId = account.id
  administrator = await api.as(account)
})

type Named = { username: string }
const setDisabled = ({ username }: Named, flag: 0 | 1, by = administrator) =>
  by.call('setAccountDisabled', { params: { username, flag } })
const access = async ({ username }: Named) =>
  (await administrator.call('getAccountAccess', { params: { username } })).body
const signIn = ({ username }: Named) => anonymous.call('signIn', { body: { username, password: 'right' } })

describe('disabling an account', () => {
  it('ends its sessions at once and lets it in no more, until it is enabled', async () => {
    const student = await given.aStudent({ password: 'right' })
    const client = await api.as(student)
    expect((await client.call('getStudentProfile')).status).toBe(200)
    expect(await access(student)).toMatchObject({ user_type: 'stu', disabledSince: null, sessions: 1 })
    expect((await setDisabled(student, 1)).status).toBe(200)
    expect((await client.call('getStudentProfile')).error).toMatchObject({ code: 'session_expired' })
    expect((await signIn(student)).error).toMatchObject({ status: 403, code: 'account_disabled' })
    expect(await access(student)).toMatchObject({ disabledSince: expect.any(Object), sessions: 0 })
    expect((await setDisabled(student, 0)).status).toBe(200)
    expect((await signIn(student)).body.status).toBe(2)
    expect((await client.call('getStudentProfile')).error).toMatchObject({ code: 'session_expired' })
  })

  it('leaves its theses and its name to those who see them', async () => {
    const instructor = await given.anInstructor({ surname: 'Γεωργίου' })
    const student = await given.aStudent({ departmentId: instructor.departmentId })
    const thesis = await given.aThesis({ instructor, student })
    await setDisabled(instructor, 1)
    const seen = await (await api.as(student)).call('getThesis', { params: { thesisId: thesis.id } })
    expect(seen.body).toMatchObject([{ instructor: { uSurname: 'Γεωργίου' } }])
    const { body } = await administrator.call('listInstructors')
    expect(body.find(({ id }) => id === instructor.id)).toMatchObject({ isDisabled: true, isActive: true })
  })

  it('is written down once, with who did it', async () => {
    const student = await given.aStudent()
    await setDisabled(student, 1)
    await setDisabled(student, 1)
    await setDisabled(student, 0)
    const about = (await securityRows(db)).filter(({ subjectId }) => subjectId === student.id)
    expect(about).toMatchObject([
      { kind: 'account_disabled', accountId: administratorId, address: '127.0.0.1' },
      { kind: 'account_enabled', accountId: administratorId },
    ])
  })

  it('is refused for the own account, for nobody, and to others', async () => {
    const own = await given.anAdministrator()
    const refused = await setDisabled(own, 1, await api.as(own))
    expect(refused.error).toMatchObject({ status: 409, code: 'own_account' })
    expect((await setDisabled({ username: 'nobody' }, 1)).status).toBe(404)
    const student = await given.aStudent()
    expect((await setDisabled(student, 1, await api.as(student))).status).toBe(403)
  })

  it('leaves one of two administrators who disable each other', async () => {
    const [first, second] = [await given.anAdministrator(), await given.anAdministrator()]
    const [asFirst, asSecond] = [await api.as(first), await api.as(second)]
    const both = await Promise.all([setDisabled(second, 1, asFirst), setDisabled(first, 1, asSecond)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

describe('ending the sessions of a person', () => {
  it('signs the person out everywhere, and the account stays as it is', async () => {
    const student = await given.aStudent({ password: 'right' })
    const [first, second] = [await api.as(student), await api.as(student)]
    await administrator.call('endSessionsOf', { params: { username: student.username } })
    for (const client of [first, second]) {
      expect((await client.call('getStudentProfile')).error).toMatchObject({ code: 'session_expired' })
    }
    expect((await signIn(student)).body.status).toBe(2)
  })

  it('leaves the administrator the session in which it is done', async () => {
    const own = await given.anAdministrator()
    const [here, there] = [await api.as(own), await api.as(own)]
    await here.call('endSessionsOf', { params: { username: own.username } })
    expect((await here.call('listInstitutions')).status).toBe(200)
    expect((await there.call('listInstitutions')).status).toBe(401)
  })
})
