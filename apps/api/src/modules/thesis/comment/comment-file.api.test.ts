import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { NOT_FOUND, stepTalk } from './step-talk.fixture.ts'

const api = await startTestApi()
const { anonymous, given } = api
const { aThesisInWork, aThesisGivenUp } = stepTalk(api)

describe('GET /v1/user/todoItem/comment/{id}/attachment', () => {
  async function withFile(options?: { publicByStudent: boolean }) {
    const work = await aThesisInWork(options)
    const said = { author: work.student, fileName: 'πηγές.txt', content: 'κείμενο' }
    const { id } = await given.aStepComment(work.first, said)
    return { ...work, params: { commentId: id } }
  }

  it('is refused without a token and to administrators', async () => {
    const { params } = await withFile()
    const administrator = await api.as(await given.anAdministrator())
    expect((await anonymous.call('downloadStepCommentFile', { params })).status).toBe(401)
    const answer = await administrator.call('downloadStepCommentFile', { params })
    expect(answer.error.code).toBe('wrong_role')
  })

  it('does not exist for other users, however public the thesis', async () => {
    const { params } = await withFile({ publicByStudent: true })
    for (const other of [await given.aStudent(), await given.anInstructor()]) {
      const answer = await (await api.as(other)).call('downloadStepCommentFile', { params })
      expect(answer.error).toMatchObject(NOT_FOUND)
    }
  })

  it('does not exist for a comment without a file', async () => {
    const { first, student, clients } = await withFile()
    const { id } = await given.aStepComment(first, { author: student })
    const answer = await clients.student.call('downloadStepCommentFile', { params: { commentId: id } })
    expect(answer.error).toMatchObject(NOT_FOUND)
  })

  it('gives the two of them the file under its name, to be cached nowhere', async () => {
    const { clients, params } = await withFile()
    for (const reader of [clients.student, clients.instructor]) {
      const answer = await reader.call('downloadStepCommentFile', { params })
      expect(answer.text).toBe('κείμενο')
      expect(answer.headers['content-disposition']).toContain(encodeURIComponent('πηγές.txt'))
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  it('opens as a link that carries a token for this download only', async () => {
    const { clients, params } = await withFile()
    const path = `/v1/user/todoItem/comment/${params.commentId}/attachment`
    const { body } = await clients.student.call('makeDownloadToken', { body: { path } })
    const answer = await anonymous.call('downloadStepCommentFile', {
      params,
      query: { jwt_token: body.token },
    } as never)
    expect(answer.text).toBe('κείμενο')
  })

  it('stays readable after a release to the student of it, not to the next student', async () => {
    const { former, next, step } = await aThesisGivenUp()
    const { id } = await given.aStepComment(step, { author: former, fileName: 'πηγές.txt' })
    const params = { commentId: id }
    expect((await (await api.as(former)).call('downloadStepCommentFile', { params })).status).toBe(200)
    const answer = await (await api.as(next)).call('downloadStepCommentFile', { params })
    expect(answer.error).toMatchObject(NOT_FOUND)
  })
})
