import type { RouteName } from '@diatrivi/contract/routes'
import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import { addDays } from '@diatrivi/domain/shared/dates'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Parts, TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPapers, issue, newestPaper } from '../../examination/paper/paper.fixture.ts'

const api = await startTestApi()
const { given } = api

const YESTERDAY = addDays(api.clock.today(), -1)
const TODAY = api.clock.today()
const TOMORROW = addDays(TODAY, 1)

/** A thesis whose marks are open, with a final text and a paper. */
async function aDepartmentInWork() {
  const people = await aDepartmentWithPapers(api)
  const { thesis, examination, seats } = await people.aMarkedThesis()
  const text = { body: { thesisAbstract: 'Περίληψη' }, file: { name: 'διπλωματική.txt', bytes: 'Κείμενο' } }
  await people.asStudent.call('submitFinalText', { params: { thesisId: thesis.id }, ...text })
  await issue(people.asSecretary, 'minutes', thesis)
  const paper = await newestPaper(people.asSecretary, thesis)
  const list = await given.aTodoList({ thesis, steps: ['untouched'] })
  return { ...people, thesis, examination, seats, paper, list }
}
type Place = Awaited<ReturnType<typeof aDepartmentInWork>>

/** Nothing below writes in them except who holds which office. */
const [place, otherPlace] = [await aDepartmentInWork(), await aDepartmentInWork()]

/** An instructor of a department, new for each test, who has no part in its thesis. */
async function somebodyOf(here: Place) {
  const person = await given.anInstructor({ department: here.department })
  return { ...here, person, asPerson: await api.as(person) }
}
type Work = Awaited<ReturnType<typeof somebodyOf>>

/** A holder of each kind; a coordinator coordinates one programme and reads the department. */
async function appoint({ person, department }: Work, kind: OfficeKind): Promise<void> {
  const programmeId = kind === 'coordinator' ? (await given.aProgramme({ department })).id : null
  await given.anOffice({ person, kind, programmeId })
}

/** Any call by its name: the tables below mix many. */
const ask = (client: TestClient, name: RouteName, parts: Parts) =>
  client.call(name as 'getThesis', parts as { params: { thesisId: number } })

const ofThesis = ({ thesis }: Place) => ({ params: { thesisId: thesis.id } })
const nothing = () => ({})

/** What the requirement opens to "head, coordinator", row by row. */
const READS: [string, RouteName, (work: Work) => Parts][] = [
  ['process, committee and marks', 'getProcess', ofThesis],
  ['the thesis', 'getThesis', ofThesis],
  ['the final text', 'downloadFinalText', ofThesis],
  ['the papers of a thesis', 'listPapers', ofThesis],
  ['a paper', 'downloadPaper', ({ paper }) => ({ params: { paperId: paper.paperID } })],
  [
    'a paper for Word',
    'downloadPaper',
    ({ paper }) => ({ params: { paperId: paper.paperID }, query: { format: 'docx' } }),
  ],
  ['the list of theses', 'listDepartmentTheses', nothing],
  ['the list of students and their records', 'listStudents', nothing],
  ['the list of committees', 'listCommittees', nothing],
  ['the list of examinations', 'listExaminations', nothing],
  ['the list of papers', 'listDepartmentPapers', nothing],
  ['the load of instructors', 'listStaff', nothing],
  ['the offices', 'listOffices', ({ department }) => ({ params: { depID: department.id } })],
  ['the rule books', 'listRulebooks', ({ department }) => ({ params: { depID: department.id } })],
  ['the programmes', 'listProgrammes', nothing],
  ['statistics', 'getOwnStatistics', nothing],
  ...(['theses', 'students', 'committees', 'examinations', 'load', 'papers'] as const).map(
    (list): [string, RouteName, (work: Work) => Parts] => [
      `the file of ${list}`,
      'exportList',
      () => ({ params: { list }, query: { format: 'csv' } }),
    ],
  ),
]

/** Calls that every instructor of the department may make. */
const OPEN_TO_ALL: readonly RouteName[] = ['listRulebooks', 'listProgrammes', 'getOwnStatistics']

const refusalOf = (name: RouteName) =>
  (name.startsWith('list') && name !== 'listPapers') || name === 'exportList' ? 403 : 404

