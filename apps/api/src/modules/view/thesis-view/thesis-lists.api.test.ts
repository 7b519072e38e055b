import { isOfferedTo, isOpen } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../testing/answer.ts'
import { statementsOf } from '../../../testing/statements-of.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { findThesisFacts } from '../../thesis/thesis/thesis-lock.queries.ts'
import { aDepartmentWithPeople } from './people.fixture.ts'

const api = await startTestApi()
const { given, db, clock } = api
afterEach(() => vi.restoreAllMocks())

type ListName =
  | 'listThesesInProgress'
  | 'listUngivenTheses'
  | 'listEndedTheses'
  | 'listThesesWithoutList'
  | 'listOpenTheses'
type Query = Record<string, string | number | readonly string[]>

const idsIn = (answer: Answer<ListName>) => answer.body.map((thesis) => thesis.thesisID)

async function ids(client: TestClient, name: ListName, query: Query = {}): Promise<number[]> {
  return idsIn(await client.call(name, { query }))
}

/** One thesis in each state; the second of an ended one has no list either. */
async function aShelf() {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student } = people
  const ungiven = await given.aThesis({ instructor, publicByInstructor: false })
  const inProgress = await given.aThesis({ instructor, student })
  const ended = await given.aThesis({ instructor, student, mark: 6 })
  await given.aTodoList({ thesis: inProgress, steps: ['confirmed', 'finished'] })
  await given.aThesis()
  return { ...people, ungiven: ungiven.id, inProgress: inProgress.id, ended: ended.id }
}

describe('the lists of an instructor', () => {
  it('hold own theses by their state, newest first', async () => {
    const { asInstructor, ungiven, inProgress, ended } = await aShelf()
    expect(await ids(asInstructor, 'listUngivenTheses')).toEqual([ungiven])
    expect(await ids(asInstructor, 'listThesesInProgress')).toEqual([inProgress])
    expect(await ids(asInstructor, 'listEndedTheses')).toEqual([ended])
    expect(await ids(asInstructor, 'listThesesWithoutList')).toEqual([ended, ungiven])
  })

  it('are empty for a person who has no theses', async () => {
    const { another } = await aShelf()
    const { client } = await another('instructor')
    for (const name of ['listUngivenTheses', 'listThesesInProgress', 'listEndedTheses'] as const) {
      expect(await client.call(name)).toMatchObject({ status: 200, body: [] })
    }
  })

  it('show each thesis whole: its student, its list and the interested', async () => {
    const { instructor, asInstructor, student, inProgress, another } = await aShelf()
    const wanted = await given.aThesis({ instructor })
    const { account: rival } = await another('student')
    await given.anInterest({ thesis: wanted, student: rival, priority: 4 })
    const [worked] = (await asInstructor.call('listThesesInProgress')).body
    expect(worked).toMatchObject({
      thesisID: inProgress,
      student: { username: student.username, uEmail: student.email },
      doList: {
        doListItems: [
          { dliStudentOK: 1, dliInstructorOK: 1 },
          { dliStudentOK: 1, dliInstructorOK: 0 },
        ],
      },
    })
    const [newest] = (await asInstructor.call('listUngivenTheses')).body
    expect(newest).toMatchObject({
      thesisID: wanted.id,
      prefersTheses: [{ username: rival.username, prefOrder: 4, isAssigned: 0 }],
    })
  })

  it('take one statement, however long they are', async () => {
    const { instructor, asInstructor, department } = await aDepartmentWithPeople(api)
    async function addOne() {
      const student = await given.aStudent({ department })
      const thesis = await given.aThesis({ instructor, student })
      await given.anInterest({ thesis, student, answeredPositively: true })
      const { steps } = await given.aTodoList({ thesis, steps: ['confirmed', 'finished'] })
      for (const step of steps) await given.aStepFile(step)
      await given.aKeywordOf(thesis, await given.aKeyword())
    }
    async function statements(): Promise<number> {
      const texts = await statementsOf(async () => {
        const { status } = await asInstructor.call('listThesesInProgress', { query: { page: 1 } })
        expect(status).toBe(200)
      })
      return texts.length
    }
    await addOne()
    const ofOne = await statements()
    for (let more = 0; more < 5; more += 1) await addOne()
    expect([ofOne, await statements()]).toEqual([1, 1])
  })
})

