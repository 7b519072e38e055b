import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'
import { observing } from './observing.fixture.ts'

const api = await startTestApi()
const { given } = api
const { eventsOf, storedFiles } = observing(api.db)

async function aThesisInWork(...steps: StepState[]) {
  const [instructor, student] = [await given.anInstructor(), await given.aStudent()]
  const thesis = await given.aThesis({ instructor, student })
  const list = await given.aTodoList({ thesis, steps })
  const [first = 0, second = 0] = list.steps.map((step) => step.id)
  return {
    thesis,
    first: { params: { itemId: first } },
    second: { params: { itemId: second } },
    instructor: await api.as(instructor),
    student: await api.as(student),
  }
}

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Array.from({ length: count }, (_none, index) => act(index))

interface Refusable {
  status: number
  error: { code: string }
}

/** One of them succeeded; for all others the step was in another state. */
function expectOneWinner(answers: Refusable[]) {
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const losers = answers.filter((answer) => answer.status !== 200)
  expect(losers.map((answer) => answer.error.code)).toEqual(losers.map(() => 'step_order'))
}

describe('of requests that race', () => {
  it('one finishes the step, and one file is kept', async () => {
    const { thesis, student, first } = await aThesisInWork('untouched', 'untouched')
    const filesBefore = await storedFiles()
    const answers = await Promise.all(
      times(8, (index) =>
        student.call('finishStep', { ...first, file: { name: `${index}.txt`, bytes: `κείμενο ${index}` } }),
      ),
    )
    expectOneWinner(answers)
    expect(await storedFiles()).toBe(filesBefore + 1)
    expect(await eventsOf(thesis)).toMatchObject([{ what: 'step_finished', details: { version: 1 } }])
  })

  it('one replies to the student, by accepting or by returning', async () => {
    const { thesis, instructor, first } = await aThesisInWork('finished', 'untouched')
    const answers = await Promise.all([
      ...times(4, () => instructor.call('acceptStep', first)),
      ...times(4, () => instructor.call('returnStep', { ...first, body: {} })),
    ])
    expectOneWinner(answers)
    expect(await eventsOf(thesis)).toHaveLength(1)
  })

  it('either the acceptance is taken back or the next step is finished', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { instructor, student, first, second } = await aThesisInWork('confirmed', 'untouched')
      const answers = await Promise.all([
        instructor.call('cancelStepAcceptance', first),
        student.call('finishStep', second),
      ])
      expectOneWinner(answers)
    }
  })

  it('either the thesis is marked or the last acceptance is taken back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { thesis, instructor, first } = await aThesisInWork('confirmed')
      const [marked, takenBack] = await Promise.all([
        instructor.call('markThesis', { params: { thesisId: thesis.id }, body: { mark: 8 } }),
        instructor.call('cancelStepAcceptance', first),
      ])
      expect([marked.status, takenBack.status].toSorted()).toEqual([200, 409])
    }
  })

  it('a step is finished before a release or not at all, and the fresh list is untouched', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { thesis, instructor, student, first } = await aThesisInWork('untouched')
      const [released, finished] = await Promise.all([
        instructor.call('releaseThesis', { params: { thesisId: thesis.id }, body: { reason: 'Διακοπή' } }),
        student.call('finishStep', first),
      ])
      expect(released.status).toBe(200)
      const [left] = (await student.call('listMyTodoLists', { query: { released: 1 } })).body
      expect(left?.doListItems[0]?.dliStudentOK).toBe(finished.status === 200 ? 1 : 0)
      const [fresh] = (await instructor.call('listTodoLists')).body
      expect(fresh).toMatchObject({
        thesisID: { thesisID: thesis.id },
        released: null,
        doListItems: [{ dliStudentOK: 0, stuOKWhen: null }],
      })
    }
  })
})
