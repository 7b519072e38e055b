import type { Statistics } from '@diatrivi/contract/view/statistics/statistics.schemas'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { beforeEach, describe, expect, it } from 'vitest'
import { inserted } from '../../../testing/inserted.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { event } from '../../thesis/history/tables.ts'

const api = await startTestApi()
const { anonymous, clock, db, given } = api
const NOW = '2026-03-10T09:00:00Z'

beforeEach(() => clock.set(NOW))

async function aDepartmentOfOurs() {
  const department = await given.aDepartment()
  const instructor = await given.anInstructor({ department })
  const administrator = await api.as(await given.anAdministrator())
  return {
    department,
    instructor,
    client: await api.as(instructor),
    /** As an administrator reads it, who is shown everything. */
    whole: async () =>
      (await administrator.call('getStatistics', { query: { depID: department.id } }))
        .body satisfies Statistics,
  }
}

const happened = (thesis: { id: number }, what: EventKind, at: string, details = {}) =>
  inserted(db, event, { thesisId: thesis.id, actorId: null, what, details, happenedAt: new Date(at) })

interface Life {
  instructor: { id: number; departmentId: number | null }
  createdAt: string
  assignedAt: string
  endDate?: IsoDate
  intendedEnd?: IsoDate
  lastStepAt?: string
}

/** A thesis with a student, marked where it has an end. */
async function aLife({ instructor, createdAt, assignedAt, endDate, intendedEnd, lastStepAt }: Life) {
  const student = await given.aStudent({
    departmentId: (instructor as { departmentId: number }).departmentId,
  })
  const ended = endDate === undefined ? {} : { endDate, mark: 8 }
  const thesis = await given.aThesis({
    instructor,
    student,
    createdAt: new Date(createdAt),
    intendedEnd: intendedEnd ?? null,
    ...ended,
  })
  await happened(thesis, 'assignment_accepted', assignedAt)
  if (lastStepAt !== undefined) {
    const at = new Date(lastStepAt)
    const list = await given.aTodoList({ thesis })
    await given.aStep(list, { studentConfirmedAt: at, instructorConfirmedAt: at })
  }
  return thesis
}

const ofYear = ({ years }: Statistics, year: number) => years.find((figures) => figures.year === year)

