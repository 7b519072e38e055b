import { describe, expect, it } from 'vitest'
import { storedFile } from '../../../platform/storage/tables.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient, TestFile } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given, db } = api

const NOT_FOUND = { status: 404, error: { code: 'not_found' } }
const NOT_OWNER = { status: 403, error: { code: 'not_owner' } }

async function view(client: TestClient, { id }: { id: number }) {
  const [thesis] = (await client.call('getThesis', { params: { thesisId: id } })).body
  if (thesis === undefined) throw new Error('an array of one has none')
  return thesis
}

describe('PUT /v1/student/thesis/:thesisId/visibility/:flag', () => {
  const set = (client: TestClient, { id }: { id: number }, flag: number | string) =>
    client.call('setThesisVisibility', { params: { thesisId: id, flag } })

  it('takes 0 and 1', async () => {
    const { student, asStudent } = await aDepartmentWithPeople(api)
    expect(await set(asStudent, await given.aThesis({ student }), 'true')).toMatchObject({
      status: 400,
      error: { fields: { flag: 'Η τιμή πρέπει να είναι 0 ή 1.' } },
    })
  })

  it('is for the student of the thesis: 403 where others may see it, 404 where they may not', async () => {
    const { instructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const { account: rival } = await another('student')
    const open = await given.aThesis({ instructor })
    await given.anInterest({ thesis: open, student })
    expect(await set(asStudent, open, 1)).toMatchObject(NOT_OWNER)
    expect(await set(asStudent, await given.aThesis({ instructor, student: rival }), 1)).toMatchObject(
      NOT_FOUND,
    )
  })

  it.each([['in progress', null] as const, ['ended', 8] as const])(
    'is chosen and taken back while %s',
    async (_when, mark) => {
      const { instructor, student, asStudent, another } = await aDepartmentWithPeople(api)
      const thesis = await given.aThesis({ instructor, student, mark })
      const { client } = await another('student')
      const isSeen = async () => (await client.call('getThesis', { params: { thesisId: thesis.id } })).status
      expect(await isSeen()).toBe(404)
      const { status, body } = await set(asStudent, thesis, 1)
      expect([status, body]).toEqual([200, { status: 200 }])
      expect(await view(asStudent, thesis)).toMatchObject({ thesisIsPublicByStu: 1, version: 1 })
      expect(await isSeen()).toBe(200)
      await set(asStudent, thesis, 1)
      await set(asStudent, thesis, 0)
      expect(await isSeen()).toBe(404)
    },
  )
})

describe('POST /v1/student/thesis/:thesisId/final-text', () => {
  const submit = (client: TestClient, { id }: { id: number }, body: object, file?: TestFile) =>
    client.call('submitFinalText', { params: { thesisId: id }, body, ...(file && { file }) })
  const download = (client: TestClient, { id }: { id: number }) =>
    client.call('downloadFinalText', { params: { thesisId: id } })
  const text = (content: string): TestFile => ({ name: 'Τελικό κείμενο.txt', bytes: content })

  it('is for the student of the thesis', async () => {
    const { instructor, asStudent, another } = await aDepartmentWithPeople(api)
    const { account: rival } = await another('student')
    const shown = await given.aThesis({ instructor, student: rival, publicByStudent: true })
    expect(await submit(asStudent, shown, { thesisAbstract: 'Ξένη' })).toMatchObject(NOT_OWNER)
    const hidden = await given.aThesis({ instructor, student: rival, mark: 5 })
    expect(await submit(asStudent, hidden, { thesisAbstract: 'Ξένη' })).toMatchObject(NOT_FOUND)
  })

  it('is too late after the mark, and the file is not kept', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student, mark: 5 })
    const before = await db.$count(storedFile)
    expect(await submit(asStudent, thesis, {}, text('αργά'))).toMatchObject({
      status: 409,
      error: { code: 'thesis_ended', message: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.' },
    })
    expect(await db.$count(storedFile)).toBe(before)
  })

  it('refuses what is no document', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student })
    const program = {
      name: 'Τελικό.pdf',
      bytes: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]),
    }
    expect(await submit(asStudent, thesis, {}, program)).toMatchObject({
      status: 415,
      error: { code: 'file_type_not_accepted' },
    })
  })

  it('keeps abstract and file; what is left out stays, an empty abstract is none', async () => {
    const { instructor, student, asStudent, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student })
    const { status, body } = await submit(asStudent, thesis, { thesisAbstract: ' Περίληψη ' }, text('πρώτο'))
    expect([status, body]).toEqual([200, { status: 200 }])
    const attachment = { attachFileName: 'Τελικό κείμενο.txt' }
    expect(await view(asInstructor, thesis)).toMatchObject({
      thesisAbstract: 'Περίληψη',
      attachment,
      version: 1,
    })
    await submit(asStudent, thesis, {}, text('δεύτερο'))
    expect(await view(asStudent, thesis)).toMatchObject({ thesisAbstract: 'Περίληψη', attachment })
    expect((await download(asInstructor, thesis)).text).toBe('δεύτερο')
    await submit(asStudent, thesis, { thesisAbstract: '' })
    expect(await view(asStudent, thesis)).toMatchObject({ thesisAbstract: null, attachment })
    await submit(asStudent, thesis, {})
    expect(await view(asStudent, thesis)).toMatchObject({ thesisAbstract: null, attachment })
  })

  it('keeps one file, however many are handed in at once', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student })
    const before = await db.$count(storedFile)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, n) => submit(asStudent, thesis, {}, text(`κείμενο ${n}`))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await db.$count(storedFile)).toBe(before + 1)
    expect((await download(asStudent, thesis)).text).toMatch(/^κείμενο \d$/)
  })
})

describe('GET /v1/user/thesis/:thesisId/attachment', () => {
  it('opens the text to those who see the thesis, under the name its student gave it', async () => {
    const { instructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const file = await given.aStoredFile('κείμενο', 'application/pdf')
    const values = { instructor, student, finalFileId: file.id, finalFileName: 'Διπλωματική.pdf', mark: 9 }
    const hidden = await given.aThesis(values)
    const other = await given.aStoredFile('άλλο', 'application/pdf')
    const shown = await given.aThesis({ ...values, finalFileId: other.id, publicByStudent: true })
    const stranger = (await another('instructor')).client
    const open = (client: TestClient, { id }: { id: number }) =>
      client.call('downloadFinalText', { params: { thesisId: id } })
    const answer = await open(asStudent, hidden)
    expect(answer).toMatchObject({ status: 200, text: 'κείμενο' })
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Διπλωματική.pdf'))
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(await open(stranger, hidden)).toMatchObject(NOT_FOUND)
    expect(await open(stranger, shown)).toMatchObject({ status: 200, text: 'άλλο' })
  })

  it('is not found where nothing was handed in, now or before', async () => {
    const { student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ student })
    const params = { thesisId: thesis.id }
    expect(await asStudent.call('downloadFinalText', { params })).toMatchObject(NOT_FOUND)
    expect(await asStudent.call('downloadFinalText', { params, query: { assignment: 1 } })).toMatchObject(
      NOT_FOUND,
    )
  })
})
