import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'
import { observing } from './observing.fixture.ts'
import { CONFIRMED, ENDED, NOT_FOUND, NOT_OWNER, OUT_OF_ORDER } from './refusals.fixture.ts'

const api = await startTestApi()
const { anonymous, given } = api
const { storedFiles } = observing(api.db)

const DURATION = 'Η διάρκεια δεν μπορεί να ξεπερνά τις 255 ημέρες / τις 52 εβδομάδες / τους 12 μήνες.'
const SAVED = { status: 200 }
const step = (fields: object = {}) => ({
  dliTitle: 'Βιβλιογραφία',
  dliDescr: 'Δέκα άρθρα',
  dliDuration: 2,
  dliDurationUnit: 'weeks',
  ...fields,
})

/** An instructor with a list in work whose steps are in these states. */
async function aListInWork(...steps: StepState[]) {
  const instructor = await given.anInstructor()
  const client = await api.as(instructor)
  const thesis = await given.aThesis({ instructor, student: await given.aStudent() })
  const old = new Date('2026-01-01T00:00:00Z')
  const list = await given.aTodoList({ thesis, steps, updatedAt: old })
  const [first = 0, second = 0, third = 0] = list.steps.map((row) => row.id)
  const order = async () => {
    const { body } = await client.call('listTodoItems', { params: { listId: list.id } })
    expect(body.map((item) => item.dliOrder)).toEqual(body.map((_item, index) => index + 1))
    return body.map((item) => item.dliID)
  }
  const changedOn = async () => {
    const { body } = await client.call('getTodoList', { params: { listId: list.id } })
    return body[0]?.doListWhen.date.slice(0, 10)
  }
  return { instructor, client, thesis, list, first, second, third, order, changedOn }
}

/** Steps that the instructor of the test may not change: whose they are, and what is said. */
const FOREIGN = [
  ['a template', NOT_FOUND, () => given.aTodoList({ steps: ['untouched'] })],
  [
    'the list of a private thesis',
    NOT_FOUND,
    async () =>
      given.aTodoList({ thesis: await given.aThesis({ publicByInstructor: false }), steps: ['untouched'] }),
  ],
  [
    'the list of a public thesis',
    NOT_OWNER,
    async () => given.aTodoList({ thesis: await given.aThesis(), steps: ['untouched'] }),
  ],
] as const

