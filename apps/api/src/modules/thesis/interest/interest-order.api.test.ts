import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { event } from '../history/tables.ts'

const api = await startTestApi()
const { given, db } = api

const OK = { status: 200, body: { status: 200 } }
const refusal = (status: number, code: string) => ({ status, error: { code } })
type Row = { id: number }

const reorder = (client: TestClient, theses: readonly Row[]) =>
  client.call('reorderInterests', { body: { theses: theses.map(({ id }) => id) } })

async function aStudentWithInterests(
  ...facts: { priority: number; deadline?: IsoDate; isPublic?: boolean }[]
) {
  const people = await aDepartmentWithPeople(api)
  const theses: Row[] = []
  for (const { priority, deadline = null, isPublic = true } of facts) {
    const thesis = await given.aThesis({
      instructor: people.instructor,
      interestDeadline: deadline,
      publicByInstructor: isPublic,
    })
    await given.anInterest({ thesis, student: people.student, priority })
    theses.push(thesis)
  }
  const interests = async () => {
    const { preferedThesis } = (await people.asStudent.call('getCurrentThesis')).body
    return preferedThesis.map(({ thesisID, prefOrder }) => [
      theses.findIndex(({ id }) => id === thesisID.thesisID),
      prefOrder,
    ])
  }
  const [a, b, c] = theses
  if (a === undefined || b === undefined || c === undefined) throw new Error('three interests are needed')
  return { ...people, theses, a, b, c, interests }
}

const threeInterests = () => aStudentWithInterests({ priority: 1 }, { priority: 5 }, { priority: 9 })

describe('PUT /v1/student/preferedThesis/order', () => {
  it.each([
    ['nothing', {}],
    ['no interest', { theses: [] }],
    ['an interest twice', { theses: [4, 4] }],
  ])('refuses %s', async (_what, body) => {
    const { asStudent } = await aDepartmentWithPeople(api)
    const { status, error } = await asStudent.call('reorderInterests', { body })
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([400, 'validation', ['theses']])
  })

  it('changes all priorities at once, and the history records those that changed', async () => {
    const { asStudent, a, b, c, interests } = await threeInterests()
    expect(await reorder(asStudent, [b, a, c])).toMatchObject(OK)
    expect(await interests()).toEqual([
      [1, 1],
      [0, 5],
      [2, 9],
    ])
    const events = await db.$count(event, eq(event.thesisId, c.id))
    expect([events, await db.$count(event, eq(event.thesisId, a.id))]).toEqual([0, 1])
  })

  it('sends no notice: another priority concerns no instructor', async () => {
    const { instructor, asStudent, a, b, c } = await threeInterests()
    await reorder(asStudent, [c, b, a])
    await expect(api.mailbox.newestTo(instructor.email)).rejects.toThrow()
  })

  it('gives each interest its own priority when some were equal', async () => {
    const { asStudent, a, b, c, interests } = await aStudentWithInterests(
      { priority: 2 },
      { priority: 2 },
      { priority: 2 },
    )
    await reorder(asStudent, [c, a, b])
    expect(await interests()).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ])
  })

  it('leaves an interest in its place that was declared meanwhile', async () => {
    const { asStudent, a, c, interests } = await threeInterests()
    await reorder(asStudent, [c, a])
    expect(await interests()).toEqual([
      [2, 1],
      [1, 5],
      [0, 9],
    ])
  })

  it('changes nothing when one of them cannot move', async () => {
    const { asStudent, a, b, c, interests } = await aStudentWithInterests(
      { priority: 1 },
      { priority: 2, deadline: '2026-03-09' },
      { priority: 3 },
    )
    expect(await reorder(asStudent, [b, a, c])).toMatchObject(refusal(409, 'deadline_passed'))
    expect((await interests()).map(([which]) => which)).toEqual([0, 1, 2])
    expect(await reorder(asStudent, [c, b, a])).toMatchObject(OK)
    expect((await interests()).map(([which]) => which)).toEqual([2, 1, 0])
  })

  it('moves no interest for what is not offered any more', async () => {
    const { asStudent, a, b, c } = await aStudentWithInterests(
      { priority: 1 },
      { priority: 2, isPublic: false },
      { priority: 3 },
    )
    expect(await reorder(asStudent, [b, a, c])).toMatchObject(refusal(409, 'not_open'))
  })

  it('is about interests of one\u2019s own', async () => {
    const { asStudent, instructor, a, b, c } = await threeInterests()
    const other = await given.aThesis({ instructor })
    expect(await reorder(asStudent, [b, other, a, c])).toMatchObject(refusal(409, 'not_interested'))
    const draft = await given.aThesis({ instructor, publicByInstructor: false })
    expect(await reorder(asStudent, [draft, a, b, c])).toMatchObject(refusal(404, 'not_found'))
    expect(await reorder(asStudent, [{ id: 2_000_000_000 }])).toMatchObject(refusal(404, 'not_found'))
  })

  it('waits for the student to settle a positive answer, and is refused to a student who has a thesis', async () => {
    const { asStudent, student, instructor, a, b, c } = await threeInterests()
    const answered = await given.aThesis({ instructor })
    await given.anInterest({ thesis: answered, student, priority: 20, answeredPositively: true })
    expect(await reorder(asStudent, [b, a, c])).toMatchObject(refusal(400, 'answer_pending'))
    await given.aThesis({ instructor, student })
    expect(await reorder(asStudent, [b, a, c])).toMatchObject(refusal(409, 'has_thesis'))
  })

  it('asked for twenty times at once, ends in one of the orders asked for', async () => {
    const { asStudent, a, b, c, interests } = await threeInterests()
    const orders = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, n) => reorder(asStudent, orders[n % orders.length] ?? [])),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await interests()).map(([, priority]) => priority)).toEqual([1, 5, 9])
  })

  it('meets declarations and withdrawals without ever leaving two interests with one priority', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { asStudent, instructor, a, b, c, interests } = await threeInterests()
      const fresh = await given.aThesis({ instructor })
      const answers = await Promise.all([
        reorder(asStudent, [c, b, a]),
        asStudent.call('withdrawInterest', { params: { thesisId: b.id } }),
        asStudent.call('declareInterest', { params: { thesisId: fresh.id }, body: { prefOrder: 30 } }),
        reorder(asStudent, [b, c, a]),
      ])
      expect([200, 404, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)))
      const priorities = (await interests()).map(([, priority]) => priority)
      expect(new Set(priorities).size).toBe(priorities.length)
    }
  })
})
