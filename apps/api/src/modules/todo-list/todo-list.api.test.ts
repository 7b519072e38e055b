import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/test-api.ts'
import { observing } from './observing.fixture.ts'

const api = await startTestApi()
const { anybody, given } = api
const { eventsOf, storedFiles } = observing(api.db)

const TODAY = { date: '2026-03-10 11:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' }
const NOT_FOUND = { status: 404, code: 'not_found', message: 'Δεν βρέθηκε αυτό που ζητήσατε.' }
const NOT_OWNER = {
  status: 403,
  code: 'not_owner',
  message: 'Δεν μπορείτε να αλλάξετε κάτι που ανήκει σε άλλον.',
}
const ENDED = {
  status: 409,
  code: 'thesis_ended',
  message: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.',
}
const HAS_LIST = { status: 409, code: 'has_list', message: 'Η εργασία έχει ήδη λίστα βημάτων.' }

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
    expect((await anybody.call('listTodoLists')).error).toMatchObject({ status: 401 })
    expect((await student.call('listTodoLists')).error).toMatchObject({ status: 403, code: 'wrong_role' })
  })

  it('gives all own lists, the newest first, and nobody else’s', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor })
    const older = await given.aTodoList({ instructor, createdAt: new Date('2026-01-01T00:00:00Z') })
    const first = await given.aTodoList({ instructor })
    const second = await given.aTodoList({ thesis })
    await given.aTodoList()
    const answer = await client.call('listTodoLists')
    expect(idsOf(answer.body)).toEqual([second.id, first.id, older.id])
  })

  it('cuts the page that is asked for and tells how many there are', async () => {
    const { instructor, client } = await anInstructor()
    for (let made = 0; made < 3; made += 1) await given.aTodoList({ instructor })
    const answer = await client.call('listTodoLists', { query: { page: 2, pageSize: 2 } })
    expect(answer.body).toHaveLength(1)
    expect(answer.headers['x-total-count']).toBe('3')
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

describe('POST /v1/instructor/todo-list', () => {
  it('needs a title', async () => {
    const { client } = await anInstructor()
    for (const doListTitle of [undefined, '', '  ']) {
      const answer = await client.call('createTodoList', { body: { todoList: { doListTitle } } })
      expect(answer.error).toMatchObject({ status: 400, fields: { doListTitle: 'Υποχρεωτικό πεδίο' } })
    }
  })

  it('answers the id of a new template, its description without what a browser could run', async () => {
    const { client } = await anInstructor()
    const doListDescr = '<p onclick="x()">Οδηγίες<script>alert(1)</script></p>'
    const created = await client.call('createTodoList', {
      body: { todoList: { doListTitle: ' Νέα λίστα ', doListDescr }, template: true },
    })
    expect(created.body).toBeTypeOf('number')
    const { body } = await client.call('getTodoList', { params: { listId: created.body } })
    expect(body[0]).toMatchObject({
      doListTitle: 'Νέα λίστα',
      doListDescr: '<p>Οδηγίες</p>',
      thesisID: { thesisID: -1 },
      doListItems: [],
    })
  })

  it('attaches the list to the thesis that is named, and writes it into its history', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor })
    const body = { todoList: { doListTitle: 'Λίστα', thesisID: thesis.id }, template: 0 }
    const created = await client.call('createTodoList', { body })
    const { body: lists } = await client.call('getTodoList', { params: { listId: created.body } })
    expect(lists[0]?.thesisID).toEqual({ thesisID: thesis.id, thesisTitle: thesis.title })
    expect(await eventsOf(thesis)).toEqual([
      { what: 'list_attached', actorId: instructor.id, details: { list: 'Λίστα' } },
    ])
  })

  it('leaves a template alone, whatever thesis is named beside', async () => {
    const { client } = await anInstructor()
    const thesis = await given.aThesis()
    const body = { todoList: { doListTitle: 'Λίστα', thesisID: thesis.id }, template: true }
    expect((await client.call('createTodoList', { body })).status).toBe(200)
  })

  it.each([
    ['a thesis that does not exist', NOT_FOUND, async () => ({ id: 2_000_000_000 })],
    ['somebody else’s private thesis', NOT_FOUND, () => given.aThesis({ publicByInstructor: false })],
    ['somebody else’s public thesis', NOT_OWNER, () => given.aThesis()],
  ])('is refused for %s', async (_case, refusal, thesis) => {
    const { client } = await anInstructor()
    const body = { todoList: { doListTitle: 'Λίστα', thesisID: (await thesis()).id } }
    expect((await client.call('createTodoList', { body })).error).toMatchObject(refusal)
  })

  it('is refused for a thesis that is marked, and for one that has a list', async () => {
    const { instructor, client } = await anInstructor()
    const marked = await given.aThesis({ instructor, student: await given.aStudent(), mark: 8 })
    const listed = await given.aThesis({ instructor })
    await given.aTodoList({ thesis: listed })
    const attempt = (thesisID: number) =>
      client.call('createTodoList', { body: { todoList: { doListTitle: 'Λίστα', thesisID } } })
    expect((await attempt(marked.id)).error).toMatchObject(ENDED)
    expect((await attempt(listed.id)).error).toMatchObject(HAS_LIST)
  })

  it('gives a thesis one list, however many requests race', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor })
    const template = await given.aTodoList({ instructor, steps: ['untouched'] })
    const body = { todoList: { doListTitle: 'Λίστα', thesisID: thesis.id } }
    const params = { listId: template.id, thesisId: thesis.id }
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => client.call('createTodoList', { body })),
      ...Array.from({ length: 4 }, () => client.call('copyTodoList', { params })),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await client.call('listTodoLists')).body).toHaveLength(2)
  })
})

