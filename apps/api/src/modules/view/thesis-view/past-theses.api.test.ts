import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from './people.fixture.ts'

const api = await startTestApi()
const { given, clock } = api

const day = (date: string) => ({
  date: `${date} 00:00:00.000000`,
  timezone_type: 3,
  timezone: 'Europe/Athens',
})

describe('GET /v1/student/theses/past', () => {
  it('is for students', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const asAdministrator = await api.as(await given.anAdministrator())
    expect(await api.anonymous.call('listPastTheses')).toMatchObject({ status: 401 })
    for (const client of [asInstructor, asAdministrator]) {
      expect(await client.call('listPastTheses')).toMatchObject({
        status: 403,
        error: { code: 'wrong_role' },
      })
    }
  })

  it('is empty for a student who has had no thesis, and for one who works on the first', async () => {
    const { student, asStudent, instructor } = await aDepartmentWithPeople(api)
    expect((await asStudent.call('listPastTheses')).body).toEqual([])
    await given.aThesis({ instructor, student })
    expect((await asStudent.call('listPastTheses')).body).toEqual([])
  })

  it('returns what a release left behind, with the ids with which the rest is read', async () => {
    const { student, asStudent, instructor, asInstructor } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student, title: 'Θέμα', startDate: '2025-10-01' })
    const params = { thesisId: thesis.id }
    const list = await given.aTodoList({ thesis, steps: ['confirmed', 'untouched'] })
    await asStudent.call('submitFinalText', {
      params,
      body: { thesisAbstract: 'Περίληψη' },
      file: { name: 'πρόχειρο.txt', bytes: 'κείμενο' },
    })
    await asInstructor.call('releaseThesis', { params, body: { reason: 'Διακοπή σπουδών' } })
    const { body } = await asStudent.call('listPastTheses')
    const [past] = body
    expect(body).toEqual([
      {
        thesisID: thesis.id,
        thesisTitle: 'Θέμα',
        instructor: {
          username: instructor.username,
          uName: instructor.firstName,
          uSurname: instructor.surname,
        },
        from: day('2025-10-01'),
        until: day('2026-03-10'),
        thesisMark: null,
        released: {
          assignmentID: expect.any(Number),
          reason: 'Διακοπή σπουδών',
          thesisAbstract: 'Περίληψη',
          attachment: { attachFileName: 'πρόχειρο.txt' },
          doListID: list.id,
        },
      },
    ])
    const left = await asStudent.call('listMyTodoLists', { query: { released: 1 } })
    expect(left.body.map(({ doListID }) => doListID)).toEqual([past?.released?.doListID])
    const query = { assignment: past?.released?.assignmentID ?? 0 }
    expect(await asStudent.call('downloadFinalText', { params, query })).toMatchObject({ text: 'κείμενο' })
  })

  it('dates a release by the day of Athens, and names a list, an abstract and a text only where there were any', async () => {
    const { student, asStudent } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ startDate: null })
    await given.aPastAssignment({ thesis, student, releasedAt: new Date('2026-02-01T22:30:00Z') })
    expect((await asStudent.call('listPastTheses')).body).toMatchObject([
      {
        from: null,
        until: day('2026-02-02'),
        released: { thesisAbstract: null, attachment: null, doListID: null },
      },
    ])
  })

  it('has the newest end first, marked theses among them, and comes in pages', async () => {
    const { student, asStudent, instructor } = await aDepartmentWithPeople(api)
    const [older, newer, marked] = [
      await given.aThesis({ instructor, title: 'Πρώτη' }),
      await given.aThesis({ instructor, title: 'Δεύτερη' }),
      await given.aThesis({ instructor, student, title: 'Τρίτη', mark: 9, endDate: '2026-03-10' }),
    ]
    await given.aPastAssignment({ thesis: newer, student, releasedAt: clock.now() })
    await given.aPastAssignment({ thesis: older, student, releasedAt: new Date('2024-05-06T09:00:00Z') })
    const { body } = await asStudent.call('listPastTheses')
    expect(body.map(({ thesisTitle }) => thesisTitle)).toEqual(['Τρίτη', 'Δεύτερη', 'Πρώτη'])
    expect(body[0]).toMatchObject({ thesisID: marked.id, thesisMark: 9, released: null })
    const paged = await asStudent.call('listPastTheses', { query: { page: 2, pageSize: 2 } })
    expect(paged.body.map(({ thesisID }) => thesisID)).toEqual([older.id])
    expect(paged.headers['x-total-count']).toBe('3')
  })

  it('is not shown to other users', async () => {
    const { student, another, instructor } = await aDepartmentWithPeople(api)
    await given.aPastAssignment({ thesis: await given.aThesis({ instructor }), student })
    await given.aThesis({ instructor, student, mark: 8, endDate: '2026-03-01' })
    expect((await (await another('student')).client.call('listPastTheses')).body).toEqual([])
  })
})