describe('GET /v1/student/theses/open', () => {
  it('offers the public theses that have no student and whose deadline has not passed', async () => {
    const { instructor, student, asStudent } = await aDepartmentWithPeople(api)
    const open = await given.aThesis({ instructor })
    const lastDay = await given.aThesis({ instructor, interestDeadline: clock.today() })
    await given.aThesis({ instructor, interestDeadline: '2026-03-09' })
    await given.aThesis({ instructor, publicByInstructor: false })
    await given.aThesis({ instructor, student })
    expect(await ids(asStudent, 'listOpenTheses')).toEqual([lastDay.id, open.id])
  })

  it('is of the own department, or of the whole institution when asked', async () => {
    const { department, instructor, asStudent } = await aDepartmentWithPeople(api)
    const neighbour = await given.aDepartment({ institutionId: department.institutionId })
    const own = await given.aThesis({ instructor })
    const next = await given.aThesis({ instructor: await given.anInstructor({ department: neighbour }) })
    await given.aThesis()
    expect(await ids(asStudent, 'listOpenTheses')).toEqual([own.id])
    expect(await ids(asStudent, 'listOpenTheses', { department: 'all' })).toEqual([next.id, own.id])
    expect(await asStudent.call('listOpenTheses', { query: { department: '7' } })).toMatchObject({
      status: 400,
      error: { fields: { department: 'Η τιμή δεν είναι έγκυρη.' } },
    })
  })

  it('shows a student the steps, no mark and only the own interest', async () => {
    const { instructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const thesis = await given.aThesis({ instructor })
    await given.aTodoList({ thesis, steps: ['untouched'] })
    await given.anInterest({ thesis, student, priority: 3 })
    await given.anInterest({ thesis, student: (await another('student')).account })
    const [seen] = (await asStudent.call('listOpenTheses')).body
    expect(seen).toMatchObject({
      doList: { doListItems: [{ dliOrder: 1, dliStudentOK: 0 }] },
      thesisMark: null,
      prefersTheses: [{ prefOrder: 3 }],
    })
    expect(seen?.prefersTheses).toHaveLength(1)
  })

  it('offers what the domain calls open, and nothing else', async () => {
    const { department, instructor, student, asStudent, another } = await aDepartmentWithPeople(api)
    const { account: rival } = await another('student')
    const instructors = [instructor, await given.anInstructor({ department }), await given.anInstructor()]
    const all: number[] = []
    for (const owner of instructors) {
      for (const publicByInstructor of [true, false]) {
        for (const interestDeadline of [null, '2026-03-09', '2026-03-10', '2026-03-11'] as const) {
          all.push((await given.aThesis({ instructor: owner, publicByInstructor, interestDeadline })).id)
        }
      }
      all.push((await given.aThesis({ instructor: owner, student: rival, mark: 5 })).id)
    }
    const actor = { accountId: student.id, role: 'student', departmentId: department.id } as const
    const asked = { ...actor, institutionId: department.institutionId }
    const facts = await Promise.all(all.map((id) => findThesisFacts(db, id)))
    const open = facts.filter((one) => one && isOpen(one, clock.today()) && isOfferedTo(asked, one))
    expect(new Set(await ids(asStudent, 'listOpenTheses', { department: 'all' }))).toEqual(
      new Set(open.map((one) => one?.id)),
    )
  })
})

describe.each([
  'listUngivenTheses',
  'listThesesInProgress',
  'listEndedTheses',
  'listThesesWithoutList',
  'listOpenTheses',
] as const)('the filters of %s', (name) => {
  /** Three theses that the list shows: `speech` in May, `graphs` in June, `plain` without a deadline. */
  async function threeTheses() {
    const { department, instructor, asInstructor, asStudent } = await aDepartmentWithPeople(api)
    const isGiven = name === 'listThesesInProgress' || name === 'listEndedTheses'
    const make = async (values: Parameters<typeof given.aThesis>[0]) =>
      given.aThesis({
        instructor,
        ...(isGiven && { student: await given.aStudent({ department }) }),
        mark: name === 'listEndedTheses' ? 7 : null,
        ...values,
      })
    const speech = await make({ title: 'Αναγνώριση ΦΩΝΉΣ', interestDeadline: '2026-05-10' })
    const graphs = await make({
      title: 'Θεωρία 100%_γράφων',
      titleEnglish: 'Extremal graph theory',
      assignmentType: 'onDeadline',
      textLanguage: 'en',
      interestDeadline: '2026-06-10',
    })
    const plain = await make({ title: 'Απλή εργασία' })
    const [ai, sql] = [await given.aKeyword(), await given.aKeyword()]
    await given.aKeywordOf(speech, ai)
    for (const keyword of [ai, sql]) await given.aKeywordOf(graphs, keyword)
    const client = name === 'listOpenTheses' ? asStudent : asInstructor
    const wanted = { speech: speech.id, graphs: graphs.id, plain: plain.id }
    return {
      ...wanted,
      ai: ai.label,
      sql: sql.label,
      filtered: (query: Query) => ids(client, name, query),
      client,
    }
  }

  it('find a part of the title whatever its case, accents and final sigma', async () => {
    const { speech, graphs, plain, filtered } = await threeTheses()
    expect(await filtered({ title: 'φωνησ' })).toEqual([speech])
    expect(await filtered({ title: ' ΘΕΩΡΊΑ ' })).toEqual([graphs])
    expect(await filtered({ title: '0%_γ' })).toEqual([graphs])
    expect(await filtered({ title: '0%%γ' })).toEqual([])
    expect(await filtered({ title: 'EXTREMAL' })).toEqual([graphs])
    expect(await filtered({ search: 'θεωρια extremal' })).toEqual([graphs])
    expect(await filtered({ title: '\\' })).toEqual([])
    expect(await filtered({ title: '' })).toEqual([plain, graphs, speech])
  })

  it('take both ends of a range of deadlines with them', async () => {
    const { speech, graphs, filtered } = await threeTheses()
    expect(await filtered({ deadlineFrom: '2026-05-10', deadlineUntil: '2026-06-10' })).toEqual([
      graphs,
      speech,
    ])
    expect(await filtered({ deadlineFrom: '2026-05-11' })).toEqual([graphs])
    expect(await filtered({ deadlineUntil: '2026-06-09' })).toEqual([speech])
    expect(await filtered({ deadlineFrom: '2026-06-11' })).toEqual([])
  })

  it('want every keyword that is named', async () => {
    const { speech, graphs, ai, sql, filtered } = await threeTheses()
    expect(await filtered({ keywords: ai })).toEqual([graphs, speech])
    expect(await filtered({ keywords: [ai, sql.toUpperCase(), ` ${ai} `] })).toEqual([graphs])
    expect(await filtered({ keywords: [ai, 'άγνωστη'] })).toEqual([])
    expect(await filtered({ keywords: ' ' })).toHaveLength(3)
  })

  it('narrow by the language of the text', async () => {
    const { graphs, speech, plain, filtered } = await threeTheses()
    expect(await filtered({ language: 'en' })).toEqual([graphs])
    expect((await filtered({ language: 'el' })).toSorted()).toEqual([speech, plain].toSorted())
  })

  it('are combined with each other, and with pages that count the total', async () => {
    const { graphs, ai, filtered, client } = await threeTheses()
    expect(await filtered({ keywords: ai, assignType: 'onDeadline', title: 'θεωρια' })).toEqual([graphs])
    expect(await filtered({ keywords: ai, assignType: 'immediate', title: 'θεωρια' })).toEqual([])
    const page = await client.call(name, { query: { keywords: ai, page: 1, pageSize: 1 } })
    expect(idsIn(page)).toEqual([graphs])
    expect(page.headers['x-total-count']).toBe('2')
    const beyond = await client.call(name, { query: { page: 3, pageSize: 2 } })
    expect([beyond.body, beyond.headers['x-total-count']]).toEqual([[], '3'])
  })

  it('are refused field by field', async () => {
    const { client } = await threeTheses()
    const query = { assignType: 'x', deadlineFrom: '1/5/2026', page: 0, pageSize: 101 }
    const { status, error } = await client.call(name, { query })
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['assignType', 'deadlineFrom', 'page', 'pageSize'])
  })

  it('are refused by their name where the list takes no such filter', async () => {
    const { client } = await threeTheses()
    const { status, error } = await client.call(name, { query: { titel: 'φωνή' } })
    expect(status).toBe(400)
    expect(error.fields).toEqual({ titel: 'Δεν υπάρχει πεδίο με αυτό το όνομα.' })
  })
})

it('the token in the query is no filter', async () => {
  const { instructor } = await aDepartmentWithPeople(api)
  const query = { jwt_token: await api.tokenOf(instructor) }
  expect((await api.anonymous.call('listUngivenTheses', { query })).status).toBe(200)
})
