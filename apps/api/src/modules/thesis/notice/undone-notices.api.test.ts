import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { notice, noticeSetting } from './tables.ts'

const api = await startTestApi()
const { given, clock, mailbox, db } = api

async function aScene(count = 1) {
  const people = await aDepartmentWithPeople(api)
  const titles = Array.from({ length: count }, (_, index) => `Θέμα ${index}`)
  const theses = await Promise.all(
    titles.map((title) => given.aThesis({ instructor: people.instructor, title })),
  )
  const declare = (thesis = theses[0], by = people.asStudent) =>
    by.call('declareInterest', { params: { thesisId: thesis?.id ?? 0 }, body: { prefOrder: 1 } })
  const withdraw = (thesis = theses[0], by = people.asStudent) =>
    by.call('withdrawInterest', { params: { thesisId: thesis?.id ?? 0 } })
  return { ...people, theses, declare, withdraw }
}

const subjectsTo = async ({ email }: { email: string }) =>
  (await mailbox.all()).filter(({ to }) => to === email).map(({ subject }) => subject.replace(/:.*/, ''))
const kindsOf = async ({ id }: { id: number }) =>
  (
    await db.select({ kind: notice.kind }).from(notice).where(eq(notice.accountId, id)).orderBy(notice.id)
  ).map(({ kind }) => kind)

const DECLARED = 'Δήλωση ενδιαφέροντος'
const WITHDRAWN = 'Ανάκληση δήλωσης ενδιαφέροντος'

describe('a declaration that is taken back within ten minutes', () => {
  it('leaves one mail and one notice, however often it is repeated', async () => {
    const { instructor, declare, withdraw } = await aScene()
    for (let count = 0; count < 25; count += 1) {
      expect((await declare()).status).toBe(200)
      expect((await withdraw()).status).toBe(200)
    }
    clock.advance({ minutes: 10 })
    expect(await subjectsTo(instructor)).toEqual([DECLARED])
    expect(await kindsOf(instructor)).toEqual(['interest_withdrawn'])
  })

  it('leaves one mail and one notice, in however many theses', async () => {
    const { instructor, theses, declare, withdraw } = await aScene(25)
    for (const thesis of theses) await declare(thesis)
    for (const thesis of theses) await withdraw(thesis)
    clock.advance({ minutes: 10 })
    expect(await subjectsTo(instructor)).toEqual([DECLARED])
    expect(await kindsOf(instructor)).toEqual(['interest_withdrawn'])
  })

  it('leaves nothing where no mail went at once and the notice is unread', async () => {
    const { instructor, declare, withdraw } = await aScene()
    const choice = { accountId: instructor.id, kind: 'interest_declared', delivery: 'daily_digest' } as const
    await db.transaction((tx) => tx.insert(noticeSetting).values(choice))
    await declare()
    await withdraw()
    expect(await kindsOf(instructor)).toEqual([])
    expect(await subjectsTo(instructor)).toEqual([])
  })

  it('is said under the bell where the declaration was read', async () => {
    const { instructor, asInstructor, declare, withdraw } = await aScene()
    await declare()
    await asInstructor.call('readAllNotices')
    await withdraw()
    expect(await kindsOf(instructor)).toEqual(['interest_withdrawn'])
    expect((await asInstructor.call('countUnreadNotices')).body).toEqual({ unread: 1 })
  })

  it('takes nothing of another student with it', async () => {
    const { instructor, declare, withdraw, another } = await aScene()
    const other = (await another('student')).client
    await declare()
    await declare(undefined, other)
    await withdraw(undefined, other)
    expect(await kindsOf(instructor)).toEqual(['interest_declared', 'interest_withdrawn'])
  })
})

describe('a declaration that stands', () => {
  it('is mailed at once, the next ones within ten minutes when these are over', async () => {
    const { instructor, theses, declare } = await aScene(3)
    for (const thesis of theses) await declare(thesis)
    expect(await subjectsTo(instructor)).toEqual([DECLARED])
    clock.advance({ minutes: 9, seconds: 59 })
    expect(await subjectsTo(instructor)).toEqual([DECLARED])
    clock.advance({ seconds: 1 })
    expect(await subjectsTo(instructor)).toEqual([DECLARED, DECLARED, DECLARED])
    expect(await kindsOf(instructor)).toHaveLength(3)
  })

  it('and is taken back later makes a mail of its own', async () => {
    const { instructor, declare, withdraw } = await aScene()
    await declare()
    expect(await subjectsTo(instructor)).toEqual([DECLARED])
    clock.advance({ minutes: 10 })
    await withdraw()
    expect(await subjectsTo(instructor)).toEqual([DECLARED, WITHDRAWN])
    expect(await kindsOf(instructor)).toEqual(['interest_declared', 'interest_withdrawn'])
  })
})

