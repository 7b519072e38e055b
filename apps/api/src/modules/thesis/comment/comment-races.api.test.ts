import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { stepTalk } from './step-talk.fixture.ts'

const api = await startTestApi()
const { aThesisInWork, files } = stepTalk(api)

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Array.from({ length: count }, (_none, index) => act(index))

describe('of requests that race', () => {
  it('all that is said is kept, each once, and listed by one order', async () => {
    const { clients, params } = await aThesisInWork()
    const said = await Promise.all(
      times(10, (index) =>
        clients[index % 2 === 0 ? 'student' : 'instructor'].call('writeStepComment', {
          params,
          body: { text: `Σχόλιο ${index}` },
        }),
      ),
    )
    const { body } = await clients.student.call('listStepComments', { params })
    const ids = body.map(({ commentID }) => commentID)
    expect(ids).toEqual(said.map((answer) => answer.body).sort((a, b) => a - b))
    expect(new Set(body.map(({ text }) => text)).size).toBe(10)
  })

  it('nothing is said about a step that was deleted meanwhile, and no file stays', async () => {
    const { clients, params } = await aThesisInWork()
    const before = await files()
    const writing = times(6, (index) =>
      clients.student.call('writeStepComment', {
        params,
        body: { text: `Σχόλιο ${index}` },
        file: { name: `${index}.txt`, bytes: `κείμενο ${index}` },
      }),
    )
    const deleting = clients.instructor.call('deleteTodoItem', { params })
    const answers = await Promise.all(writing)
    expect((await deleting).status).toBe(200)
    const refused = answers.filter((answer) => answer.status !== 200)
    expect(refused.map((answer) => answer.error.code)).toEqual(refused.map(() => 'not_found'))
    expect(await files()).toEqual(before)
  })

  it('nothing is said after the mark', async () => {
    const { clients, params, thesis, list, second } = await aThesisInWork({ step: 'confirmed' })
    await clients.instructor.call('deleteTodoItem', { params: { itemId: second.id } })
    const writing = times(6, (index) =>
      clients.student.call('writeStepComment', { params, body: { text: `Σχόλιο ${index}` } }),
    )
    const marking = clients.instructor.call('markThesis', {
      params: { thesisId: thesis.id },
      body: { mark: 8 },
    })
    const answers = await Promise.all(writing)
    expect((await marking).status).toBe(200)
    const refused = answers.filter((answer) => answer.status !== 200)
    expect(refused.map((answer) => answer.error.code)).toEqual(refused.map(() => 'thesis_ended'))
    const { body } = await clients.instructor.call('getTodoList', { params: { listId: list.id } })
    expect(body[0]?.doListItems[0]?.commentCount).toBe(answers.length - refused.length)
  })
})
