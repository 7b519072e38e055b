import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { observing } from './observing.fixture.ts'
import { ENDED, HAS_LIST, LEFT_BEHIND, NOT_FOUND, NOT_OWNER } from './refusals.fixture.ts'

const api = await startTestApi()
const { given } = api
const { eventsOf, storedFiles } = observing(api.db)

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

  it('takes the thesis by the object that answers carry', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor })
    const other = await client.call('createTodoList', {
      body: { todoList: { doListTitle: 'Λίστα', thesisID: (await given.aThesis({ instructor })).id } },
    })
    const { body: answered } = await client.call('getTodoList', { params: { listId: other.body } })
    for (const thesisID of [{ ...answered[0]?.thesisID, thesisID: thesis.id }, { thesisID: -1 }]) {
      const created = await client.call('createTodoList', {
        body: { todoList: { doListTitle: 'Λίστα', thesisID } },
      })
      const { body: lists } = await client.call('getTodoList', { params: { listId: created.body } })
      expect(lists[0]?.thesisID.thesisID).toBe(thesisID.thesisID)
    }
  })

  it('leaves a template alone, whatever thesis is named beside', async () => {
    const { client } = await anInstructor()
    const thesis = await given.aThesis()
    const body = { todoList: { doListTitle: 'Λίστα', thesisID: thesis.id }, template: true }
    expect((await client.call('createTodoList', { body })).status).toBe(200)
  })

  it.each([
    ['a thesis that does not exist', NOT_FOUND, async () => ({ id: 2_000_000_000 })],
    ['another instructor’s private thesis', NOT_FOUND, () => given.aThesis({ publicByInstructor: false })],
    ['another instructor’s public thesis', NOT_OWNER, () => given.aThesis()],
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
    expect(answer.error).toMatchObject(LEFT_BEHIND)
    const deleted = await client.call('deleteTodoList', { params: { listId: list.id } })
    expect(deleted.error).toMatchObject(LEFT_BEHIND)
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

  it('is refused for a version that has been overwritten', async () => {
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

  it('is refused for another instructor’s list, and for a thesis that has one', async () => {
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