describe('a step', () => {
  it('that is accepted and taken back again and again sends its student one mail', async () => {
    const { student, instructor, asInstructor } = await aScene()
    const thesis = await given.aThesis({ instructor, student, startDate: '2026-01-15' })
    const { steps } = await given.aTodoList({ thesis, steps: ['finished', 'untouched'] })
    const params = { itemId: steps[0]?.id ?? 0 }
    for (let count = 0; count < 5; count += 1) {
      expect((await asInstructor.call('acceptStep', { params })).status).toBe(200)
      expect((await asInstructor.call('cancelStepAcceptance', { params })).status).toBe(200)
    }
    clock.advance({ minutes: 10 })
    expect(await subjectsTo(student)).toEqual(['Έγκριση βήματος'])
    expect(await kindsOf(student)).toEqual(['step_acceptance_cancelled'])
  })

  it.each([0, 60])(
    'that is taken back after %i minutes leaves nothing where it waited for the digest',
    async (minutes) => {
      const { student, instructor, asStudent } = await aScene()
      const choice = { accountId: instructor.id, kind: 'step_finished', delivery: 'daily_digest' } as const
      await db.transaction((tx) => tx.insert(noticeSetting).values(choice))
      const thesis = await given.aThesis({ instructor, student, startDate: '2026-01-15' })
      const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
      const params = { itemId: steps[0]?.id ?? 0 }
      expect((await asStudent.call('finishStep', { params, body: {} })).status).toBe(200)
      clock.advance({ minutes })
      expect((await asStudent.call('withdrawStep', { params })).status).toBe(200)
      expect(await kindsOf(instructor)).toEqual([])
      expect(await subjectsTo(instructor)).toEqual([])
    },
  )

  it('that is finished and taken back again and again sends its instructor one mail', async () => {
    const { student, instructor, asStudent } = await aScene()
    const thesis = await given.aThesis({ instructor, student, startDate: '2026-01-15' })
    const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
    const params = { itemId: steps[0]?.id ?? 0 }
    for (let count = 0; count < 5; count += 1) {
      expect((await asStudent.call('finishStep', { params, body: {} })).status).toBe(200)
      expect((await asStudent.call('withdrawStep', { params })).status).toBe(200)
    }
    expect((await asStudent.call('finishStep', { params, body: {} })).status).toBe(200)
    clock.advance({ minutes: 10 })
    expect(await subjectsTo(instructor)).toEqual(['Βήμα σε αναμονή έγκρισης'])
    expect(await kindsOf(instructor)).toEqual(['step_finished'])
  })

  it('that is finished and returned again and again tells each of the two once, and then the last time', async () => {
    const { student, instructor, asStudent, asInstructor } = await aScene()
    const thesis = await given.aThesis({ instructor, student, startDate: '2026-01-15' })
    const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
    const params = { itemId: steps[0]?.id ?? 0 }
    for (let count = 0; count < 5; count += 1) {
      expect((await asStudent.call('finishStep', { params, body: {} })).status).toBe(200)
      expect((await asInstructor.call('returnStep', { params, body: {} })).status).toBe(200)
    }
    clock.advance({ minutes: 10 })
    const [finished, returned] = ['Βήμα σε αναμονή έγκρισης', 'Επιστροφή βήματος για διόρθωση']
    expect(await subjectsTo(instructor)).toEqual([finished, finished])
    expect(await subjectsTo(student)).toEqual([returned, returned])
    expect([await kindsOf(instructor), await kindsOf(student)]).toEqual([
      ['step_finished'],
      ['step_returned'],
    ])
  })
})

it('a mail about one student is not held back by those about another', async () => {
  const { instructor, declare, another } = await aScene()
  await declare()
  await declare(undefined, (await another('student')).client)
  expect(await subjectsTo(instructor)).toEqual([DECLARED, DECLARED])
})

it('a positive answer and its cancellation are both mailed, because the student may decide upon either', async () => {
  const { student, asInstructor, theses, declare } = await aScene()
  await declare()
  const answer = (flag: 0 | 1) =>
    asInstructor.call('answerInterest', {
      params: { thesisId: theses[0]?.id ?? 0, username: student.username, flag },
    })
  for (const flag of [1, 0] as const) expect((await answer(flag)).status).toBe(200)
  const [positive, cancelled] = ['Θετική απάντηση στη δήλωσή σας', 'Η θετική απάντηση ακυρώθηκε']
  expect((await subjectsTo(student)).sort()).toEqual([cancelled, positive].sort())
})