describe.each(['head', 'deputy', 'coordinator'] as const)('a %s', (kind) => {
  it('reads the process of the department', async () => {
    const work = await somebodyOf(place)
    await appoint(work, kind)
    for (const [what, name, parts] of READS) {
      const answer = await ask(work.asPerson, name, parts(work))
      expect([what, answer.status]).toEqual([what, 200])
    }
  })

  it('reads nothing of another department', async () => {
    const work = place
    const elsewhere = await somebodyOf(otherPlace)
    await appoint(elsewhere, kind)
    const reader = elsewhere.asPerson
    for (const name of ['getProcess', 'getThesis', 'downloadFinalText', 'listPapers'] as const) {
      expect([name, (await ask(reader, name, ofThesis(work))).status]).toEqual([name, 404])
    }
    const params = { paperId: work.paper.paperID }
    expect((await reader.call('downloadPaper', { params })).status).toBe(404)
    const offices = await reader.call('listOffices', { params: { depID: work.department.id } })
    expect(offices.status).toBe(404)
    const { body: theses } = await reader.call('listDepartmentTheses')
    expect(theses.map(({ thesisID }) => thesisID)).toEqual([elsewhere.thesis.id])
    const { body: students } = await reader.call('listStudents')
    expect(students.map(({ username }) => username)).not.toContain(work.student.username)
    const { body: papers } = await reader.call('listDepartmentPapers')
    expect(papers.map(({ paperID }) => paperID)).toEqual([elsewhere.paper.paperID])
  })
})

describe('an instructor without an office of the day', () => {
  it.each<[string, (work: Work) => Promise<unknown>]>([
    ['who never had one', async () => null],
    ['whose office ended yesterday', ({ person }) => given.anOffice({ person, untilDay: YESTERDAY })],
    ['whose office begins tomorrow', ({ person }) => given.anOffice({ person, fromDay: TOMORROW })],
    [
      'who holds one of another department',
      async ({ person }) => given.anOffice({ person, departmentId: (await given.aDepartment()).id }),
    ],
  ])('%s is answered as before', async (_who, given) => {
    const work = await somebodyOf(place)
    await given(work)
    for (const [what, name, parts] of READS) {
      const answer = await ask(work.asPerson, name, parts(work))
      const expected = OPEN_TO_ALL.includes(name) ? 200 : refusalOf(name)
      expect([what, answer.status]).toEqual([what, expected])
      if (expected === 403) expect(answer.error.code).toBe('wrong_role')
    }
    expect((await work.asPerson.call('getInstructorProfile')).body).not.toHaveProperty('offices')
  })

  it('whose account is closed to sign-ins is not let in at all', async () => {
    const work = await somebodyOf(place)
    await appoint(work, 'head')
    const asAdmin = await api.as(await given.anAdministrator())
    await asAdmin.call('setAccountDisabled', { params: { username: work.person.username, flag: 1 } })
    expect((await work.asPerson.call('listStudents')).status).toBe(401)
  })
})

it('an office begins with its first day, ends with its last, and its end holds from the next request on', async () => {
  const work = await somebodyOf(place)
  const { department, person, asPerson } = work
  const asAdmin = await api.as(await given.anAdministrator())
  const set = (offices: object[]) =>
    asAdmin.call('setOffices', { params: { depID: department.id }, body: { offices } })
  const head = { username: person.username, kind: 'head' }
  const statusNow = async () => (await asPerson.call('getProcess', ofThesis(work))).status

  await set([{ ...head, from: TODAY, until: TODAY }])
  expect(await statusNow()).toBe(200)
  await set([{ ...head, from: YESTERDAY, until: YESTERDAY }])
  expect(await statusNow()).toBe(404)
  await set([{ ...head, from: TOMORROW }])
  expect(await statusNow()).toBe(404)
  await set([{ ...head, from: YESTERDAY }])
  expect(await statusNow()).toBe(200)
  await set([])
  expect(await statusNow()).toBe(404)
})