describe('POST /v1/instructor/todo-list/item', () => {
  const create = (listId: number, fields: object = {}) => ({
    body: { todoListItem: step(fields), todoList: { doListID: listId } },
  })

  it('is refused without a token and to students', async () => {
    const student = await api.as(await given.aStudent())
    expect((await anonymous.call('createTodoItem', create(1))).error).toMatchObject({ status: 401 })
    expect((await student.call('createTodoItem', create(1))).error).toMatchObject({ code: 'wrong_role' })
  })

  it.each([
    ['dliTitle', '', 'Υποχρεωτικό πεδίο'],
    ['dliTitle', 'α'.repeat(65), 'Το μέγιστο μήκος είναι 64.'],
    ['dliDescr', 'α'.repeat(513), 'Το μέγιστο μήκος είναι 512.'],
    ['dliDurationUnit', 'years', 'Η τιμή δεν είναι έγκυρη.'],
    ['dliDuration', 0, DURATION],
    ['dliDuration', 53, DURATION],
    ['dliDuration', 1.5, DURATION],
    ['dliDuration', 'two', DURATION],
    ['dliDuration', null, 'Υποχρεωτικό πεδίο'],
  ])('names what is wrong with %s: %j', async (field, value, sentence) => {
    const { client, list } = await aListInWork()
    const answer = await client.call('createTodoItem', create(list.id, { [field]: value }))
    expect(answer.error).toMatchObject({ status: 400, code: 'validation', fields: { [field]: sentence } })
  })

  it.each(FOREIGN)('is refused for another instructor’s: %s', async (_whose, refusal, make) => {
    const { client } = await aListInWork()
    const answer = await client.call('createTodoItem', create((await make()).id))
    expect(answer.error).toMatchObject(refusal)
  })

  it('is refused for the list of a marked thesis', async () => {
    const instructor = await given.anInstructor()
    const thesis = await given.aThesis({ instructor, student: await given.aStudent(), mark: 7 })
    const list = await given.aTodoList({ thesis, steps: ['confirmed'] })
    const answer = await (await api.as(instructor)).call('createTodoItem', create(list.id))
    expect(answer.error).toMatchObject(ENDED)
  })

  it('is refused before a confirmed step', async () => {
    const { client, list, order, first, second } = await aListInWork('confirmed', 'finished')
    const answer = await client.call('createTodoItem', create(list.id, { dliOrder: 1 }))
    expect(answer.error).toMatchObject(CONFIRMED)
    expect(await order()).toEqual([first, second])
  })

  it('is refused before a step that waits for the reply, and taken behind it', async () => {
    const { client, list, order, first, second, third } = await aListInWork(
      'confirmed',
      'finished',
      'untouched',
    )
    const answer = await client.call('createTodoItem', create(list.id, { dliOrder: 2 }))
    expect(answer.error).toMatchObject(OUT_OF_ORDER)
    expect(await order()).toEqual([first, second, third])
    const { body: id } = await client.call('createTodoItem', create(list.id, { dliOrder: 3 }))
    expect(await order()).toEqual([first, second, id, third])
  })

  it('puts the step at the end and answers its id', async () => {
    const { client, list, first, order, changedOn } = await aListInWork('confirmed')
    const { body: id } = await client.call('createTodoItem', create(list.id))
    expect(await order()).toEqual([first, id])
    expect(await changedOn()).toBe('2026-03-10')
    const { body } = await client.call('listTodoItems', { params: { listId: list.id } })
    expect(body[1]).toMatchObject({ ...step(), dliOrder: 2, dliStudentOK: 0, dliInstructorOK: 0 })
  })

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [99, 2],
    [null, 2],
  ])('puts it at the place %j when asked', async (dliOrder, index) => {
    const { client, list, order } = await aListInWork('untouched', 'untouched')
    const { body: id } = await client.call('createTodoItem', create(list.id, { dliOrder }))
    expect((await order()).indexOf(id)).toBe(index)
  })
})

describe('PUT /v1/instructor/todo-list/item/{id}', () => {
  const edit = (itemId: number, fields: object) => ({ params: { itemId }, body: { todoListItem: fields } })

  it.each(FOREIGN)('is refused for another instructor’s: %s', async (_whose, refusal, make) => {
    const { client } = await aListInWork()
    const itemId = (await make()).steps[0]?.id ?? 0
    expect((await client.call('editTodoItem', edit(itemId, { dliTitle: 'Άλλο' }))).error).toMatchObject(
      refusal,
    )
    const moved = await client.call('moveTodoItem', { params: { itemId, order: 1 } })
    expect(moved.error).toMatchObject(refusal)
    expect((await client.call('deleteTodoItem', { params: { itemId } })).error).toMatchObject(refusal)
  })

  it('is refused for a confirmed step', async () => {
    const { client, first } = await aListInWork('confirmed', 'untouched')
    expect((await client.call('editTodoItem', edit(first, { dliTitle: 'Άλλο' }))).error).toMatchObject(
      CONFIRMED,
    )
  })

  it('changes what is sent and keeps the rest', async () => {
    const { client, list, first, changedOn } = await aListInWork('finished')
    const answer = await client.call('editTodoItem', edit(first, { dliTitle: 'Άλλο', dliDescr: null }))
    expect(answer.body).toEqual(SAVED)
    const { body } = await client.call('listTodoItems', { params: { listId: list.id } })
    expect(body[0]).toMatchObject({
      dliTitle: 'Άλλο',
      dliDescr: '',
      dliDuration: 2,
      dliDurationUnit: 'weeks',
      dliStudentOK: 1,
      version: 2,
    })
    expect(await changedOn()).toBe('2026-03-10')
  })

  it('judges a new duration by the unit that the step keeps', async () => {
    const { client, first } = await aListInWork('untouched')
    const tooLong = await client.call('editTodoItem', edit(first, { dliDuration: 53 }))
    expect(tooLong.error).toMatchObject({
      status: 400,
      fields: { dliDuration: DURATION },
    })
    const days = await client.call('editTodoItem', edit(first, { dliDuration: 53, dliDurationUnit: 'days' }))
    expect(days.body).toEqual(SAVED)
    const months = await client.call('editTodoItem', edit(first, { dliDurationUnit: 'months' }))
    expect(months.error).toMatchObject({ status: 400 })
  })

  it('is refused for a version that has been overwritten', async () => {
    const { client, first } = await aListInWork('untouched')
    const write = () =>
      client.call('editTodoItem', { ...edit(first, { dliTitle: 'Άλλο' }), headers: { 'if-match': '"1"' } })
    expect((await write()).status).toBe(200)
    expect((await write()).error).toMatchObject({ status: 412, code: 'version_conflict' })
  })
})

