import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { NOT_FOUND, stepTalk } from './step-talk.fixture.ts'

const api = await startTestApi()
const { anonymous, given } = api
const { aThesisInWork, aThesisGivenUp } = stepTalk(api)

const text = 'Ποιες πηγές λείπουν;'

describe('GET /v1/user/todoItem/{id}/comments', () => {
  it('is refused without a token, to administrators and for what is no id', async () => {
    const { params, clients } = await aThesisInWork()
    const administrator = await api.as(await given.anAdministrator())
    expect((await anonymous.call('listStepComments', { params })).status).toBe(401)
    expect((await administrator.call('listStepComments', { params })).error.code).toBe('wrong_role')
    const answer = await clients.student.call('listStepComments', { params: { itemId: '1e3' } })
    expect(answer.error).toMatchObject({ status: 400, code: 'validation' })
  })

  it('does not exist for other users, however public the thesis', async () => {
    const { params, thesis } = await aThesisInWork({ publicByStudent: true })
    const interested = await given.aStudent()
    await given.anInterest({ thesis, student: interested })
    for (const other of [interested, await given.aStudent(), await given.anInstructor()]) {
      const answer = await (await api.as(other)).call('listStepComments', { params })
      expect(answer.error).toMatchObject(NOT_FOUND)
    }
  })

  it('does not exist for a step that is not there', async () => {
    const { clients } = await aThesisInWork()
    const answer = await clients.student.call('listStepComments', { params: { itemId: 999_999 } })
    expect(answer.error).toMatchObject(NOT_FOUND)
  })

  it('is empty at first, of a template too', async () => {
    const { params, clients, instructor } = await aThesisInWork()
    expect((await clients.student.call('listStepComments', { params })).body).toEqual([])
    const template = await given.aTodoList({ instructor, steps: ['untouched'] })
    const ofTemplate = { itemId: template.steps[0]?.id ?? 0 }
    const answer = await clients.instructor.call('listStepComments', { params: ofTemplate })
    expect(answer.body).toEqual([])
  })

  it('names who said what and when, oldest first, of this step only', async () => {
    const { first, second, student, instructor, params, clients } = await aThesisInWork()
    await given.aStepComment(second, { author: student, text: 'Άλλο βήμα' })
    const question = await given.aStepComment(first, { author: student, text, fileName: 'πηγές.txt' })
    const answer = await given.aStepComment(first, { author: instructor, kind: 'return', text: 'Δύο.' })
    const { body, headers } = await clients.instructor.call('listStepComments', { params })
    expect(body).toEqual([
      {
        commentID: question.id,
        kind: 'comment',
        text,
        when: { date: expect.stringContaining('2026'), timezone_type: 3, timezone: 'Europe/Athens' },
        who: { username: student.username, uName: 'Νίκος', uSurname: 'Αγγέλου' },
        attachment: { attachFileName: 'πηγές.txt' },
      },
      expect.objectContaining({ commentID: answer.id, kind: 'return', text: 'Δύο.', attachment: null }),
    ])
    expect(headers['x-total-count']).toBe('2')
    const page = await clients.student.call('listStepComments', { params, query: { page: 2, pageSize: 1 } })
    expect(page.body.map(({ commentID }) => commentID)).toEqual([answer.id])
  })

  it('is counted on the step', async () => {
    const { first, student, clients, list } = await aThesisInWork()
    for (const said of ['Ένα', 'Δύο']) await given.aStepComment(first, { author: student, text: said })
    const { body } = await clients.instructor.call('listTodoItems', { params: { listId: list.id } })
    expect(body.map(({ commentCount }) => commentCount)).toEqual([2, 0])
  })

  it('keeps the comments of a person who has since been deleted', async () => {
    const { first, student, params, clients } = await aThesisInWork()
    const { id } = await given.aStepComment(first, { author: student })
    await api.db.execute(sql`update step_comment set author_id = null where id = ${id}`)
    const { body } = await clients.instructor.call('listStepComments', { params })
    expect(body).toMatchObject([{ commentID: id, who: null }])
  })

  it('stays readable after the mark', async () => {
    const { first, student, params, clients } = await aThesisInWork({ step: 'confirmed', mark: 9 })
    await given.aStepComment(first, { author: student })
    for (const reader of [clients.student, clients.instructor]) {
      expect((await reader.call('listStepComments', { params })).body).toHaveLength(1)
    }
  })

  it('stays readable after a release to the student of it and to the instructor, not to the next student', async () => {
    const { instructor, former, next, step, params } = await aThesisGivenUp()
    await given.aStepComment(step, { author: former })
    for (const reader of [instructor, former]) {
      expect((await (await api.as(reader)).call('listStepComments', { params })).body).toHaveLength(1)
    }
    const answer = await (await api.as(next)).call('listStepComments', { params })
    expect(answer.error).toMatchObject(NOT_FOUND)
  })
})