describe('GET /v1/admin/statistics', () => {
  it('is refused without a token and to instructors and students', async () => {
    expect((await anonymous.call('getStatistics')).error).toMatchObject({ status: 401 })
    for (const account of [await given.anInstructor(), await given.aStudent()]) {
      const { error } = await (await api.as(account)).call('getStatistics')
      expect(error).toMatchObject({ status: 403, code: 'wrong_role' })
    }
  })

  it.each([
    [{ depID: 999_999 }, 404, 'not_found'],
    [{ instID: 999_999 }, 404, 'not_found'],
    [{ depID: 1, instID: 1 }, 400, 'validation'],
    [{ year: 'soon' }, 400, 'validation'],
    [{ year: 20_026 }, 400, 'validation'],
  ])('refuses %j', async (query, status, code) => {
    const client = await api.as(await given.anAdministrator())
    expect((await client.call('getStatistics', { query })).error).toMatchObject({ status, code })
  })

  it('counts the theses of the department by state', async () => {
    const { department, instructor, whole } = await aDepartmentOfOurs()
    const [one, other] = [await given.aStudent({ department }), await given.aStudent({ department })]
    await given.aThesis({ instructor })
    await given.aThesis({ instructor, publicByInstructor: false })
    await given.aThesis({ instructor, student: one })
    await given.aThesis({ instructor, student: other, mark: 8, endDate: '2026-01-01' })
    await given.aThesis()
    expect((await whole()).theses).toEqual({ ungiven: 2, inProgress: 1, ended: 1 })
  })

  it('counts each student once, and none who is not let in', async () => {
    const { department, instructor, whole } = await aDepartmentOfOurs()
    const student = () => given.aStudent({ department })
    await student()
    await student()
    await given.aStudent({ department, isActive: false })
    await given.aStudent({ department, disabledAt: new Date(NOW) })
    await given.aThesis({ instructor, student: await student(), mark: 8, endDate: '2026-01-01' })
    const again = await student()
    await given.aThesis({ instructor, student: again, mark: 6, endDate: '2025-01-01' })
    await given.aThesis({ instructor, student: again })
    expect((await whole()).students).toEqual({ without: 2, inProgress: 1, ended: 1 })
  })

  it('says how long it took from the publication to the assignment and to the mark', async () => {
    const { instructor, whole } = await aDepartmentOfOurs()
    const spans = [
      ['2025-09-11T09:00:00Z', '2025-12-20'],
      ['2025-09-21T09:00:00Z', '2026-01-09'],
      ['2025-10-11T09:00:00Z', '2026-02-18'],
    ] as const
    for (const [assignedAt, endDate] of spans) {
      await aLife({ instructor, createdAt: '2025-09-01T09:00:00Z', assignedAt, endDate })
    }
    expect(ofYear(await whole(), 2025)).toMatchObject({
      assigned: 3,
      publicationToAssignment: { count: 3, quartiles: { first: 15, median: 20, third: 30 } },
      ended: 3,
      assignmentToMark: { count: 3, quartiles: { first: 105, median: 110, third: 120 } },
    })
  })

  it('has no median of nothing', async () => {
    const { whole } = await aDepartmentOfOurs()
    const nothing = { count: 0, quartiles: null }
    expect(ofYear(await whole(), 2025)).toEqual({
      year: 2025,
      assigned: 0,
      publicationToAssignment: nothing,
      ended: 0,
      assignmentToMark: nothing,
      onTime: { of: 0, part: 0 },
    })
  })

  it.each([
    ['private, and published 10 days later', { publicByInstructor: true }, ['2025-09-11'], 20],
    ['public, and hidden after the assignment', { publicByInstructor: false }, ['2025-10-11'], 30],
    ['private, published and hidden', { publicByInstructor: false }, ['2025-09-21', '2025-10-11'], 10],
  ] as const)(
    'counts from the publication of a thesis that began %s',
    async (_what, values, changes, days) => {
      const { department, instructor, whole } = await aDepartmentOfOurs()
      const student = await given.aStudent({ department })
      const createdAt = new Date('2025-09-01T09:00:00Z')
      const thesis = await given.aThesis({ instructor, student, createdAt, ...values })
      for (const day of changes) {
        await happened(thesis, 'thesis_edited', `${day}T09:00:00Z`, { changed: 'title publicByInstructor' })
      }
      await happened(thesis, 'thesis_edited', '2025-09-02T09:00:00Z', { changed: 'title' })
      await happened(thesis, 'assignment_accepted', '2025-10-01T09:00:00Z')
      const { quartiles } = ofYear(await whole(), 2025)?.publicationToAssignment ?? {}
      expect(quartiles?.median).toBe(days)
    },
  )

  it('measures to the last assignment of a thesis that somebody gave up', async () => {
    const { instructor, whole } = await aDepartmentOfOurs()
    const createdAt = '2025-09-01T09:00:00Z'
    const thesis = await aLife({ instructor, createdAt, assignedAt: '2025-09-05T09:00:00Z' })
    await happened(thesis, 'assignment_accepted', '2025-09-25T09:00:00Z')
    const figures = ofYear(await whole(), 2025)
    expect(figures).toMatchObject({ assigned: 1, publicationToAssignment: { quartiles: { median: 24 } } })
  })

  it.each([
    ['2025-08-31T20:59:00Z', 2024],
    ['2025-08-31T21:01:00Z', 2025],
  ])('puts an assignment at %s into the academic year of Athens, %d', async (assignedAt, year) => {
    const { instructor, whole } = await aDepartmentOfOurs()
    await aLife({ instructor, createdAt: '2025-08-01T09:00:00Z', assignedAt })
    const assigned = (await whole()).years.filter((figures) => figures.assigned === 1)
    expect(assigned.map((figures) => figures.year)).toEqual([year])
  })

  it.each([
    ['2025-08-31', 2024],
    ['2025-09-01', 2025],
    ['2026-08-31', 2025],
  ] as const)('puts a mark on %s into the academic year %d', async (endDate, year) => {
    const { instructor, whole } = await aDepartmentOfOurs()
    const days = { createdAt: '2024-01-01T09:00:00Z', assignedAt: '2024-02-01T09:00:00Z' }
    await aLife({ instructor, ...days, endDate })
    const ended = (await whole()).years.filter((figures) => figures.ended === 1)
    expect(ended.map((figures) => figures.year)).toEqual([year])
  })

  it('judges by the last step whether a marked thesis was on time, and by the mark where it has none', async () => {
    const { instructor, whole } = await aDepartmentOfOurs()
    const life = {
      instructor,
      createdAt: '2025-09-01T09:00:00Z',
      assignedAt: '2025-09-02T09:00:00Z',
      endDate: '2026-02-10',
      intendedEnd: '2026-02-01',
    } as const
    await aLife({ ...life, lastStepAt: '2026-02-01T20:00:00Z' })
    await aLife({ ...life, lastStepAt: '2026-02-01T22:30:00Z' })
    await aLife(life)
    await aLife({ ...life, endDate: '2026-02-01' })
    const { intendedEnd: _none, ...withoutDay } = life
    await aLife(withoutDay)
    expect(ofYear(await whole(), 2025)).toMatchObject({ ended: 5, onTime: { of: 4, part: 2 } })
  })

  it('has the year that is asked for and the five before it', async () => {
    const client = await api.as(await given.anAdministrator())
    const { body } = await client.call('getStatistics', { query: { year: 2023 } })
    expect(body.years.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023])
    expect(body.year).toBe(2023)
  })

  it('compares the departments of an institution, also those without theses', async () => {
    const university = await given.anInstitution()
    const busy = await given.aDepartment({ of: university, name: 'Τμήμα Α' })
    await given.aDepartment({ of: university, name: 'Τμήμα Β' })
    const instructor = await given.anInstructor({ department: busy })
    const life = { createdAt: '2025-09-01T09:00:00Z', assignedAt: '2025-09-02T09:00:00Z' }
    await aLife({ instructor, ...life, endDate: '2026-01-10', intendedEnd: '2026-02-01' })
    await aLife({ instructor, ...life, endDate: '2025-01-10', intendedEnd: '2025-02-01' })
    await aLife({ instructor, ...life })
    await given.aThesis({ instructor })
    const client = await api.as(await given.anAdministrator())
    const { body } = await client.call('getStatistics', { query: { instID: university.id } })
    expect(body.departments).toEqual([
      {
        depID: busy.id,
        depName: 'Τμήμα Α',
        instName: university.name,
        ungiven: 1,
        inProgress: 1,
        ended: 1,
        onTime: { of: 1, part: 1 },
      },
      expect.objectContaining({ depName: 'Τμήμα Β', ungiven: 0, ended: 0, onTime: { of: 0, part: 0 } }),
    ])
    expect(body.theses).toEqual({ ungiven: 1, inProgress: 1, ended: 2 })
    expect(body.instructors).toEqual([])
  })

  it('names the load of each instructor of a department, also of one without theses', async () => {
    const { department, instructor, whole } = await aDepartmentOfOurs()
    const idle = await given.anInstructor({ department, surname: 'Άεργος' })
    await given.aThesis({ instructor, interestDeadline: '2026-03-10' })
    await given.aThesis({ instructor, interestDeadline: '2026-03-09' })
    await given.aThesis({ instructor, publicByInstructor: false })
    await given.aThesis({ instructor, student: await given.aStudent() })
    const ended = { instructor, mark: 8, endDate: '2025-09-01' } as const
    await given.aThesis({ ...ended, student: await given.aStudent() })
    await given.aThesis({ ...ended, student: await given.aStudent(), endDate: '2025-08-31' })
    const { instructors, load } = await whole()
    expect(instructors).toEqual([
      expect.objectContaining({
        instructor: expect.objectContaining({ username: idle.username }),
        open: 0,
        inProgress: 0,
        ended: 0,
      }),
      expect.objectContaining({ open: 1, inProgress: 1, ended: 1 }),
    ])
    expect(load.open).toEqual({ count: 2, quartiles: { first: 0.25, median: 0.5, third: 0.75 } })
  })

  it('keeps what it counted for five minutes, and says when that was', async () => {
    const { instructor, whole } = await aDepartmentOfOurs()
    expect((await whole()).theses.ungiven).toBe(0)
    await given.aThesis({ instructor })
    clock.advance({ minutes: 4 })
    const kept = await whole()
    expect([kept.theses.ungiven, kept.at.date]).toEqual([0, '2026-03-10 11:00:00.000000'])
    clock.advance({ minutes: 1 })
    const counted = await whole()
    expect([counted.theses.ungiven, counted.at.date]).toEqual([1, '2026-03-10 11:05:00.000000'])
  })
})

