import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { observing } from './observing.fixture.ts'
import { NOT_FOUND } from './refusals.fixture.ts'

const api = await startTestApi()
const { anonymous, given } = api
const { eventsOf, storedFiles } = observing(api.db)

const PDF = '%PDF-1.7\n% κεφάλαιο\n%%EOF\n'
const SAVED = { status: 200 }

async function aThesisInWork({ publicByStudent = false } = {}) {
  const instructor = await given.anInstructor()
  const student = await given.aStudent({ password: 'secret' })
  const thesis = await given.aThesis({ instructor, student, publicByStudent })
  const list = await given.aTodoList({ thesis, steps: ['untouched', 'untouched'] })
  const params = { itemId: list.steps[0]?.id ?? 0 }
  const clients = { instructor: await api.as(instructor), student: await api.as(student) }
  const shown = async () => {
    const { body } = await clients.instructor.call('listTodoItems', { params: { listId: list.id } })
    return body[0]
  }
  return { instructor, student, thesis, list, params, clients, shown }
}

/** Files that are on disk, the kept ones and those of requests under way. */
function filesOnDisk(): number {
  const inFolder = (name: string) =>
    readdirSync(join(api.dataDir, name), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length
  return inFolder('files') + inFolder('uploads')
}

/** A form as a browser writes it, its parts in the order given. */
function form(parts: [header: string, content: string][]) {
  const body = parts.map(
    ([header, content]) => `--limit\r\ncontent-disposition: form-data; ${header}\r\n\r\n${content}\r\n`,
  )
  return {
    payload: `${body.join('')}--limit--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=limit' },
  }
}

async function tokenOf({ username }: { username: string }): Promise<string> {
  const { body } = await anonymous.call('signIn', { body: { username, password: 'secret' } })
  return String(body.jwt_token)
}

describe('POST /v1/student/todoItem/{id}/finish with a file', () => {
  it.each([
    ['before the token', (token: string): [string, string][] => [FILE, ['name="jwt_token"', token]]],
    ['after the token', (token: string): [string, string][] => [['name="jwt_token"', token], FILE]],
  ])('takes the file %s', async (_order, parts) => {
    const { student, params, shown } = await aThesisInWork()
    const answer = await api.app.inject({
      method: 'POST',
      url: `/v1/student/todoItem/${params.itemId}/finish`,
      ...form(parts(await tokenOf(student))),
    })
    expect(answer.json()).toEqual(SAVED)
    expect(await shown()).toMatchObject({ dliStudentOK: 1, attachment: { attachFileName: 'κεφάλαιο.pdf' } })
  })

  it.each([
    ['a form without a file', (token: string) => form([['name="jwt_token"', token]])],
    [
      'a form whose file was left empty',
      (token: string) =>
        form([
          ['name="jwt_token"', token],
          ['name="selectedFile"; filename=""\r\ncontent-type: application/octet-stream', ''],
        ]),
    ],
    ['JSON', (token: string) => ({ payload: { jwt_token: token } })],
  ])('takes %s too', async (_what, body) => {
    const { student, params, shown } = await aThesisInWork()
    const answer = await api.app.inject({
      method: 'POST',
      url: `/v1/student/todoItem/${params.itemId}/finish`,
      ...body(await tokenOf(student)),
    })
    expect(answer.json()).toEqual(SAVED)
    expect(await shown()).toMatchObject({ dliStudentOK: 1, attachment: null, files: [] })
  })

  it('counts every upload as a version, and a returned step keeps its files', async () => {
    const { clients, params, shown, thesis } = await aThesisInWork()
    const finish = (name: string) =>
      clients.student.call('finishStep', { params, file: { name, bytes: PDF } })
    await finish('πρώτο.pdf')
    await clients.instructor.call('returnStep', { params, body: {} })
    expect(await shown()).toMatchObject({ dliStudentOK: 0, attachment: { attachFileName: 'πρώτο.pdf' } })
    api.clock.advance({ minutes: 1 })
    await finish('δεύτερο.pdf')
    expect(await shown()).toMatchObject({
      attachment: { attachFileName: 'δεύτερο.pdf' },
      files: [
        { version: 2, attachFileName: 'δεύτερο.pdf', size: Buffer.byteLength(PDF) },
        { version: 1, attachFileName: 'πρώτο.pdf' },
      ],
    })
    expect((await eventsOf(thesis)).at(-1)?.details).toMatchObject({ file: 'δεύτερο.pdf', version: 2 })
  })

  it.each([
    [
      'a program, whatever it is called',
      'file_type_not_accepted',
      415,
      'Ο τύπος αρχείου δεν υποστηρίζεται.',
      `MZ${'\0'.repeat(200)}`,
    ],
    [
      'a file above 25 MB',
      'file_too_large',
      413,
      'Το αρχείο ξεπερνά το μέγιστο επιτρεπόμενο μέγεθος.',
      PDF.padEnd(25_000_001, ' '),
    ],
  ])('refuses %s and leaves nothing of it', async (_what, code, status, message, bytes) => {
    const { clients, params, shown } = await aThesisInWork()
    const before = filesOnDisk()
    const answer = await clients.student.call('finishStep', { params, file: { name: 'κεφάλαιο.pdf', bytes } })
    expect(answer.error).toMatchObject({ status, code, message })
    expect(await shown()).toMatchObject({ dliStudentOK: 0, files: [] })
    expect(filesOnDisk()).toBe(before)
  })

  it('keeps no file of a step that was out of order', async () => {
    const { clients, list } = await aThesisInWork()
    const [rows, files] = [await storedFiles(), filesOnDisk()]
    const params = { itemId: list.steps[1]?.id ?? 0 }
    const answer = await clients.student.call('finishStep', { params, file: { name: 'α.pdf', bytes: PDF } })
    expect(answer.error).toMatchObject({ status: 409, code: 'step_order' })
    expect([await storedFiles(), filesOnDisk()]).toEqual([rows, files])
  })

  it('keeps neither file nor step when the history cannot be written', async () => {
    const { clients, params, shown, thesis } = await aThesisInWork()
    const [rows, files] = [await storedFiles(), filesOnDisk()]
    const limited = sql.raw(`alter table event add constraint broken check (thesis_id <> ${thesis.id})`)
    await api.db.execute(limited)
    const answer = await clients.student.call('finishStep', { params, file: { name: 'α.pdf', bytes: PDF } })
    await api.db.execute(sql`alter table event drop constraint broken`)
    expect(answer.status).toBe(500)
    expect(await shown()).toMatchObject({ dliStudentOK: 0, files: [] })
    expect([await storedFiles(), filesOnDisk()]).toEqual([rows, files])
  })
})

const FILE: [string, string] = [
  'name="selectedFile"; filename="κεφάλαιο.pdf"\r\ncontent-type: application/pdf',
  PDF,
]

describe('GET /v1/instructor/todo-list/item/{id}/attachment', () => {
  async function withTwoFiles(options?: { publicByStudent: boolean }) {
    const work = await aThesisInWork(options)
    const step = { id: work.params.itemId }
    await given.aStepFile(step, { version: 1, name: 'πρώτο.txt', content: 'πρώτο κείμενο' })
    await given.aStepFile(step, { version: 2, name: 'δεύτερο.txt', content: 'δεύτερο κείμενο' })
    return work
  }

  it('is refused without a token, to administrators, and for no version at all', async () => {
    const { params, clients } = await withTwoFiles()
    const administrator = await api.as(await given.anAdministrator())
    expect((await anonymous.call('downloadStepFile', { params })).error).toMatchObject({ status: 401 })
    expect((await administrator.call('downloadStepFile', { params })).error).toMatchObject({
      code: 'wrong_role',
    })
    const answer = await clients.student.call('downloadStepFile', { params, query: { version: '0' } })
    expect(answer.error).toMatchObject({ status: 400 })
  })

  it('does not exist for other users, however public the thesis', async () => {
    const { params, thesis } = await withTwoFiles({ publicByStudent: true })
    const interested = await given.aStudent()
    await given.anInterest({ thesis, student: interested })
    for (const other of [interested, await given.aStudent(), await given.anInstructor()]) {
      const answer = await (await api.as(other)).call('downloadStepFile', { params })
      expect(answer.error).toMatchObject(NOT_FOUND)
    }
  })

  it('does not exist for a step without a file, nor in a version that was never handed in', async () => {
    const { clients, params, list } = await withTwoFiles()
    const empty = await clients.student.call('downloadStepFile', {
      params: { itemId: list.steps[1]?.id ?? 0 },
    })
    const never = await clients.student.call('downloadStepFile', { params, query: { version: 3 } })
    expect(empty.error).toMatchObject(NOT_FOUND)
    expect(never.error).toMatchObject(NOT_FOUND)
  })

  it('gives student and instructor the newest, or the version they ask for, under its name', async () => {
    const { clients, params } = await withTwoFiles()
    for (const reader of [clients.student, clients.instructor]) {
      const newest = await reader.call('downloadStepFile', { params })
      expect(newest.text).toBe('δεύτερο κείμενο')
      expect(newest.headers['content-disposition']).toContain(encodeURIComponent('δεύτερο.txt'))
      expect(newest.headers['cache-control']).toBe('private, no-store')
      const first = await reader.call('downloadStepFile', { params, query: { version: 1 } })
      expect(first.text).toBe('πρώτο κείμενο')
    }
  })

  it('opens as a link that carries a token for this download only', async () => {
    const { clients, params } = await withTwoFiles()
    const path = `/v1/instructor/todo-list/item/${params.itemId}/attachment`
    const { body } = await clients.student.call('makeDownloadToken', { body: { path } })
    const answer = await anonymous.call('downloadStepFile', { params, query: { jwt_token: body.token } })
    expect(answer.text).toBe('δεύτερο κείμενο')
  })

  it('stays readable after a release to the student of it and to the instructor, not to the next student', async () => {
    const [instructor, former, next] = [
      await given.anInstructor(),
      await given.aStudent(),
      await given.aStudent(),
    ]
    const thesis = await given.aThesis({ instructor, student: next })
    const list = await given.aTodoList({ instructor, archivedAt: api.clock.now(), steps: ['confirmed'] })
    await given.aPastAssignment({ thesis, student: former, list })
    const params = { itemId: list.steps[0]?.id ?? 0 }
    await given.aStepFile({ id: params.itemId }, { content: 'παλιό κείμενο' })
    for (const reader of [former, instructor]) {
      expect((await (await api.as(reader)).call('downloadStepFile', { params })).text).toBe('παλιό κείμενο')
    }
    const answer = await (await api.as(next)).call('downloadStepFile', { params })
    expect(answer.error).toMatchObject(NOT_FOUND)
  })
})
