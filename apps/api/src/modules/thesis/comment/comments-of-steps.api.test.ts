import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { stepTalk } from './step-talk.fixture.ts'

const api = await startTestApi()
const { given } = api
const { aThesisInWork, files } = stepTalk(api)

describe('POST /v1/instructor/todoItem/{id}/student/cancel', () => {
  it('says why where student and instructor talk, and leaves it there', async () => {
    const { clients, params, instructor } = await aThesisInWork({ step: 'finished' })
    await clients.instructor.call('returnStep', { params, body: { reason: 'Λείπουν δύο πηγές.' } })
    await clients.student.call('finishStep', { params })
    await clients.instructor.call('returnStep', { params, body: { reason: 'Λείπει μία ακόμη.' } })
    await clients.student.call('finishStep', { params })
    await clients.instructor.call('acceptStep', { params })
    const { body } = await clients.student.call('listStepComments', { params })
    const who = { username: instructor.username, uName: 'Ελένη', uSurname: 'Μαυρίδη' }
    expect(body).toMatchObject([
      { kind: 'return', text: 'Λείπουν δύο πηγές.', who, attachment: null },
      { kind: 'return', text: 'Λείπει μία ακόμη.', who },
    ])
  })

  it.each([
    ['no reason', {}],
    ['an empty one', { reason: '  ' }],
  ])('says nothing there with %s', async (_what, body) => {
    const { clients, params } = await aThesisInWork({ step: 'finished' })
    await clients.instructor.call('returnStep', { params, body })
    expect((await clients.student.call('listStepComments', { params })).body).toEqual([])
  })

  it('says nothing there when the step is not the instructor’s to return', async () => {
    const { clients, params } = await aThesisInWork()
    const answer = await clients.instructor.call('returnStep', { params, body: { reason: 'Όχι' } })
    expect(answer.error.code).toBe('step_order')
    expect((await clients.student.call('listStepComments', { params })).body).toEqual([])
  })

  it('is one word of one of those who return at once', async () => {
    const { clients, params } = await aThesisInWork({ step: 'finished' })
    await Promise.all(
      ['Ένα', 'Δύο', 'Τρία'].map((reason) =>
        clients.instructor.call('returnStep', { params, body: { reason } }),
      ),
    )
    expect((await clients.student.call('listStepComments', { params })).body).toHaveLength(1)
  })
})

describe.each([
  [
    'DELETE /v1/instructor/todo-list/item/{id}',
    'deleteTodoItem',
    (work: Work) => ({ itemId: work.first.id }),
  ],
  ['DELETE /v1/instructor/todo-list/{id}', 'deleteTodoList', (work: Work) => ({ listId: work.list.id })],
] as const)('%s', (_call, name, paramsOf) => {
  it('takes along what was said, and the files that came with it', async () => {
    const before = await files()
    const work = await aThesisInWork()
    const { clients, params, first, second, student } = work
    await clients.student.call('writeStepComment', {
      params,
      body: { text: 'Με αρχείο' },
      file: { name: 'πηγές.txt', bytes: 'κείμενο' },
    })
    await given.aStepComment(second, { author: student })
    expect((await files()).onDisk).toBe(before.onDisk + 1)
    const answer = await clients.instructor.call(name, { params: paramsOf(work) } as never)
    expect(answer.status).toBe(200)
    expect(await files()).toEqual(before)
    const gone = await clients.student.call('listStepComments', { params: { itemId: first.id } })
    expect(gone.error.code).toBe('not_found')
  })
})

type Work = Awaited<ReturnType<typeof aThesisInWork>>

describe('PUT /v1/instructor/thesis/{id}/release', () => {
  it('leaves what was said with the list it was said about', async () => {
    const { clients, params, thesis, student } = await aThesisInWork()
    await clients.student.call('writeStepComment', { params, body: { text: 'Σταματώ.' } })
    await clients.instructor.call('releaseThesis', {
      params: { thesisId: thesis.id },
      body: { reason: 'Διακοπή σπουδών' },
    })
    const former = await clients.student.call('listStepComments', { params })
    expect(former.body).toMatchObject([{ text: 'Σταματώ.', who: { username: student.username } }])
    const fresh = await clients.instructor.call('listTodoLists', { query: {} })
    expect(fresh.body.flatMap((list) => list.doListItems.map((item) => item.commentCount))).toEqual([0, 0])
  })

  it('lets the thesis be deleted afterwards with all that was said', async () => {
    const before = await files()
    const { clients, params, thesis } = await aThesisInWork()
    const file = { name: 'πηγές.txt', bytes: 'κείμενο' }
    await clients.student.call('writeStepComment', { params, body: { text: 'Σταματώ.' }, file })
    const released = { params: { thesisId: thesis.id } }
    await clients.instructor.call('releaseThesis', { ...released, body: { reason: 'Διακοπή' } })
    expect((await clients.instructor.call('deleteThesis', released)).status).toBe(200)
    expect(await files()).toEqual(before)
  })
})
