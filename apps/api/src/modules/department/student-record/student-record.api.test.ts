import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { anOffice, editRecord, RECORD } from './student-record.fixture.ts'

const api = await startTestApi()
const { given } = api

describe('a registry number with letters', () => {
  async function aNumber(registryNumber: string) {
    const { department, asSecretary } = await anOffice(api)
    const holder = await given.aStudent({ department, surname: 'Ξενάκη' })
    expect((await editRecord(asSecretary, holder, { registryNumber })).status).toBe(200)
    const isFoundBy = async (search: string) => {
      const { body } = await asSecretary.call('listStudents', { query: { search } })
      return body.some(({ username }) => username === holder.username)
    }
    return { department, asSecretary, holder, isFoundBy }
  }

  it.each([
    ['Π12345', ['Π12345', 'π123', 'Ξενάκη Π1', '\u200bΠ12\u00ad345']],
    ['ΜΤΝ2021', ['ΜΤΝ2021', 'MTN2021', 'mtn20', 'ΜTΝ2021']],
    ['1115 2019 00123', ['1115201900123', '1115 2019', '1115 2019 00123']],
    ['MTN\u20112021', ['ΜΤΝ-2021', 'MTN\u20132021']],
  ])('«%s» is found by what people type', async (number, searches) => {
    const { isFoundBy } = await aNumber(number)
    for (const search of searches) expect([search, await isFoundBy(search)]).toEqual([search, true])
    expect(await isFoundBy('2022')).toBe(false)
  })

  it('has no twin from the other keyboard, with blanks or with other hyphens', async () => {
    const { department, asSecretary, holder } = await aNumber('ΜΤΝ-2021')
    for (const registryNumber of ['MTN-2021', 'μτν-2021', 'ΜΤΝ - 2021', 'ΜΤΝ\u20112021']) {
      const { error } = await editRecord(asSecretary, await given.aStudent({ department }), {
        registryNumber,
      })
      expect([registryNumber, error]).toMatchObject([registryNumber, { status: 409, code: 'duplicate' }])
    }
    expect((await editRecord(asSecretary, holder, { registryNumber: 'MTN-2021' })).status).toBe(200)
  })
})

