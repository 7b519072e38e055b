import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { observing } from './observing.fixture.ts'

const api = await startTestApi()
const { given } = api
const { stepsOf } = observing(api.db)

/** One action on a list; `at` chooses one of its steps, `to` a place. */
type Action = { kind: 'insert' | 'move' | 'delete' | 'finish' | 'accept' | 'cancel'; at: number; to: number }

const act: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'move', 'move', 'delete', 'finish', 'accept', 'cancel'),
  at: fc.nat(7),
  to: fc.integer({ min: 1, max: 9 }),
})
/** Waves: the actions of one array run at once. */
const waves = fc.array(fc.array(act, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 })

const body = (listId: number, dliOrder: number) => ({
  todoListItem: { dliTitle: 'Βήμα', dliDuration: 1, dliDurationUnit: 'weeks', dliOrder },
  todoList: { doListID: listId },
})

async function aListInWork() {
  const [instructor, student] = [await given.anInstructor(), await given.aStudent()]
  const thesis = await given.aThesis({ instructor, student })
  const list = await given.aTodoList({ thesis, steps: ['confirmed', 'finished', 'untouched', 'untouched'] })
  return { list, instructor: await api.as(instructor), student: await api.as(student) }
}

async function aTemplate() {
  const instructor = await given.anInstructor()
  const list = await given.aTodoList({
    instructor,
    steps: ['untouched', 'untouched', 'untouched', 'untouched'],
  })
  return { list, instructor: await api.as(instructor) }
}

async function perform(
  { kind, at, to }: Action,
  listId: number,
  ids: number[],
  instructor: TestClient,
  student: TestClient,
): Promise<number> {
  const itemId = ids[at % Math.max(1, ids.length)] ?? 1
  const params = { itemId }
  switch (kind) {
    case 'insert':
      return (await instructor.call('createTodoItem', { body: body(listId, to) })).status
    case 'move':
      return (await instructor.call('moveTodoItem', { params: { itemId, order: to } })).status
    case 'delete':
      return (await instructor.call('deleteTodoItem', { params })).status
    case 'finish':
      return (await student.call('finishStep', { params })).status
    case 'accept':
      return (await instructor.call('acceptStep', { params })).status
    case 'cancel':
      return (await instructor.call('cancelStepAcceptance', { params })).status
  }
}

/** Places from 1 without gaps, confirmed steps first, then at most one that waits for the reply. */
async function expectSoundList(listId: number): Promise<number[]> {
  const steps = await stepsOf(listId)
  expect(steps.map((step) => step.position)).toEqual(steps.map((_step, index) => index + 1))
  const unconfirmed = steps.filter((step) => step.isConfirmed === null)
  expect(steps.slice(steps.length - unconfirmed.length)).toEqual(unconfirmed)
  expect(unconfirmed.slice(1).filter((step) => step.isFinished !== null)).toEqual([])
  return steps.map((step) => step.id)
}

describe('a list that several people change at once', () => {
  it('keeps its places without gaps and its steps in order', async () => {
    await fc.assert(
      fc.asyncProperty(waves, async (plan) => {
        const { list, instructor, student } = await aListInWork()
        for (const wave of plan) {
          const ids = (await stepsOf(list.id)).map((step) => step.id)
          const statuses = await Promise.all(
            wave.map((one) => perform(one, list.id, ids, instructor, student)),
          )
          for (const status of statuses) expect([200, 404, 409]).toContain(status)
          await expectSoundList(list.id)
        }
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    ['a list in work', aListInWork, 3],
    ['a template', aTemplate, 2],
  ])('takes every one of many inserts at the same place of %s', async (_which, make, place) => {
    const { list, instructor } = await make()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => instructor.call('createTodoItem', { body: body(list.id, place) })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200))
    const ids = await expectSoundList(list.id)
    expect(ids).toHaveLength(16)
    expect(ids[0]).toBe(list.steps[0]?.id)
  })

  it('loses no step when moves cross each other', async () => {
    const { list, instructor } = await aTemplate()
    const movable = list.steps.slice(1).map((step) => step.id)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, index) =>
        instructor.call('moveTodoItem', {
          params: { itemId: movable[index % 3] ?? 0, order: 2 + (index % 3) },
        }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200))
    expect((await expectSoundList(list.id)).toSorted()).toEqual(list.steps.map((step) => step.id).toSorted())
  })

  it('is either deleted or changed, never half of each', async () => {
    const { list, instructor } = await aListInWork()
    const answers = await Promise.all([
      instructor.call('createTodoItem', { body: body(list.id, 3) }),
      instructor.call('deleteTodoList', { params: { listId: list.id } }),
      instructor.call('createTodoItem', { body: body(list.id, 4) }),
      instructor.call('moveTodoItem', { params: { itemId: list.steps[3]?.id ?? 0, order: 3 } }),
    ])
    expect(answers[1].status).toBe(200)
    for (const answer of answers) expect([200, 404]).toContain(answer.status)
    expect(await stepsOf(list.id)).toEqual([])
  })
})
