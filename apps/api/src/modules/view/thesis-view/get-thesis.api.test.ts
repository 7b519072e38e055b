import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from './people.fixture.ts'

const api = await startTestApi()
const { given } = api
const NOT_FOUND = { status: 404, error: { code: 'not_found' } }

const see = (client: TestClient, thesis: { id: number }) =>
  client.call('getThesis', { params: { thesisId: thesis.id } })

async function view(client: TestClient, thesis: { id: number }) {
  const { body } = await see(client, thesis)
  expect(body).toHaveLength(1)
  return body[0]
}

describe('GET /v1/user/thesis/:thesisId', () => {
  it('answers an array of one, with every field of the contract', async () => {
    const { instructor, asInstructor, student, department } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({
      instructor,
      student,
      title: 'Αναγνώριση ομιλίας',
      description: '<p>Κείμενο</p>',
      assignmentType: 'onDeadline',
      interestDeadline: '2026-02-01',
      startDate: '2026-02-15',
      intendedEnd: '2026-09-30',
      textLanguage: 'en',
      titleEnglish: 'Title',
      endDate: '2026-03-01',
      mark: 9,
      abstract: 'Περίληψη',
      finalFileName: 'Τελικό.pdf',
      publicByStudent: true,
    })
    for (const label of ['ψηφία', 'άλγεβρα', 'speech'])
      await given.aKeywordOf(thesis, await given.aKeyword(label))
    const list = await given.aTodoList({ thesis, steps: ['confirmed'] })
    const { status, headers, body } = await see(asInstructor, thesis)
    expect(status).toBe(200)
    expect(headers.etag).toBe('"1"')
    const day = (date: string) => ({
      date: `${date} 00:00:00.000000`,
      timezone_type: 3,
      timezone: 'Europe/Athens',
    })
    expect(body).toEqual([
      {
        thesisID: thesis.id,
        thesisTitle: 'Αναγνώριση ομιλίας',
        thesisDescr: '<p>Κείμενο</p>',
        thesisAssignType: 'onDeadline',
        thesisIsPublicByInst: 1,
        thesisIsPublicByStu: 1,
        thesisIntDeadline: day('2026-02-01'),
        thesisStartDate: day('2026-02-15'),
        thesisIntendedEnd: day('2026-09-30'),
        textLanguage: 'en',
        titleEn: 'Title',
        thesisEndDate: day('2026-03-01'),
        thesisMark: 9,
        thesisAbstract: 'Περίληψη',
        student: {
          username: student.username,
          uName: student.firstName,
          uSurname: student.surname,
          uEmail: student.email,
        },
        doList: expect.objectContaining({
          doListID: list.id,
          thesisID: { thesisID: thesis.id, thesisTitle: thesis.title },
          doListItems: [expect.objectContaining({ dliOrder: 1, dliStudentOK: 1, dliInstructorOK: 1 })],
        }),
        prefersTheses: [],
        keywords: [{ keyword: 'άλγεβρα' }, { keyword: 'ψηφία' }, { keyword: 'speech' }],
        instructor: {
          username: instructor.username,
          uName: instructor.firstName,
          uSurname: instructor.surname,
        },
        attachment: { attachFileName: 'Τελικό.pdf' },
        featuredImageID: null,
        fit: null,
        state: 'ended',
        department: expect.objectContaining({ depID: department.id, depName: department.name }),
        version: 1,
        createdAt: { ...day('2026-03-10'), date: '2026-03-10 11:00:00.000000' },
      },
    ])
  })

  it('shows a private thesis to its instructor, administrators and those who declared interest', async () => {
    const { instructor, asInstructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, publicByInstructor: false })
    const administrator = await api.as(await given.anAdministrator())
    expect((await see(asInstructor, thesis)).status).toBe(200)
    expect((await see(administrator, thesis)).status).toBe(200)
    expect(await see(asStudent, thesis)).toMatchObject(NOT_FOUND)
    expect(await see((await another('instructor')).client, thesis)).toMatchObject(NOT_FOUND)
    await given.anInterest({ thesis, student })
    expect((await see(asStudent, thesis)).status).toBe(200)
  })

  it('shows a public thesis to every user until it is given, and then if its student chose so', async () => {
    const { instructor, student, another } = await aDepartmentWithPeople(api)
    const strangers = [(await another('student')).client, (await another('instructor')).client]
    const abroad = await api.as(await given.aStudent())
    const open = await given.aThesis({ instructor })
    const given_ = await given.aThesis({ instructor, student })
    const ended = await given.aThesis({ instructor, student, mark: 8, publicByStudent: true })
    for (const stranger of [...strangers, abroad]) {
      expect((await see(stranger, open)).status).toBe(200)
      expect(await see(stranger, given_)).toMatchObject(NOT_FOUND)
      expect((await see(stranger, ended)).status).toBe(200)
    }
  })

  it('never shows the mark or the steps to strangers', async () => {
    const { instructor, asInstructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student, mark: 8, publicByStudent: true })
    await given.aTodoList({ thesis, steps: ['confirmed'] })
    const administrator = await api.as(await given.anAdministrator())
    for (const insider of [asInstructor, asStudent, administrator]) {
      expect(await view(insider, thesis)).toMatchObject({ thesisMark: 8, doList: { doListItems: [{}] } })
    }
    for (const role of ['student', 'instructor'] as const) {
      const { client } = await another(role)
      expect(await view(client, thesis)).toMatchObject({ thesisMark: null, doList: null, state: 'ended' })
    }
  })

  it('shows the steps of a thesis that nobody has to all its readers, without what was done with them', async () => {
    const { instructor, asInstructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    // No action leaves progress on such a list: the API itself keeps it from others.
    const list = await given.aTodoList({ thesis, steps: ['confirmed', 'finished', 'untouched'] })
    const file = await given.aStepFile({ id: list.steps[0]?.id ?? 0 })
    await given.anInterest({ thesis, student })
    const administrator = await api.as(await given.anAdministrator())
    const stepsSeenBy = async (client: TestClient) =>
      (await view(client, thesis))?.doList?.doListItems.map((item) => ({ ...item, dliID: 0 }))

    const whole = await stepsSeenBy(asInstructor)
    expect(whole?.map(({ dliStudentOK, dliInstructorOK }) => [dliStudentOK, dliInstructorOK])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ])
    expect(whole?.[0]?.attachment).toEqual({ attachFileName: file.name })
    expect(await stepsSeenBy(administrator)).toEqual(whole)

    const bare = {
      dliStudentOK: 0,
      dliInstructorOK: 0,
      stuOKWhen: null,
      instrOKWhen: null,
      attachment: null,
      returned: null,
      files: [],
      commentCount: 0,
    }
    const neighbour = (await another('student')).client
    const readers = [
      asStudent,
      neighbour,
      (await another('instructor')).client,
      await api.as(await given.aStudent()),
      await api.as(await given.anInstructor()),
    ]
    for (const reader of readers) {
      expect(await stepsSeenBy(reader)).toEqual(whole?.map((item) => ({ ...item, ...bare })))
    }
    const { body: open } = await neighbour.call('listOpenTheses')
    expect(open.map(({ doList }) => doList?.doListItems.length)).toEqual([3])
  })

  it('keeps the steps of a thesis in progress to its insiders', async () => {
    const { instructor, asInstructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student, publicByStudent: true })
    await given.aTodoList({ thesis, steps: ['finished'] })
    for (const insider of [asInstructor, asStudent]) {
      expect((await view(insider, thesis))?.doList?.doListItems).toMatchObject([{ dliStudentOK: 1 }])
    }
    for (const role of ['student', 'instructor'] as const) {
      expect((await view((await another(role)).client, thesis))?.doList).toBeNull()
    }
  })

  it('gives the address of its student to those who may read the student’s profile', async () => {
    const { instructor, asInstructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor, student, publicByStudent: true })
    const [asked, supervised] = [await another('instructor'), await another('instructor')]
    await given.anInterest({ thesis: await given.aThesis({ instructor: asked.account }), student })
    await given.aThesis({ instructor: supervised.account, student, mark: 8 })
    const administrator = await api.as(await given.anAdministrator())
    const addressSeenBy = async (client: TestClient) => {
      const profile = await client.call('getStudentProfileOf', { params: { username: student.username } })
      const seen = (await view(client, thesis))?.student
      expect(seen?.username).toBe(student.username)
      expect(seen?.uEmail ?? null).toBe(profile.status === 200 ? profile.body.uEmail : null)
      return seen?.uEmail
    }
    for (const client of [asStudent, asInstructor, asked.client, supervised.client, administrator]) {
      expect(await addressSeenBy(client)).toBe(student.email)
    }
    const strangers = [
      (await another('instructor')).client,
      (await another('student')).client,
      await api.as(await given.aStudent()),
      await api.as(await given.anInstructor()),
    ]
    for (const client of strangers) expect(await addressSeenBy(client)).toBeNull()
  })

  it('names the interested to its instructor and administrators, and to a student the own interest alone', async () => {
    const { instructor, asInstructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    const rival = await another('student')
    await given.anInterest({ thesis, student: rival.account, priority: 7, answeredPositively: true })
    await given.anInterest({ thesis, student, priority: 2 })
    const all = [
      expect.objectContaining({ username: student.username, prefOrder: 2, isAssigned: 0 }),
      expect.objectContaining({ username: rival.account.username, prefOrder: 7, isAssigned: 1 }),
    ]
    const administrator = await api.as(await given.anAdministrator())
    expect((await view(asInstructor, thesis))?.prefersTheses).toEqual(all)
    expect((await view(administrator, thesis))?.prefersTheses).toEqual(all)
    expect((await view(asStudent, thesis))?.prefersTheses).toEqual([all[0]])
    expect((await view((await another('student')).client, thesis))?.prefersTheses).toEqual([])
    expect((await view((await another('instructor')).client, thesis))?.prefersTheses).toEqual([])
  })
})
