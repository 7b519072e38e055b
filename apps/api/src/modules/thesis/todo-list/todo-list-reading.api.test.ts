import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { NOT_FOUND } from './refusals.fixture.ts'

const api = await startTestApi()
const { anonymous, given } = api

const TODAY = { date: '2026-03-10 11:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' }

async function anInstructor() {
  const instructor = await given.anInstructor()
  return { instructor, client: await api.as(instructor) }
}

/** A list that a released assignment has left behind, with the student who had it. */
async function aListLeftBehind() {
  const { instructor, client } = await anInstructor()
  const [thesis, student] = [await given.aThesis({ instructor }), await given.aStudent()]
  const list = await given.aTodoList({ instructor, archivedAt: api.clock.now(), steps: ['confirmed'] })
  await given.aPastAssignment({ thesis, student, list })
  return { instructor, client, thesis, student, list }
}

const idsOf = (lists: { doListID: number }[]) => lists.map((list) => list.doListID)

describe('GET /v1/instructor/todo-lists', () => {
  it('is refused without a token and to students', async () => {
    const student = await api.as(await given.aStudent())
    expect((await anonymous.call('listTodoLists')).error).toMatchObject({ status: 401 })
    expect((await student.call('listTodoLists')).error).toMatchObject({ status: 403, code: 'wrong_role' })
  })

  it('returns all own lists and no others: templates first, then by the last change, the newest first', async () => {
    const { instructor, client } = await anInstructor()
    const attachedTo = async (updatedAt: Date) =>
      given.aTodoList({ thesis: await given.aThesis({ instructor }), updatedAt })
    const newest = new Date('2026-03-03T00:00:00Z')
    const changedAt = new Date('2026-02-02T00:00:00Z')
    const before = await attachedTo(new Date('2026-01-01T00:00:00Z'))
    const after = await attachedTo(newest)
    const template = await given.aTodoList({ instructor, createdAt: changedAt, updatedAt: changedAt })
    const changed = await given.aTodoList({
      instructor,
      createdAt: new Date('2025-01-01T00:00:00Z'),
      updatedAt: newest,
    })
    const sameDay = await given.aTodoList({ instructor, updatedAt: changedAt })
    await given.aTodoList()
    const answer = await client.call('listTodoLists')
    expect(idsOf(answer.body)).toEqual([changed.id, sameDay.id, template.id, after.id, before.id])
  })

  it('leaves out the lists of completed theses when those are asked for whose steps may change', async () => {
    const { instructor, client } = await anInstructor()
    const template = await given.aTodoList({ instructor })
    const open = await given.aTodoList({ thesis: await given.aThesis({ instructor }) })
    const student = await given.aStudent()
    await given.aTodoList({ thesis: await given.aThesis({ instructor, student, mark: 9 }) })
    const query = { changeable: 1, page: 1, pageSize: 5 } as const
    const answer = await client.call('listTodoLists', { query })
    expect(idsOf(answer.body)).toEqual([template.id, open.id])
    expect(answer.headers['x-total-count']).toBe('2')
  })

  it('returns the page that is asked for and how many there are', async () => {
    const { instructor, client } = await anInstructor()
    for (let made = 0; made < 3; made += 1) await given.aTodoList({ instructor })
    const answer = await client.call('listTodoLists', { query: { page: 2, pageSize: 2 } })
    expect(answer.body).toHaveLength(1)
    expect(answer.headers['x-total-count']).toBe('3')
  })

  it.each([
    ['all', {}, '3'],
    ['those with a part of a title', { title: 'άλλη' }, '1'],
  ])('says how many there are of %s behind the last page too', async (_of, narrowed, total) => {
    const { instructor, client } = await anInstructor()
    for (const title of ['Μία', 'Δύο', 'Άλλη']) await given.aTodoList({ instructor, title })
    const answer = await client.call('listTodoLists', { query: { ...narrowed, page: 5, pageSize: 2 } })
    expect(answer.body).toEqual([])
    expect(answer.headers['x-total-count']).toBe(total)
  })

  it('finds a part of a title whatever its case and accents', async () => {
    const { instructor, client } = await anInstructor()
    const list = await given.aTodoList({ instructor, title: 'Διπλωματικές Εργασίες' })
    await given.aTodoList({ instructor, title: 'Άλλη' })
    for (const title of ['διπλωματικεσ', 'ΕΡΓΑΣΊΕΣ']) {
      expect(idsOf((await client.call('listTodoLists', { query: { title } })).body)).toEqual([list.id])
    }
    expect((await client.call('listTodoLists', { query: { title: '%' } })).body).toEqual([])
  })

  it('keeps out what a release left behind', async () => {
    const { client } = await aListLeftBehind()
    expect((await client.call('listTodoLists')).body).toEqual([])
  })
})

describe('GET /v1/instructor/todo-lists/templates', () => {
  it('gives the own lists that belong to no thesis', async () => {
    const { instructor, client } = await anInstructor()
    const template = await given.aTodoList({ instructor })
    await given.aTodoList({ thesis: await given.aThesis({ instructor }) })
    expect(idsOf((await client.call('listTemplates')).body)).toEqual([template.id])
  })
})

