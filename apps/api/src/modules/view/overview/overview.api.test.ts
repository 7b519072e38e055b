import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'

const api = await startTestApi()
const { anonymous, given } = api

const NOW = '2026-03-10T09:00:00Z'
const LISTS = ['listThesesAwaitingAction', 'listNewRequests', 'listExpiringTheses'] as const

async function anInstructor() {
  const instructor = await given.anInstructor()
  return { instructor, client: await api.as(instructor) }
}

const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000)
const idsOf = (entries: { thesisID: number }[]) => entries.map((entry) => entry.thesisID)

describe('GET /v1/instructor/notifications/overview', () => {
  it('is refused without a token and to students, as its lists are', async () => {
    const student = await api.as(await given.aStudent())
    for (const name of ['getNotificationOverview', ...LISTS] as const) {
      expect((await anonymous.call(name)).error).toMatchObject({ status: 401 })
      expect((await student.call(name)).error).toMatchObject({ status: 403, code: 'wrong_role' })
    }
  })

  it('counts nothing for a person for whom nothing waits', async () => {
    const { client } = await anInstructor()
    expect((await client.call('getNotificationOverview')).body).toEqual({ total: 0 })
    for (const name of LISTS) expect((await client.call(name)).body).toEqual([])
  })

  it('is the sum of the three lists', async () => {
    const { instructor, client } = await anInstructor()
    const working = await given.aThesis({
      instructor,
      student: await given.aStudent(),
      intendedEnd: '2026-03-12',
    })
    await given.aTodoList({ thesis: working, steps: ['finished'] })
    const asked = await given.aThesis({ instructor })
    for (let number = 0; number < 2; number += 1) {
      await given.anInterest({ thesis: asked, student: await given.aStudent() })
    }
    expect((await client.call('getNotificationOverview')).body).toEqual({ total: 4 })
    const lengths = await Promise.all(LISTS.map(async (name) => (await client.call(name)).body.length))
    expect(lengths).toEqual([1, 2, 1])
  })
})

describe('GET /v1/instructor/theses/instructor-action', () => {
  it('gives the step that waits for the reply, since when, and whose it is', async () => {
    const { instructor, client } = await anInstructor()
    const student = await given.aStudent()
    const thesis = await given.aThesis({ instructor, student })
    const list = await given.aTodoList({ thesis, steps: ['confirmed', 'finished', 'untouched'] })
    expect((await client.call('listThesesAwaitingAction')).body).toEqual([
      {
        thesisID: thesis.id,
        thesisTitle: thesis.title,
        reason: 'stepAwaitsReply',
        when: { date: '2026-03-10 11:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
        student: { username: student.username, uName: student.firstName, uSurname: student.surname },
        dliTitle: list.steps[1]?.title,
      },
    ])
  })

  it('gives the thesis whose steps are all confirmed and whose mark is missing', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor, student: await given.aStudent() })
    await given.aTodoList({ thesis, steps: ['confirmed', 'confirmed'] })
    expect((await client.call('listThesesAwaitingAction')).body).toMatchObject([
      { thesisID: thesis.id, reason: 'markMissing', dliTitle: null },
    ])
  })

  it('says of a thesis that a committee marks that the examination is next', async () => {
    const { instructor, client } = await anInstructor()
    const { id: rulebookId } = await given.aRulebook({ rules: PRESET_RULES.integrated_master })
    const thesis = await given.aThesis({ instructor, student: await given.aStudent(), rulebookId })
    await given.aTodoList({ thesis, steps: ['confirmed'] })
    expect((await client.call('listThesesAwaitingAction')).body).toMatchObject([
      { thesisID: thesis.id, reason: 'examinationNext' },
    ])
  })

  it.each<[string, StepState[], { mark?: number; isFree?: true }]>([
    ['waits for the student', ['confirmed', 'untouched'], {}],
    ['has no step', [], {}],
    ['is marked', ['confirmed'], { mark: 8 }],
    ['has no student', ['finished'], { isFree: true }],
  ])('leaves out a thesis that %s', async (_why, steps, { mark = null, isFree = false }) => {
    const { instructor, client } = await anInstructor()
    const student = isFree ? {} : { student: await given.aStudent() }
    await given.aTodoList({ thesis: await given.aThesis({ instructor, ...student, mark }), steps })
    expect((await client.call('listThesesAwaitingAction')).body).toEqual([])
  })

  it('leaves out the theses of others', async () => {
    const { client } = await anInstructor()
    await given.aTodoList({
      thesis: await given.aThesis({ student: await given.aStudent() }),
      steps: ['finished'],
    })
    expect((await client.call('listThesesAwaitingAction')).body).toEqual([])
  })

  it('begins with what has waited longest, and is cut into pages', async () => {
    const { instructor, client } = await anInstructor()
    const ids: number[] = []
    for (const days of [1, 5, 3]) {
      const thesis = await given.aThesis({ instructor, student: await given.aStudent() })
      const list = await given.aTodoList({ thesis })
      await given.aStep(list, { state: 'finished', studentConfirmedAt: daysAgo(days) })
      ids.push(thesis.id)
    }
    const [yesterday, longest, between] = ids
    expect(idsOf((await client.call('listThesesAwaitingAction')).body)).toEqual([longest, between, yesterday])
    const page = await client.call('listThesesAwaitingAction', { query: { page: 2, pageSize: 2 } })
    expect(idsOf(page.body)).toEqual([yesterday])
    expect(page.headers['x-total-count']).toBe('3')
  })
})

