import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../../testing/test-api.ts'
import type { TestClient } from '../../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api
let administrator: TestClient
let department: { id: number; name: string }

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
  department = await given.aDepartment({ name: 'Τμήμα Πληροφορικής' })
})

const bodyOf = (username: string, fields: object = {}) => ({
  username,
  uName: 'Κατερίνα',
  uSurname: 'Μάνου',
  uEmail: `${username}@example.gr`,
  depID: department.id,
  ...fields,
})

const secretaryCalled = async (username: string) => {
  const { body } = await administrator.call('listSecretaries')
  return body.find((secretary) => secretary.username === username)
}

const newPasswordOf = async (address: string, newpass: string) => {
  const { text } = await api.mailbox.newestTo(address)
  const token = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
  return (await api.anonymous.call('resetPassword', { body: { token, newpass } })).body
}

describe('GET /v1/admin/users/sec', () => {
  it('answers secretaries only, by surname in the order of the Greek alphabet', async () => {
    await given.aSecretary({ username: 'c1', surname: 'Ωραίου', department })
    await given.aSecretary({ username: 'c2', surname: 'Άνθη', department })
    await given.anInstructor({ username: 'i1', surname: 'Άνθη', department })
    const { body } = await administrator.call('listSecretaries')
    expect(body.map(({ username }) => username)).toEqual(['c2', 'c1'])
    expect(body[0]).toEqual({
      id: expect.any(Number),
      username: 'c2',
      uName: expect.any(String),
      uSurname: 'Άνθη',
      uEmail: expect.stringContaining('@'),
      department: { depID: department.id, depName: 'Τμήμα Πληροφορικής' },
      isActive: true,
      isDisabled: false,
      version: 1,
    })
    const instructors = (await administrator.call('listInstructors')).body
    expect(instructors.map(({ username }) => username)).toEqual(['i1'])
  })
})

describe('POST /v1/admin/user/sec', () => {
  it('demands a department, and names every wrong field at once', async () => {
    const { error } = await administrator.call('createSecretary', { body: { username: 'με κενά' } })
    expect(error).toMatchObject({ status: 400 })
    expect(Object.keys(error.fields ?? {})).toEqual(['username', 'uName', 'uSurname', 'uEmail', 'depID'])
    const unknown = await administrator.call('createSecretary', { body: bodyOf('fresh', { depID: 999_999 }) })
    expect(unknown.error.fields).toEqual({ depID: 'Το τμήμα δεν υπάρχει.' })
  })

  it('refuses a username and an address that another account has', async () => {
    await given.anInstructor({ username: 'maria', email: 'maria@example.gr' })
    const create = async (fields: object) =>
      (await administrator.call('createSecretary', { body: bodyOf('fresh', fields) })).error.fields
    expect(await create({ username: 'Maria' })).toHaveProperty('username')
    expect(await create({ uEmail: 'MARIA@example.gr' })).toHaveProperty('uEmail')
  })

  it('invites a secretary, who chooses the first password by the link in a mail', async () => {
    const { status } = await administrator.call('createSecretary', { body: bodyOf('katerina') })
    expect(status).toBe(200)
    expect(await secretaryCalled('katerina')).toMatchObject({ isActive: false })
    expect((await api.mailbox.newestTo('katerina@example.gr')).text).toContain('λογαριασμός γραμματέα')
    expect(await newPasswordOf('katerina@example.gr', 'μυστικό')).toEqual({ state: 0 })
    const { body } = await api.anonymous.call('signIn', {
      body: { username: 'katerina', password: 'μυστικό' },
    })
    expect(body).toMatchObject({ status: 2, isActive: 1, user_type: 'sec', department: department.id })
  })
})

describe('PUT /v1/admin/user/sec/:username', () => {
  const edit = (username: string, fields: object = {}, headers = {}) =>
    administrator.call('editSecretary', { params: { username }, body: bodyOf(username, fields), headers })

  it('finds no instructor of that name, and an instructor is edited under no secretary’s call', async () => {
    await given.anInstructor({ username: 'notsec' })
    await given.aSecretary({ username: 'notins' })
    expect((await edit('notsec')).status).toBe(404)
    const body = { ...bodyOf('notins'), rank: 'professor' }
    const asInstructor = await administrator.call('editInstructor', { params: { username: 'notins' }, body })
    expect(asInstructor.status).toBe(404)
  })

  it('refuses an older version, and moves a secretary to another department', async () => {
    const secretary = await given.aSecretary({ username: 'moves', department })
    const asSecretary = await api.as(secretary)
    expect((await edit('moves', {}, { 'if-match': '"9"' })).error.code).toBe('version_conflict')
    const other = await given.aDepartment()
    expect((await edit('moves', { depID: other.id })).status).toBe(200)
    expect(await secretaryCalled('moves')).toMatchObject({ department: { depID: other.id }, version: 2 })
    const { body } = await asSecretary.call('getSecretaryProfile')
    expect(body.department?.depID).toBe(other.id)
  })
})

