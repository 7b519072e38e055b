import { describe, expect, it } from 'vitest'
import { statementsOf } from '../../../testing/statements-of.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given } = api

type People = Awaited<ReturnType<typeof aDepartmentWithPeople>>
type Answer = Promise<{ status: number }>

/** A topic, in which the student is interested where the answer is given: positive, or none yet. */
async function aTopic({ instructor, student }: People, answeredPositively?: boolean) {
  const { id: thesisId } = await given.aThesis({ instructor })
  if (answeredPositively !== undefined) await given.anInterest({ thesisId, student, answeredPositively })
  return { thesisId }
}

/** A thesis in progress, of whose steps one is accepted, one handed in where that is said, and one open. */
async function inProgress({ instructor, student }: People, isHandedIn = false) {
  const thesis = await given.aThesis({ instructor, student })
  const steps = ['confirmed', isHandedIn ? 'finished' : 'untouched', 'untouched'] as const
  const list = await given.aTodoList({ thesis, steps })
  return { itemId: list.steps[1]?.id ?? 0 }
}

/** What each may send, and how it is prepared; the function that comes back makes it. */
const ACTIONS: Record<string, [count: number, prepare: (people: People) => Promise<() => Answer>]> = {
  'declare interest': [
    10,
    async (people) => {
      const params = await aTopic(people)
      return () => people.asStudent.call('declareInterest', { params, body: { prefOrder: 1 } })
    },
  ],
  'withdraw an interest': [
    8,
    async (people) => {
      const params = await aTopic(people, false)
      return () => people.asStudent.call('withdrawInterest', { params })
    },
  ],
  'answer an interest': [
    11,
    async (people) => {
      const params = { ...(await aTopic(people, false)), username: people.student.username, flag: 1 }
      return () => people.asInstructor.call('answerInterest', { params })
    },
  ],
  'accept an assignment': [
    14,
    async (people) => {
      const params = await aTopic(people, true)
      return () => people.asStudent.call('acceptAssignment', { params })
    },
  ],
  'hand in a step': [
    9,
    async (people) => {
      const params = await inProgress(people)
      return () => people.asStudent.call('finishStep', { params, body: {} })
    },
  ],
  'accept a step': [
    9,
    async (people) => {
      const params = await inProgress(people, true)
      return () => people.asInstructor.call('acceptStep', { params })
    },
  ],
  'return a step': [
    10,
    async (people) => {
      const params = await inProgress(people, true)
      return () => people.asInstructor.call('returnStep', { params, body: { reason: 'Λείπουν οι πηγές.' } })
    },
  ],
  'comment on a step': [
    9,
    async (people) => {
      const params = await inProgress(people)
      return () => people.asStudent.call('writeStepComment', { params, body: { text: 'Καλημέρα σας.' } })
    },
  ],
  'edit a step': [
    6,
    async (people) => {
      const params = await inProgress(people)
      const body = { todoListItem: { dliTitle: 'Άλλο βήμα' } }
      return () => people.asInstructor.call('editTodoItem', { params, body })
    },
  ],
  'edit a thesis': [
    7,
    async (people) => {
      const params = await aTopic(people)
      const body = { thesis: { thesisTitle: 'Άλλος τίτλος' } }
      return () => people.asInstructor.call('editThesis', { params, body })
    },
  ],
  'mark a thesis': [
    11,
    async ({ instructor, student, asInstructor }) => {
      const thesis = await given.aThesis({ instructor, student })
      await given.aTodoList({ thesis, steps: ['confirmed'] })
      const params = { thesisId: thesis.id }
      return () => asInstructor.call('markThesis', { params, body: { mark: 8 } })
    },
  ],
}

describe('the statements of an action, from the beginning of its transaction to its end', () => {
  it.each(Object.entries(ACTIONS))('%s', async (_name, [count, prepare]) => {
    const makes = await prepare(await aDepartmentWithPeople(api))
    const texts = await statementsOf(async () => {
      expect((await makes()).status).toBe(200)
    })
    expect(texts, texts.join('\n')).toHaveLength(count)
  })
})