describe('GET /v1/instructor/theses/user-requests/new', () => {
  it.each([
    ['now', NOW, true],
    ['at the first minute of the day a week ago, in Athens', '2026-03-02T22:00:00Z', true],
    ['a minute earlier', '2026-03-02T21:59:00Z', false],
  ])('says of a request made %s whether it is new', async (_when, declaredAt, isNew) => {
    const { instructor, client } = await anInstructor()
    const [thesis, student] = [await given.aThesis({ instructor }), await given.aStudent()]
    await given.anInterest({ thesis, student, declaredAt: new Date(declaredAt) })
    const { body } = await client.call('listNewRequests')
    expect(body).toMatchObject(
      isNew
        ? [
            {
              thesisID: thesis.id,
              reason: 'newRequest',
              student: { username: student.username },
              dliTitle: null,
            },
          ]
        : [],
    )
  })

  it('gives one entry a student, the oldest request first', async () => {
    const { instructor, client } = await anInstructor()
    const thesis = await given.aThesis({ instructor })
    const [late, early] = [await given.aStudent(), await given.aStudent()]
    await given.anInterest({ thesis, student: late, declaredAt: daysAgo(1) })
    await given.anInterest({ thesis, student: early, declaredAt: daysAgo(2) })
    const { body } = await client.call('listNewRequests')
    expect(body.map((entry) => entry.student?.username)).toEqual([early.username, late.username])
  })

  it('leaves out theses that have a student, and those of others', async () => {
    const { instructor, client } = await anInstructor()
    const taken = await given.aThesis({ instructor, student: await given.aStudent() })
    await given.anInterest({ thesis: taken, student: await given.aStudent() })
    await given.anInterest({ student: await given.aStudent() })
    expect((await client.call('listNewRequests')).body).toEqual([])
  })
})

describe('GET /v1/instructor/theses/expiring', () => {
  it.each([
    ['2026-03-09', false],
    ['2026-03-10', true],
    ['2026-03-17', true],
    ['2026-03-18', false],
  ] as const)('says of a date on %s, seen on 10 March, whether it is near', async (date, isNear) => {
    const { instructor, client } = await anInstructor()
    const free = await given.aThesis({ instructor, interestDeadline: date })
    const student = await given.aStudent()
    const working = await given.aThesis({ instructor, student, intendedEnd: date })
    const when = { date: `${date} 00:00:00.000000` }
    expect((await client.call('listExpiringTheses')).body).toMatchObject(
      isNear
        ? [
            { thesisID: free.id, reason: 'interestDeadline', when, student: null },
            { thesisID: working.id, reason: 'intendedEnd', when, student: { username: student.username } },
          ]
        : [],
    )
  })

  it('ignores the end of a thesis without a student, the deadline of one that is given, and marked ones', async () => {
    const { instructor, client } = await anInstructor()
    await given.aThesis({ instructor, intendedEnd: '2026-03-12' })
    await given.aThesis({ instructor, student: await given.aStudent(), interestDeadline: '2026-03-12' })
    await given.aThesis({ instructor, student: await given.aStudent(), mark: 8, intendedEnd: '2026-03-12' })
    expect((await client.call('listExpiringTheses')).body).toEqual([])
  })

  it('begins with the nearest', async () => {
    const { instructor, client } = await anInstructor()
    const later = await given.aThesis({ instructor, interestDeadline: '2026-03-15' })
    const sooner = await given.aThesis({ instructor, interestDeadline: '2026-03-11' })
    expect(idsOf((await client.call('listExpiringTheses')).body)).toEqual([sooner.id, later.id])
  })
})
