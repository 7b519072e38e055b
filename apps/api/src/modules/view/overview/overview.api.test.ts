import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'

const api = await startTestApi()
const { anonymous, given } = api

const NOW = '2026-03-10T09:00:00Z'
const LISTS = ['listThesesAwaitingAction', 'listNewRequests', 'listExpiringTheses'] as const
/** What the home of an instructor has beside the three lists; the badge does not count it. */
const BESIDE = ['listExaminationsAhead', 'listLateTheses'] as const

async function anInstructor() {
  const instructor = await given.anInstructor()
  return { instructor, client: await api.as(instructor) }
}

const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000)
const idsOf = (entries: { thesisID: number }[]) => entries.map((entry) => entry.thesisID)

describe('GET /v1/instructor/notifications/overview', () => {
  it('is refused without a token and to students, as its lists are', async () => {
    const student = await api.as(await given.aStudent())
    for (const name of ['getNotificationOverview', ...LISTS, ...BESIDE] as const) {
      expect((await anonymous.call(name)).error).toMatchObject({ status: 401 })
      expect((await student.call(name)).error).toMatchObject({ status: 403, code: 'wrong_role' })
    }
  })

  it('counts nothing for a person for whom nothing waits', async () => {
    const { client } = await anInstructor()
    expect((await client.call('getNotificationOverview')).body).toEqual({ total: 0 })
    for (const name of [...LISTS, ...BESIDE]) expect((await client.call(name)).body).toEqual([])
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
        dliID: list.steps[1]?.id,
        place: null,
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

describe('GET /v1/instructor/examinations/ahead', () => {
  const at = (startsAt: string) => ({ startsAt: new Date(startsAt), place: 'Αίθουσα Α1' })
  const aThesisOf = async (instructor?: { id: number }) =>
    given.aThesis({ ...(instructor && { instructor }), student: await given.aStudent() })

  it('gives those of own theses and of committees, the next first, with hour, room and student', async () => {
    const { instructor, client } = await anInstructor()
    const [own, asMember] = [await aThesisOf(instructor), await aThesisOf()]
    await given.aSeat({ thesis: asMember, person: instructor, position: 2, state: 'accepted' })
    await given.anExamination({ thesis: own, ...at('2026-03-12T15:00:00Z') })
    await given.anExamination({ thesis: asMember, state: 'announced', ...at('2026-03-10T15:00:00Z') })
    const { body } = await client.call('listExaminationsAhead')
    expect(body).toMatchObject([
      {
        thesisID: asMember.id,
        reason: 'examination',
        when: { date: '2026-03-10 17:00:00.000000' },
        student: { uSurname: expect.any(String) },
        place: 'Αίθουσα Α1',
      },
      { thesisID: own.id },
    ])
  })

  it.each([
    ['yesterday', '2026-03-09T15:00:00Z', false],
    ['on the last of the seven days', '2026-03-17T15:00:00Z', true],
    ['on the day after', '2026-03-18T15:00:00Z', false],
  ])('says of one %s whether it is ahead', async (_when, startsAt, isAhead) => {
    const { instructor, client } = await anInstructor()
    const thesis = await aThesisOf(instructor)
    await given.anExamination({ thesis, ...at(startsAt) })
    expect(idsOf((await client.call('listExaminationsAhead')).body)).toEqual(isAhead ? [thesis.id] : [])
  })

  it('leaves out one that was held or cancelled, and a committee that the instructor did not join', async () => {
    const { instructor, client } = await anInstructor()
    const soon = at('2026-03-11T09:00:00Z')
    await given.anExamination({ thesis: await aThesisOf(instructor), state: 'held', ...soon })
    await given.anExamination({ thesis: await aThesisOf(instructor), state: 'cancelled', ...soon })
    const invitedTo = await aThesisOf()
    await given.aSeat({ thesis: invitedTo, person: instructor, position: 2, state: 'invited' })
    await given.anExamination({ thesis: invitedTo, ...soon })
    await given.anExamination({ thesis: await aThesisOf(), ...soon })
    expect((await client.call('listExaminationsAhead')).body).toEqual([])
  })
})

describe('GET /v1/instructor/theses/late', () => {
  it('gives those in progress whose intended end has passed, the longest overdue first', async () => {
    const { instructor, client } = await anInstructor()
    const working = async (intendedEnd: IsoDate) =>
      given.aThesis({ instructor, student: await given.aStudent(), intendedEnd })
    const [week, month] = [await working('2026-03-03'), await working('2026-02-10')]
    await working('2026-03-10')
    const { body } = await client.call('listLateTheses')
    expect(body).toMatchObject([
      { thesisID: month.id, reason: 'late', when: { date: '2026-02-10 00:00:00.000000' } },
      { thesisID: week.id },
    ])
  })

  it('leaves out what nobody has, what is marked, and what waits for the mark since before its day', async () => {
    const { instructor, client } = await anInstructor()
    const over = { instructor, intendedEnd: '2026-03-03' } as const
    await given.aThesis(over)
    await given.aThesis({ ...over, student: await given.aStudent(), mark: 8 })
    const inTime = await given.aThesis({ ...over, student: await given.aStudent() })
    const list = await given.aTodoList({ thesis: inTime })
    await given.aStep(list, {
      state: 'confirmed',
      studentConfirmedAt: daysAgo(9),
      instructorConfirmedAt: daysAgo(8),
    })
    expect((await client.call('listLateTheses')).body).toEqual([])
  })
})
