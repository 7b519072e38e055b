import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from './people.fixture.ts'

const api = await startTestApi()
const { given, clock } = api

const read = (client: TestClient, { id }: { id: number }, query = {}) =>
  client.call('getThesisHistory', { params: { thesisId: id }, query })
const kinds = async (client: TestClient, thesis: { id: number }) =>
  (await read(client, thesis)).body.map((event) => event.what)

/** A thesis with two interests, given to one student, worked on and released; through the API, which writes the history. */
async function aStory() {
  const people = await aDepartmentWithPeople(api)
  const { asInstructor, asStudent, student, another } = people
  const rival = await another('student')
  const { body: id } = await asInstructor.call('createThesis', {
    body: { thesisTitle: 'Θέμα', thesisIsPublicByInst: 1 },
  })
  const params = { thesisId: id }
  await rival.client.call('declareInterest', { params, body: { prefOrder: 1 } })
  await asStudent.call('declareInterest', { params, body: { prefOrder: 5 } })
  await asInstructor.call('answerInterest', { params: { ...params, username: student.username, flag: 1 } })
  clock.advance({ minutes: 1 })
  await asStudent.call('acceptAssignment', { params })
  await asStudent.call('setThesisVisibility', { params: { ...params, flag: 1 } })
  return { ...people, thesis: { id }, rival }
}

describe('GET /v1/user/thesis/:thesisId/history', () => {
  it('shows the instructor and administrators everything, newest first', async () => {
    const { asInstructor, student, rival, thesis } = await aStory()
    const expected = [
      'visibility_changed',
      'assignment_accepted',
      'interest_closed',
      'answer_given',
      'interest_declared',
      'interest_declared',
      'thesis_created',
    ]
    expect(await kinds(asInstructor, thesis)).toEqual(expected)
    expect(await kinds(await api.as(await given.anAdministrator()), thesis)).toEqual(expected)
    const { body } = await read(asInstructor, thesis)
    expect(body[1]).toEqual({
      when: expect.objectContaining({ timezone: 'Europe/Athens' }),
      who: { username: student.username, uName: student.firstName, uSurname: student.surname },
      what: 'assignment_accepted',
      details: {},
    })
    expect(body[2]).toMatchObject({
      who: null,
      details: {
        student: rival.account.username,
        studentName: `${rival.account.firstName} ${rival.account.surname}`,
      },
    })
    expect(body[4]).toMatchObject({ who: { username: student.username }, details: { priority: 5 } })
  })

  it('shows the student what happened from the acceptance on', async () => {
    const { asStudent, thesis } = await aStory()
    expect(await kinds(asStudent, thesis)).toEqual(['visibility_changed', 'assignment_accepted'])
  })

  it('stays readable to a student who gave up, up to the release, and not to a student who only declared interest', async () => {
    const { instructor, asInstructor, asStudent, rival, thesis, another } = await aStory()
    const params = { thesisId: thesis.id }
    await asInstructor.call('releaseThesis', { params, body: { reason: 'Διακοπή' } })
    const next = await another('student')
    await next.client.call('declareInterest', { params, body: { prefOrder: 1 } })
    const answer = { ...params, username: next.account.username, flag: 1 }
    expect((await asInstructor.call('answerInterest', { params: answer })).status).toBe(200)
    await next.client.call('acceptAssignment', { params })
    expect(await kinds(asStudent, thesis)).toEqual(['released', 'visibility_changed', 'assignment_accepted'])
    expect(await kinds(next.client, thesis)).toEqual(['assignment_accepted'])
    const [released] = (await read(asStudent, thesis)).body
    expect(released).toMatchObject({ who: { username: instructor.username }, details: { reason: 'Διακοπή' } })
    expect(await read(rival.client, thesis)).toMatchObject({ status: 404, error: { code: 'not_found' } })
  })

  it('is refused to others: 403 where they may see the thesis, 404 where they may not', async () => {
    const { instructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const open = await given.aThesis({ instructor })
    await given.anInterest({ thesis: open, student })
    const draft = await given.aThesis({ instructor, publicByInstructor: false })
    const { client } = await another('instructor')
    for (const stranger of [asStudent, client]) {
      expect(await read(stranger, open)).toMatchObject({ status: 403, error: { code: 'not_owner' } })
      expect(await read(stranger, draft)).toMatchObject({ status: 404, error: { code: 'not_found' } })
    }
  })

  it('comes in pages', async () => {
    const { asInstructor, thesis } = await aStory()
    const { body, headers } = await read(asInstructor, thesis, { page: 2, pageSize: 2 })
    expect(body.map((event) => event.what)).toEqual(['interest_closed', 'answer_given'])
    expect(headers['x-total-count']).toBe('7')
  })
})