describe('PUT /v1/instructor/todo-list', () => {
  const change = (doListID: number, fields: object) => ({ body: { todoList: { doListID, ...fields } } })

  it('is refused where there is no title left', async () => {
    const { instructor, client } = await anInstructor()
    const list = await given.aTodoList({ instructor })
    const answer = await client.call('editTodoList', change(list.id, { doListTitle: '' }))
    expect(answer.error).toMatchObject({ status: 400, fields: { doListTitle: 'Υποχρεωτικό πεδίο' } })
  })

  it('does not exist for others, or is not theirs where the thesis is public', async () => {
    const { client } = await anInstructor()
    const template = await given.aTodoList()
    const hidden = await given.aTodoList({ thesis: await given.aThesis({ publicByInstructor: false }) })
    const shown = await given.aTodoList({ thesis: await given.aThesis() })
    for (const [list, refusal] of [
      [template, NOT_FOUND],
      [hidden, NOT_FOUND],
      [shown, NOT_OWNER],
    ] as const) {
      const edited = await client.call('editTodoList', change(list.id, { doListTitle: 'Άλλη' }))
      expect(edited.error).toMatchObject(refusal)
      const deleted = await client.call('deleteTodoList', { params: { listId: list.id } })
      expect(deleted.error).toMatchObject(refusal)
    }
  })

  it('is refused for the list of a marked thesis', async () => {
    const { instructor, client } = await anInstructor()
    const marked = await given.aThesis({ instructor, student: await given.aStudent(), mark: 8 })
    const list = await given.aTodoList({ thesis: marked })
    expect((await client.call('editTodoList', change(list.id, { doListTitle: 'Άλλη' }))).error).toMatchObject(
      ENDED,
    )
    expect((await client.call('deleteTodoList', { params: { listId: list.id } })).error).toMatchObject(ENDED)
  })

  it('is refused for what a release left behind', async () => {
    const { client, list } = await aListLeftBehind()
    const answer = await client.call('editTodoList', change(list.id, { doListTitle: 'Άλλη' }))
    expect(answer.error).toMatchObject({ status: 409, code: 'not_in_progress' })
    const deleted = await client.call('deleteTodoList', { params: { listId: list.id } })
    expect(deleted.error).toMatchObject({ status: 409, code: 'not_in_progress' })
  })

  it('changes what is sent, keeps the rest and moves the date of the last change', async () => {
    const { instructor, client } = await anInstructor()
    const old = new Date('2026-01-01T00:00:00Z')
    const list = await given.aTodoList({ instructor, description: '<p>Οδηγίες</p>', updatedAt: old })
    const answer = await client.call('editTodoList', change(list.id, { doListTitle: 'Άλλη' }))
    expect(answer.body).toEqual({ status: 200 })
    const { body } = await client.call('getTodoList', { params: { listId: list.id } })
    expect(body[0]).toMatchObject({
      doListTitle: 'Άλλη',
      doListDescr: '<p>Οδηγίες</p>',
      doListWhen: TODAY,
      version: 2,
    })
  })

  it('is refused upon a version that somebody has written over', async () => {
    const { instructor, client } = await anInstructor()
    const list = await given.aTodoList({ instructor })
    const write = () =>
      client.call('editTodoList', {
        ...change(list.id, { doListTitle: 'Άλλη' }),
        headers: { 'if-match': '"1"' },
      })
    expect((await write()).status).toBe(200)
    expect((await write()).error).toMatchObject({ status: 412, code: 'version_conflict' })
  })
})

