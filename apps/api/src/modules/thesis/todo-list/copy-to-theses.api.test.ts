import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { sentBy } from '../notice/sent-by.fixture.ts'

const api = await startTestApi()
const { given } = api

const copyTo = (client: TestClient, listId: number, theses: unknown) =>
  client.call('copyTodoListToTheses', { params: { listId }, body: { theses } })

const codes = (body: readonly { refusal: { code: string } | null }[]) =>
  body.map(({ refusal }) => refusal?.code ?? null)

async function aTemplate() {
  const people = await aDepartmentWithPeople(api)
  const list = await given.aTodoList({ instructor: people.instructor, steps: ['untouched', 'untouched'] })
  return { ...people, list }
}

describe('POST /v1/instructor/todo-list/:listId/copy', () => {
  it('is refused for none and for 101 theses', async () => {
    const { asInstructor, list } = await aTemplate()
    const many = Array.from({ length: 101 }, (_none, index) => index + 1)
    for (const theses of [[], many]) expect((await copyTo(asInstructor, list.id, theses)).status).toBe(400)
  })

  it('wants a list of the own ones', async () => {
    const { list, another } = await aTemplate()
    const { account, client } = await another('instructor')
    const thesis = await given.aThesis({ instructor: account })
    expect(await copyTo(client, list.id, [thesis.id])).toMatchObject({
      status: 404,
      error: { code: 'not_found' },
    })
  })

  it('gives it to those that have none, and says why the others do not get it', async () => {
    const { asInstructor, instructor, student, list } = await aTemplate()
    const free = await given.aThesis({ instructor })
    const running = await given.aThesis({ instructor, student })
    const withList = await given.aThesis({ instructor })
    await given.aTodoList({ thesis: withList, steps: ['untouched'] })
    const foreign = await given.aThesis()
    const all = [free, running, withList, foreign].map(({ id }) => id)
    const { notices } = await sentBy(api, async () => {
      const answer = await copyTo(asInstructor, list.id, all)
      expect(codes(answer.body)).toEqual([null, null, 'has_list', 'not_found'])
      return answer
    })
    expect(notices.map(({ to, kind }) => [to, kind])).toEqual([[student.username, 'list_attached']])
    const [seen] = (await asInstructor.call('getThesis', { params: { thesisId: free.id } })).body
    expect(seen?.doList).toMatchObject({ doListTitle: list.title, doListItems: [{}, {}] })
  })

  it('gives it once when it is pressed twice', async () => {
    const { asInstructor, instructor, list } = await aTemplate()
    const theses = [await given.aThesis({ instructor }), await given.aThesis({ instructor })]
    const ids = theses.map(({ id }) => id)
    const answers = await Promise.all(
      [ids, ids.toReversed()].map((some) => copyTo(asInstructor, list.id, some)),
    )
    expect(answers.flatMap(({ body }) => codes(body)).toSorted()).toEqual([
      'has_list',
      'has_list',
      null,
      null,
    ])
  })
})