describe('POST /v1/secretary/profile/edit', () => {
  it('changes the own profile', async () => {
    const asSecretary = await api.as(await given.aSecretary({ department }))
    await asSecretary.call('editSecretaryProfile', { body: { user: { uName: 'Αικατερίνη' } } })
    const { body } = await asSecretary.call('getSecretaryProfile')
    expect(body).toMatchObject({ uName: 'Αικατερίνη', user_type: 'sec', instrRank: null })
  })
})

describe('GET /v1/secretary/theses', () => {
  it('answers the theses of the own department, searched by student and instructor, without drafts', async () => {
    const own = await given.aDepartment()
    const asSecretary = await api.as(await given.aSecretary({ department: own }))
    const instructor = await given.anInstructor({ department: own, surname: 'Ξενάκης' })
    const student = await given.aStudent({ department: own, surname: 'Ψαρρός' })
    const topic = await given.aThesis({ instructor })
    const inProgress = await given.aThesis({ instructor, student, publicByInstructor: false })
    await given.aThesis({ instructor, publicByInstructor: false })
    await given.aThesis({ instructor: await given.anInstructor({ department }) })
    const list = async (query: Record<string, string | number> = {}) =>
      (await asSecretary.call('listDepartmentTheses', { query })).body.map(({ thesisID }) => thesisID)
    expect(await list()).toEqual([inProgress.id, topic.id])
    expect(await list({ search: 'ψαρρος' })).toEqual([inProgress.id])
    expect(await list({ search: 'ξενακης', page: 2, pageSize: 1 })).toEqual([topic.id])
    const [seen] = (await asSecretary.call('listDepartmentTheses', { query: { search: 'ψαρρος' } })).body
    expect(seen).toMatchObject({ student: { username: student.username }, doList: null, prefersTheses: [] })
  })
})

describe('what a secretary reads', () => {
  it('is of the own department, and nothing of another', async () => {
    const elsewhere = await given.aDepartment()
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const read = async (where: { id: number }) => {
      const instructor = await given.anInstructor({ department: where })
      const student = await given.aStudent({ department: where, surname: 'Ζερβός' })
      const thesis = await given.aThesis({
        instructor,
        student,
        title: 'Ζεύξη',
        mark: 9,
        endDate: '2026-03-01',
      })
      await given.aTodoList({ thesis, steps: ['confirmed'] })
      const seen = await asSecretary.call('getThesis', { params: { thesisId: thesis.id } })
      const people = [
        await asSecretary.call('getStudentProfileOf', { params: { username: student.username } }),
        await asSecretary.call('getInstructorProfileOf', { params: { username: instructor.username } }),
      ]
      return { statuses: [seen, ...people].map(({ status }) => status), thesis, student, seen }
    }
    const here = await read(department)
    expect(here.statuses).toEqual([200, 200, 200])
    const [shown] = here.seen.body
    expect(shown).toMatchObject({
      thesisMark: 9,
      doList: null,
      student: { uEmail: here.student.email },
    })
    expect((await read(elsewhere)).statuses).toEqual([404, 404, 404])

    const { body: found } = await asSecretary.call('search', { query: { text: 'Ζερβός' } })
    expect(found.people.map(({ username }) => username)).toEqual([here.student.username])
    const { body: titles } = await asSecretary.call('search', { query: { text: 'Ζεύξη' } })
    expect(titles.theses.map(({ thesisID }) => thesisID)).toEqual([here.thesis.id])
  })

  it('is never a draft, the interested of a topic, the history or the conversations', async () => {
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const instructor = await given.anInstructor({ department })
    const draft = await given.aThesis({ instructor, publicByInstructor: false })
    const topic = await given.aThesis({ instructor })
    await given.anInterest({ thesis: topic, student: await given.aStudent({ department }) })
    const see = (thesis: { id: number }) => asSecretary.call('getThesis', { params: { thesisId: thesis.id } })
    expect((await see(draft)).status).toBe(404)
    expect((await see(topic)).body[0]?.prefersTheses).toEqual([])
    const history = await asSecretary.call('getThesisHistory', { params: { thesisId: topic.id } })
    expect(history).toMatchObject({ status: 403, error: { code: 'not_owner' } })
  })
})