describe('DELETE /v1/instructor/todo-list/{id}', () => {
  it('detaches the list and deletes it with its progress and its files', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor, student: await given.aStudent() })
    const list = await given.aTodoList({ thesis, steps: ['confirmed', 'untouched'] })
    for (const step of list.steps) await given.aStepFile(step)
    const filesBefore = await storedFiles()
    const answer = await client.call('deleteTodoList', { params: { listId: list.id } })
    expect(answer.body).toEqual({ status: 200 })
    expect((await client.call('getTodoList', { params: { listId: list.id } })).status).toBe(404)
    expect(await storedFiles()).toBe(filesBefore - 2)
    expect(await eventsOf(thesis)).toMatchObject([{ what: 'list_removed', details: { list: list.title } }])
    const again = await client.call('createTodoList', {
      body: { todoList: { doListTitle: 'Νέα', thesisID: thesis.id } },
    })
    expect(again.status).toBe(200)
  })
})

describe('POST /v1/instructor/todo-list/{listId}/copy/{thesisId}', () => {
  it('copies title, description and steps with fresh progress', async () => {
    const { instructor, client } = await anInstructor()
    const source = await given.aTodoList({
      thesis: await given.aThesis({ instructor, student: await given.aStudent() }),
      description: '<p>Οδηγίες</p>',
      steps: ['confirmed', 'finished', 'untouched'],
    })
    for (const step of source.steps) await given.aStepFile(step)
    const thesis = await given.aThesis({ instructor })
    const answer = await client.call('copyTodoList', { params: { listId: source.id, thesisId: thesis.id } })
    expect(answer.body).toEqual([{ doListID: expect.any(Number) }])
    const [copied] = answer.body
    const { body } = await client.call('getTodoList', { params: { listId: copied?.doListID ?? 0 } })
    expect(body[0]).toMatchObject({
      doListTitle: source.title,
      doListDescr: '<p>Οδηγίες</p>',
      thesisID: { thesisID: thesis.id },
      doListItems: source.steps.map((step, index) => ({
        dliTitle: step.title,
        dliOrder: index + 1,
        dliStudentOK: 0,
        dliInstructorOK: 0,
        files: [],
        attachment: null,
      })),
    })
    expect(await eventsOf(thesis)).toMatchObject([{ what: 'list_attached' }])
  })

  it('is refused for somebody else’s list, and for a thesis that has one', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor })
    const foreign = await given.aTodoList()
    const own = await given.aTodoList({ instructor })
    const copy = (listId: number) => client.call('copyTodoList', { params: { listId, thesisId: thesis.id } })
    expect((await copy(foreign.id)).error).toMatchObject(NOT_FOUND)
    expect((await copy(own.id)).status).toBe(200)
    expect((await copy(own.id)).error).toMatchObject(HAS_LIST)
  })
})