describe('GET /v1/instructor/statistics', () => {
  it('is refused without a token, to students and to administrators', async () => {
    expect((await anonymous.call('getOwnStatistics')).error).toMatchObject({ status: 401 })
    for (const account of [await given.aStudent(), await given.anAdministrator()]) {
      const { error } = await (await api.as(account)).call('getOwnStatistics')
      expect(error).toMatchObject({ status: 403, code: 'wrong_role' })
    }
  })

  it('is of the own department, whatever else is asked for', async () => {
    const { instructor, client } = await aDepartmentOfOurs()
    const other = await aDepartmentOfOurs()
    await given.aThesis({ instructor })
    const query: Record<string, number> = { depID: other.department.id }
    expect((await client.call('getOwnStatistics', { query })).body.theses.ungiven).toBe(1)
  })

  it('hides four people and shows five', async () => {
    const { department, instructor, client } = await aDepartmentOfOurs()
    const life = {
      instructor,
      createdAt: '2025-09-01T09:00:00Z',
      assignedAt: '2025-09-11T09:00:00Z',
      endDate: '2026-01-10',
      intendedEnd: '2026-02-01',
    } as const
    for (let number = 0; number < 4; number += 1) {
      await aLife(life)
      await given.aStudent({ department })
    }
    const hidden = (await client.call('getOwnStatistics')).body
    expect(hidden).toMatchObject({
      smallestGroup: 5,
      theses: { ungiven: 0, inProgress: 0, ended: null },
      students: { without: null, inProgress: 0, ended: null },
      load: { open: { count: null, quartiles: null } },
    })
    expect(ofYear(hidden, 2025)).toEqual({
      year: 2025,
      assigned: null,
      publicationToAssignment: { count: null, quartiles: null },
      ended: null,
      assignmentToMark: { count: null, quartiles: null },
      onTime: { of: null, part: null },
    })
    await aLife(life)
    clock.advance({ minutes: 5 })
    const shown = (await client.call('getOwnStatistics')).body
    expect(ofYear(shown, 2025)).toMatchObject({
      assigned: 5,
      publicationToAssignment: { count: 5, quartiles: { first: 10, median: 10, third: 10 } },
      onTime: { of: 5, part: 5 },
    })
  })

  it('hides another year with a small one, whichever years are asked for, and what belongs to it', async () => {
    const { instructor, client } = await aDepartmentOfOurs()
    const lifeIn = (year: number) => ({
      instructor,
      createdAt: `${year}-09-01T09:00:00Z`,
      assignedAt: `${year}-09-11T09:00:00Z`,
      endDate: `${year + 1}-01-10` as const,
      intendedEnd: `${year + 1}-02-01` as const,
    })
    const counts = [
      [2014, 6],
      [2024, 7],
      [2025, 3],
    ] as const
    for (const [year, count] of counts)
      for (let number = 0; number < count; number += 1) await aLife(lifeIn(year))
    const now = (await client.call('getOwnStatistics', { query: { year: 2025 } })).body
    const before = (await client.call('getOwnStatistics', { query: { year: 2015 } })).body
    expect(now.theses.ended).toBe(16)
    const endedIn = [ofYear(before, 2014), ofYear(now, 2024), ofYear(now, 2025)]
    expect(endedIn.map((year) => [year?.assigned, year?.ended])).toEqual([
      [null, null],
      [7, 7],
      [null, null],
    ])
    expect(ofYear(before, 2014)).toMatchObject({
      publicationToAssignment: { count: null, quartiles: null },
      assignmentToMark: { count: null, quartiles: null },
      onTime: { of: null, part: null },
    })
  })

  it('shows an administrator the same whole', async () => {
    const { instructor, whole } = await aDepartmentOfOurs()
    await given.aThesis({ instructor, student: await given.aStudent() })
    expect(await whole()).toMatchObject({ smallestGroup: null, theses: { inProgress: 1 } })
  })

  it('names no load but the own', async () => {
    const { department, instructor, client } = await aDepartmentOfOurs()
    const colleague = await given.anInstructor({ department })
    await given.aThesis({ instructor: colleague, publicByInstructor: false })
    const { instructors } = (await client.call('getOwnStatistics')).body
    expect(instructors.map((load) => load.instructor.username)).toEqual([instructor.username])
  })
})