describe('PUT /v1/instructor/todo-list/item/{id}/order/{order}', () => {
  it.each(['0', '-1', 'x'])('is refused to the place %s', async (order) => {
    const { client, first } = await aListInWork('untouched')
    const answer = await client.call('moveTodoItem', { params: { itemId: first, order } })
    expect(answer.error).toMatchObject({ status: 400, code: 'validation' })
  })

  it('moves neither a confirmed step nor another before it', async () => {
    const { client, first, second, third, order } = await aListInWork('confirmed', 'finished', 'untouched')
    const down = await client.call('moveTodoItem', { params: { itemId: first, order: 2 } })
    const up = await client.call('moveTodoItem', { params: { itemId: third, order: 1 } })
    expect(down.error).toMatchObject(CONFIRMED)
    expect(up.error).toMatchObject(CONFIRMED)
    expect(await order()).toEqual([first, second, third])
  })

  it('moves neither a step that waits for the reply nor another before it', async () => {
    const { client, first, second, third, order } = await aListInWork('confirmed', 'finished', 'untouched')
    const down = await client.call('moveTodoItem', { params: { itemId: second, order: 3 } })
    const up = await client.call('moveTodoItem', { params: { itemId: third, order: 2 } })
    expect(down.error).toMatchObject(OUT_OF_ORDER)
    expect(up.error).toMatchObject(OUT_OF_ORDER)
    expect(await order()).toEqual([first, second, third])
    const waiting = await client.call('listThesesAwaitingAction', {})
    expect(waiting.body).toHaveLength(1)
  })

  it.each([
    [1, 1, [0, 1, 2]],
    [1, 2, [1, 0, 2]],
    [1, 3, [1, 2, 0]],
    [3, 1, [2, 0, 1]],
    [3, 2, [0, 2, 1]],
    [1, 99, [1, 2, 0]],
  ])('moves the step at %i to %i and the others aside', async (from, to, expected) => {
    const { client, list, order } = await aListInWork('untouched', 'untouched', 'untouched')
    const itemId = list.steps[from - 1]?.id ?? 0
    const answer = await client.call('moveTodoItem', { params: { itemId, order: to } })
    expect(answer.body).toEqual(SAVED)
    expect(await order()).toEqual(expected.map((index) => list.steps[index]?.id))
  })
})

describe('DELETE /v1/instructor/todo-list/item/{id}', () => {
  it('is refused for a confirmed step', async () => {
    const { client, first, second, order } = await aListInWork('confirmed', 'untouched')
    const answer = await client.call('deleteTodoItem', { params: { itemId: first } })
    expect(answer.error).toMatchObject(CONFIRMED)
    expect(await order()).toEqual([first, second])
  })

  it('deletes the step with its files and closes the gap', async () => {
    const { client, first, second, third, order, changedOn } = await aListInWork(
      'finished',
      'untouched',
      'untouched',
    )
    await given.aStepFile({ id: first })
    const filesBefore = await storedFiles()
    expect((await client.call('deleteTodoItem', { params: { itemId: first } })).body).toEqual(SAVED)
    expect(await order()).toEqual([second, third])
    expect(await storedFiles()).toBe(filesBefore - 1)
    expect(await changedOn()).toBe('2026-03-10')
    expect((await client.call('deleteTodoItem', { params: { itemId: first } })).error).toMatchObject(
      NOT_FOUND,
    )
  })
})