describe('GET /v1/user/todo-lists', () => {
  it('gives instructors their own lists', async () => {
    const { instructor, client } = await anInstructor()
    const list = await given.aTodoList({ instructor })
    expect(idsOf((await client.call('listMyTodoLists')).body)).toEqual([list.id])
  })

  it('gives students the list of their thesis', async () => {
    const student = await given.aStudent()
    const client = await api.as(student)
    expect((await client.call('listMyTodoLists')).body).toEqual([])
    const list = await given.aTodoList({ thesis: await given.aThesis({ student }) })
    expect(idsOf((await client.call('listMyTodoLists')).body)).toEqual([list.id])
  })

  it('is refused to administrators', async () => {
    const administrator = await api.as(await given.anAdministrator())
    expect((await administrator.call('listMyTodoLists')).error).toMatchObject({ code: 'wrong_role' })
  })

  it('gives what releases left behind when asked, to the instructor and to the student of it', async () => {
    const { client, student, list, thesis } = await aListLeftBehind()
    const studentClient = await api.as(student)
    const stranger = await api.as(await given.aStudent())
    for (const reader of [client, studentClient]) {
      expect((await reader.call('listMyTodoLists')).body).toEqual([])
      const [kept] = (await reader.call('listMyTodoLists', { query: { released: 1 } })).body
      expect(kept).toMatchObject({
        doListID: list.id,
        thesisID: { thesisID: -1 },
        released: { when: TODAY, thesisID: thesis.id, student: { username: student.username } },
        doListItems: [{ dliInstructorOK: 1 }],
      })
    }
    expect((await stranger.call('listMyTodoLists', { query: { released: 1 } })).body).toEqual([])
  })
})

describe('GET /v1/instructor/todo-list/{id}', () => {
  it.each(['0', '-1', 'x', '1e3', '99999999999'])('is refused for the id %s', async (listId) => {
    const { client } = await anInstructor()
    const answer = await client.call('getTodoList', { params: { listId } })
    expect(answer.error).toMatchObject({
      status: 400,
      code: 'validation',
      fields: { listId: expect.any(String) },
    })
  })

  it('does not exist for another instructor, not even where the thesis is public', async () => {
    const { client } = await anInstructor()
    const list = await given.aTodoList({ thesis: await given.aThesis() })
    for (const listId of [list.id, 2_000_000_000]) {
      expect((await client.call('getTodoList', { params: { listId } })).error).toMatchObject(NOT_FOUND)
      expect((await client.call('listTodoItems', { params: { listId } })).error).toMatchObject(NOT_FOUND)
    }
  })

  it('is an array of one, with the thesis it belongs to and its steps in order', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor, student: await given.aStudent() })
    const list = await given.aTodoList({ thesis, steps: ['confirmed', 'finished', 'untouched'] })
    const answer = await client.call('getTodoList', { params: { listId: list.id } })
    expect(answer.headers.etag).toBe('"1"')
    expect(answer.body).toEqual([
      {
        doListID: list.id,
        instructor: {
          username: instructor.username,
          uName: instructor.firstName,
          uSurname: instructor.surname,
        },
        thesisID: { thesisID: thesis.id, thesisTitle: thesis.title },
        doListTitle: list.title,
        doListDescr: '',
        doListWhen: TODAY,
        doListItems: list.steps.map((step) => expect.objectContaining({ dliID: step.id })),
        released: null,
        version: 1,
      },
    ])
    expect(answer.body[0]?.doListItems[1]).toEqual({
      dliID: list.steps[1]?.id,
      doListID: list.id,
      dliTitle: list.steps[1]?.title,
      dliDescr: '',
      dliOrder: 2,
      dliDuration: 2,
      dliDurationUnit: 'weeks',
      dliStudentOK: 1,
      dliInstructorOK: 0,
      stuOKWhen: TODAY,
      instrOKWhen: null,
      attachment: null,
      returned: null,
      files: [],
      commentCount: 0,
      unread: false,
      version: 1,
    })
  })

  it('says -1 for the thesis of a template', async () => {
    const { instructor, client } = await anInstructor()
    const list = await given.aTodoList({ instructor })
    const answer = await client.call('getTodoList', { params: { listId: list.id } })
    expect(answer.body[0]?.thesisID).toEqual({ thesisID: -1 })
  })
})

describe('GET /v1/instructor/todo-list/{id}/items', () => {
  it('gives the steps in order, by pages when asked', async () => {
    const { instructor, client } = await anInstructor()
    const list = await given.aTodoList({ instructor, steps: ['untouched', 'untouched', 'untouched'] })
    const all = await client.call('listTodoItems', { params: { listId: list.id } })
    expect(all.body.map((item) => item.dliOrder)).toEqual([1, 2, 3])
    const second = await client.call('listTodoItems', {
      params: { listId: list.id },
      query: { page: 2, pageSize: 2 },
    })
    expect(second.body.map((item) => item.dliOrder)).toEqual([3])
    expect(second.headers['x-total-count']).toBe('3')
  })
})