describe('PUT /v1/secretary/student/:username/record', () => {
  it('names every wrong field at once', async () => {
    const { department, asSecretary } = await anOffice(api)
    const student = await given.aStudent({ department })
    const wrong = { registryNumber: ' ', semester: 41, coursesPassed: -1, ects: 1.5, average: '10,5' }
    const { error } = await editRecord(asSecretary, student, wrong)
    expect(error.status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(Object.keys(wrong))
  })

  it('finds no student of another department, and nobody who is no student', async () => {
    const { department, asSecretary } = await anOffice(api)
    for (const person of [await given.aStudent(), await given.anInstructor({ department })]) {
      expect((await editRecord(asSecretary, person)).status).toBe(404)
    }
  })

  it('keeps zeros before the number, which no other student of the department has', async () => {
    const { department, asSecretary } = await anOffice(api)
    const student = await given.aStudent({ department })
    expect((await editRecord(asSecretary, student)).body).toEqual({ status: 200 })
    const { error } = await editRecord(asSecretary, await given.aStudent({ department }))
    expect(error).toMatchObject({ status: 409, code: 'duplicate' })
    expect(Object.keys(error.fields ?? {})).toEqual(['registryNumber'])
    const elsewhere = await anOffice(api)
    const there = await given.aStudent({ department: elsewhere.department })
    expect((await editRecord(elsewhere.asSecretary, there)).status).toBe(200)
    const { body } = await (await api.as(student)).call('getOwnStudentRecord')
    expect(body.record).toMatchObject({ registryNumber: '01234', average: null })
  })

  it('refuses the second of two secretaries who changed the same version', async () => {
    const { department, asSecretary } = await anOffice(api)
    const student = await given.aStudent({ department })
    await editRecord(asSecretary, student)
    const answers = await Promise.all(
      [9, 10].map((semester) => editRecord(asSecretary, student, { semester }, { 'if-match': '"1"' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })
})

describe('PUT /v1/secretary/students/pending/:pendingId', () => {
  const NAMES = { uName: 'Ιωάννα', uSurname: 'Βάμβα', uEmail: 'ioanna@example.org' }
  const editPending = (client: TestClient, { id }: { id: number }, fields: object = {}, headers = {}) =>
    client.call('editPendingStudent', {
      params: { pendingId: id },
      body: { ...RECORD, ...NAMES, ...fields },
      headers,
    })

  async function aPerson() {
    const office = await anOffice(api)
    const person = await given.aPendingStudent({ departmentId: office.department.id })
    const listed = async () => (await office.asSecretary.call('listStudents')).body
    return { ...office, person, listed }
  }

  it('corrects name, address and record of a person without an account', async () => {
    const { asSecretary, person, listed } = await aPerson()
    expect((await editPending(asSecretary, person, { average: '7,85' }, { 'if-match': '"1"' })).status).toBe(
      200,
    )
    expect(await listed()).toMatchObject([
      { ...NAMES, username: null, pendingID: person.id, record: { ...RECORD, average: '7.85', version: 2 } },
    ])
  })

  it('refuses the second of two secretaries who changed the same version', async () => {
    const { asSecretary, person } = await aPerson()
    const answers = await Promise.all(
      [9, 10].map((semester) => editPending(asSecretary, person, { semester }, { 'if-match': '"1"' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('gives the record to a student who has registered with the address that was meant', async () => {
    const { department, asSecretary, person, listed } = await aPerson()
    const { username, email } = await given.aStudent({ department })
    expect((await editPending(asSecretary, person, { uEmail: email.toUpperCase() })).status).toBe(200)
    expect(await listed()).toMatchObject([{ username, pendingID: null, record: RECORD }])
  })

  it('leaves a person alone whose address or number another has', async () => {
    const { department, asSecretary, person, listed } = await aPerson()
    const other = await given.aPendingStudent({ departmentId: department.id })
    const student = await given.aStudent({ department })
    await editRecord(asSecretary, student, { registryNumber: 'Π 0042' })
    const before = await listed()
    const taken = async (fields: object) => {
      const { error } = await editPending(asSecretary, person, fields)
      return [error.status, Object.keys(error.fields ?? {})]
    }
    const [email, number] = [['uEmail'], ['registryNumber']]
    expect(await taken({ uEmail: other.email })).toEqual([409, email])
    expect(await taken({ uEmail: student.email })).toEqual([409, email])
    expect(await taken({ registryNumber: other.registryNumber })).toEqual([409, number])
    expect(await taken({ registryNumber: 'π0042' })).toEqual([409, number])
    expect(await listed()).toEqual(before)
  })

  it('finds no person of the list of another department', async () => {
    const { person } = await aPerson()
    const elsewhere = await anOffice(api)
    expect((await editPending(elsewhere.asSecretary, person)).status).toBe(404)
  })
})

it('a record names a programme of the department, and none of another', async () => {
  const { department, asSecretary } = await anOffice(api)
  const student = await given.aStudent({ department })
  const { id: programmeID, name } = await given.aProgramme({ department })
  const { id: elsewhere } = await given.aProgramme()
  const { error } = await editRecord(asSecretary, student, { programmeID: elsewhere })
  expect([error.status, Object.keys(error.fields ?? {})]).toEqual([400, ['programmeID']])
  expect((await editRecord(asSecretary, student, { programmeID })).status).toBe(200)
  const { body } = await (await api.as(student)).call('getOwnStudentRecord')
  expect(body.record?.programme).toEqual({ programmeID, name })
})

describe('the record of a student', () => {
  it('goes with an account that is deleted, and with one that is closed', async () => {
    const { department, asSecretary } = await anOffice(api)
    const deleted = await given.aStudent({ department, password: 'κωδικός' })
    const closed = await given.aStudent({ department, password: 'κωδικός' })
    await given.aThesis({ student: closed, mark: 8, endDate: '2026-03-01' })
    await editRecord(asSecretary, deleted, { registryNumber: '1' })
    await editRecord(asSecretary, closed, { registryNumber: '2' })
    for (const student of [deleted, closed]) {
      await (await api.as(student)).call('deleteOwnAccount', { body: { password: 'κωδικός' } })
    }
    expect((await asSecretary.call('listStudents')).body).toEqual([])
    const [one, two] = [await given.aStudent({ department }), await given.aStudent({ department })]
    expect((await editRecord(asSecretary, one, { registryNumber: '1' })).status).toBe(200)
    expect((await editRecord(asSecretary, two, { registryNumber: '2' })).status).toBe(200)
  })
})