describe('what an office reads', () => {
  it('says which offices somebody holds, in the own profile alone', async () => {
    const work = await somebodyOf(place)
    await appoint(work, 'coordinator')
    await appoint(work, 'deputy')
    const own = await work.asPerson.call('getInstructorProfile')
    expect(own.body).toMatchObject({ offices: ['deputy', 'coordinator'] })
    const ofPerson = { params: { username: work.person.username } }
    const seen = await work.asSecretary.call('getInstructorProfileOf', ofPerson)
    expect(seen.body).not.toHaveProperty('offices')
  })

  it('opens marks, and every action is refused beside them', async () => {
    const work = await somebodyOf(place)
    await appoint(work, 'head')
    const { body } = await work.asPerson.call('getProcess', ofThesis(work))
    expect(body.result).toMatchObject({ final: '8.50', mayAcceptCorrections: false, correctable: null })
    expect(body.committee).toMatchObject({
      mayManage: false,
      mayRevokeLinks: false,
      mayLeaveForOthers: false,
      mayProposeOwn: false,
    })
    expect(Object.values(body.examination?.may ?? {})).not.toContain(true)
    expect(body.papers).toMatchObject([{ mayReturn: false, mayVoid: false }])
    const { body: papers } = await work.asPerson.call('listPapers', ofThesis(work))
    expect(papers.kinds).toEqual([])
    const { body: ofDepartment } = await work.asPerson.call('listDepartmentPapers')
    expect(ofDepartment).toMatchObject([{ mayReturn: false, mayVoid: false }])
  })

  it('shows of the staff how much each has to do, and no absence', async () => {
    const work = await somebodyOf(place)
    await appoint(work, 'head')
    const { body } = await work.asPerson.call('listStaff')
    expect(body.length).toBeGreaterThan(1)
    for (const row of body) {
      expect(row).not.toHaveProperty('absences')
      expect(row).not.toHaveProperty('contractEnd')
    }
    const { body: ofOffice } = await work.asSecretary.call('listStaff')
    expect(ofOffice[0]).toMatchObject({ absences: [], contractEnd: null })
  })

  it('is neither steps, their conversations and files, nor drafts, views and forms of the secretary', async () => {
    const work = await somebodyOf(place)
    await appoint(work, 'head')
    const { asPerson, list, department, instructor } = work
    const [step] = list.steps
    const draft = await given.aThesis({ instructor, publicByInstructor: false })
    const book = await given.aRulebook({ department })
    const { body } = await asPerson.call('getThesis', ofThesis(work))
    expect(body[0]).toMatchObject({ doList: null, prefersTheses: [] })
    const refused: [RouteName, Parts, number][] = [
      ['listStepComments', { params: { itemId: step?.id ?? 0 } }, 404],
      ['getThesis', { params: { thesisId: draft.id } }, 404],
      ['getThesisHistory', ofThesis(work), 403],
      ['getRulebook', { params: { rulebookId: book.id } }, 404],
      ['getStudentProfileOf', { params: { username: work.student.username } }, 404],
      ['listSavedViews', { params: { list: 'students' } }, 403],
      ['listPaperForms', {}, 403],
      ['listMinutesDue', {}, 403],
      ['listOfficeImports', {}, 403],
    ]
    for (const [name, parts, status] of refused) {
      expect([name, (await ask(asPerson, name, parts)).status]).toEqual([name, status])
    }
  })

  it('is never written', async () => {
    const work = await somebodyOf(place)
    await appoint(work, 'head')
    const { asPerson, paper, student, seats, examination, instructor, department } = work
    const ofPaper = { params: { paperId: paper.paperID } }
    const actions: [RouteName, Parts, number][] = [
      ['editStudentRecord', { params: { username: student.username }, body: { registryNumber: '1' } }, 403],
      ['editStaff', { params: { username: instructor.username }, body: { absences: [] } }, 403],
      ['voidPaper', { ...ofPaper, body: { reason: 'Λάθος' } }, 404],
      ['setPaperProtocol', { ...ofPaper, body: { number: '1', date: TODAY } }, 403],
      ['issuePaper', { body: { kind: 'application', thesisID: work.thesis.id } }, 404],
      ['previewPaper', { query: { kind: 'application', thesisID: work.thesis.id } }, 404],
      ['issuePapers', { body: { kind: 'minutes', thesisIDs: [work.thesis.id] } }, 403],
      ['leaveSeat', { params: { seatId: seats[1]?.id ?? 0 }, body: { reason: 'Άδεια' } }, 404],
      ['cancelExamination', { params: { examinationId: examination.id }, body: { reason: 'Άδεια' } }, 404],
      ['correctMark', { params: { examinationId: examination.id }, body: {} }, 403],
      ['draftRulebook', { body: { title: 'Κανονισμός' } }, 403],
      ['createProgramme', { body: { name: 'Πρόγραμμα' } }, 403],
      ['saveView', { params: { list: 'students' }, body: { name: 'Προβολή', query: '' } }, 403],
      ['setOffices', { params: { depID: department.id }, body: { offices: [] } }, 403],
    ]
    for (const [name, parts, status] of actions) {
      expect([name, (await ask(asPerson, name, parts)).status]).toEqual([name, status])
    }
  })

  it('is written down as seen by the person who looked', async () => {
    const work = await somebodyOf(place)
    await appoint(work, 'head')
    await work.asPerson.call('getProcess', ofThesis(work))
    await api.inspections.flush()
    const asAdmin = await api.as(await given.anAdministrator())
    const { body } = await asAdmin.call('listInspections', {
      query: { person: work.student.username, reader: work.person.username },
    })
    expect(body).toMatchObject([{ kind: 'thesis', times: 1 }])
  })
})
