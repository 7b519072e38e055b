import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import { barsOf } from '@diatrivi/domain/view/timeline/timeline-bars'
import { inTimelineOrder } from '@diatrivi/domain/view/timeline/timeline-order'
import { TIMELINE_SCOPES } from '@diatrivi/domain/view/timeline/timeline-row'
import { describe, expect, it } from 'vitest'
import { statementsOf } from '../../../testing/statements-of.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../thesis-view/people.fixture.ts'

const api = await startTestApi()
const { given } = api
/** The clock stands at 10 March 2026. */
const TODAY = api.clock.today()

type Values = Parameters<typeof given.aThesis>[0]

const read = async (client: TestClient, query: Record<string, string | number>) =>
  (await client.call('getTimeline', { query })).body

const titles = async (client: TestClient, query: Record<string, string | number>) =>
  (await read(client, query)).map(({ thesisTitle }) => thesisTitle)

/** The days on which the first of four steps of two weeks each were confirmed; null where there is no list. */
async function aThesisAtWork(values: Values, confirmedOn: readonly IsoDate[] | null) {
  const thesis = await given.aThesis({ student: await given.aStudent(), ...values })
  if (confirmedOn === null) return thesis
  const list = await given.aTodoList({ thesis })
  for (let place = 0; place < 4; place += 1) {
    const day = confirmedOn[place]
    const at = day === undefined ? null : new Date(`${day}T10:00:00Z`)
    const confirmed = { studentConfirmedAt: at, instructorConfirmedAt: at }
    await given.aStep(list, { position: place + 1, title: `Βήμα ${place + 1}`, ...confirmed })
  }
  return thesis
}

describe('who reads a timeline', () => {
  it('is a person with a session', async () => {
    const answer = await api.anonymous.call('getTimeline', { query: { scope: 'mine' } })
    expect(answer.status).toBe(401)
  })

  it('says which parameter is wrong or missing', async () => {
    const { asInstructor } = await aDepartmentWithPeople(api)
    const fieldsOf = async (query: Record<string, string>) =>
      (await asInstructor.call('getTimeline', { query })).error.fields
    expect(await fieldsOf({ scope: 'all' })).toHaveProperty('scope')
    expect(await fieldsOf({ scope: 'mine', from: '2026-02-31' })).toHaveProperty('from')
    expect(await fieldsOf({ scope: 'mine', phase: 'closed' })).toHaveProperty('phase')
    expect(await fieldsOf({ scope: 'mine', late: 'yes' })).toHaveProperty('late')
  })

  it('is for an instructor the own theses and seats, for the office the department', async () => {
    const { department, asInstructor, asStudent } = await aDepartmentWithPeople(api)
    const holder = await given.anInstructor({ department })
    await given.anOffice({ person: holder })
    const allowed = async (client: TestClient) => {
      const answers = TIMELINE_SCOPES.map(async (scope) => {
        const answer = await client.call('getTimeline', { query: { scope } })
        if (answer.status === 200) return [scope]
        expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } })
        return []
      })
      return (await Promise.all(answers)).flat()
    }
    expect(await allowed(asInstructor)).toEqual(['mine', 'seats'])
    expect(await allowed(await api.as(holder))).toEqual(['mine', 'seats', 'department'])
    expect(await allowed(await api.as(await given.aSecretary({ department })))).toEqual(TIMELINE_SCOPES)
    for (const other of [asStudent, await api.as(await given.anAdministrator())])
      expect(await other.call('getTimeline')).toMatchObject({
        status: 403,
        error: { code: 'wrong_role' },
      })
  })

  it('finds theses in progress alone, and none of another department', async () => {
    const { department, instructor, asInstructor } = await aDepartmentWithPeople(api)
    const asSecretary = await api.as(await given.aSecretary({ department }))
    await given.aThesis({ instructor, title: 'Θέμα χωρίς φοιτητή' })
    await given.aThesis({ instructor, title: 'Με βαθμό', student: await given.aStudent(), mark: 8 })
    await given.aThesis({ title: 'Άλλου τμήματος', student: await given.aStudent() })
    const colleague = await given.anInstructor({ department })
    await given.aThesis({ instructor: colleague, title: 'Συναδέλφου', student: await given.aStudent() })
    await given.aThesis({ instructor, title: 'Δική μου', student: await given.aStudent() })
    expect(await titles(asInstructor, { scope: 'mine' })).toEqual(['Δική μου'])
    for (const query of [{}, { scope: 'department' }])
      expect(await titles(asSecretary, query)).toEqual(['Συναδέλφου', 'Δική μου'])
    expect(await titles(asSecretary, { scope: 'mine' })).toEqual([])
    expect(await titles(asInstructor, {})).toEqual(['Δική μου'])
  })
})

describe('the theses in whose committee an instructor sits', () => {
  it('are those of accepted seats and of invitations, without the own ones', async () => {
    const { department, instructor } = await aDepartmentWithPeople(api)
    const member = await given.anInstructor({ department })
    const rules = rulesWithDefaults({ committee: { size: 3 } })
    const book = await given.aRulebook({ department, rules, publishedAt: api.clock.now() })
    const aThesis = async (title: string, state: 'accepted' | 'invited' | 'declined') => {
      const thesis = await aThesisAtWork({ instructor, title, rulebookId: book.id }, [])
      const leftOn = state === 'declined' ? { leftOn: TODAY } : {}
      await given.aSeat({ thesis, person: member, position: 2, role: 'member', state, ...leftOn })
    }
    await aThesis('Μέλος', 'accepted')
    await aThesis('Πρόσκληση', 'invited')
    await aThesis('Άρνηση', 'declined')
    const own = await aThesisAtWork({ instructor: member, title: 'Δική του', rulebookId: book.id }, [])
    await given.aSeat({ thesis: own, person: member, position: 1, role: 'supervisor', state: 'accepted' })
    const rows = await read(await api.as(member), { scope: 'seats' })
    expect(rows.map(({ thesisTitle }) => thesisTitle)).toEqual(['Μέλος', 'Πρόσκληση'])
    for (const row of rows) expect(row).not.toHaveProperty('steps')
    expect(rows[0]).toMatchObject({ progress: { confirmed: 0, steps: 4 } })
  })
})

describe('what a timeline says of a thesis', () => {
  it('are its days, its progress, its steps and its examination', async () => {
    const { department, instructor, asInstructor } = await aDepartmentWithPeople(api)
    const rules = rulesWithDefaults({ committee: { size: 3 } })
    const book = await given.aRulebook({ department, rules, publishedAt: api.clock.now() })
    const student = await given.aStudent({ firstName: 'Νίκος', surname: 'Λάμπρου', username: 'nlamprou' })
    const dates = { startDate: '2026-02-01', intendedEnd: '2026-03-20' } as const
    const thesis = await aThesisAtWork(
      { instructor, student, title: 'Αναγνώριση φωνής', rulebookId: book.id, ...dates },
      ['2026-02-20'],
    )
    await given.anExamination({ thesis, student, attempt: 1, state: 'cancelled' })
    await given.anExamination({ thesis, student, attempt: 2, state: 'planned' })
    const [row] = await read(asInstructor, { scope: 'mine' })
    expect(row).toMatchObject({
      thesisID: thesis.id,
      thesisTitle: 'Αναγνώριση φωνής',
      student: { username: 'nlamprou', uName: 'Νίκος', uSurname: 'Λάμπρου' },
      instructor: { username: instructor.username },
      phase: 'examPlanned',
      start: { date: expect.stringContaining('2026-02-01') },
      intendedEnd: { date: expect.stringContaining('2026-03-20') },
      plannedEnd: { date: expect.stringContaining('2026-03-29') },
      expectedEnd: { date: expect.stringContaining('2026-04-03') },
      confirmedUntil: { date: expect.stringContaining('2026-02-20') },
      progress: { confirmed: 1, steps: 4 },
      late: { days: 14, isForecast: true },
      examination: { startsAt: { date: expect.stringContaining('2026-06-24 12:00') }, state: 'planned' },
    })
    expect(row?.steps?.map(({ title, start, end, state }) => [title, start.date, end.date, state])).toEqual([
      ['Βήμα 1', expect.stringContaining('2026-02-01'), expect.stringContaining('2026-02-20'), 'confirmed'],
      ['Βήμα 2', expect.stringContaining('2026-02-20'), expect.stringContaining('2026-03-06'), 'current'],
      ['Βήμα 3', expect.stringContaining('2026-03-06'), expect.stringContaining('2026-03-20'), 'locked'],
      ['Βήμα 4', expect.stringContaining('2026-03-20'), expect.stringContaining('2026-04-03'), 'locked'],
    ])
  })

  it('is in the plain flow no phase, without a start no day, and to the office no step', async () => {
    const { department, instructor } = await aDepartmentWithPeople(api)
    const asSecretary = await api.as(await given.aSecretary({ department }))
    await aThesisAtWork({ instructor, title: 'Χωρίς έναρξη' }, [])
    const [row] = await read(asSecretary, { scope: 'department' })
    expect(row).toMatchObject({
      start: null,
      intendedEnd: null,
      plannedEnd: null,
      expectedEnd: null,
      confirmedUntil: null,
      progress: { confirmed: 0, steps: 4 },
      late: null,
      examination: null,
    })
    expect(row).not.toHaveProperty('phase')
    expect(row).not.toHaveProperty('steps')
  })
})

/** Starts, desired ends and confirmations that stand in every relation to today and to each other. */
const STARTS: readonly (IsoDate | null)[] = [null, '2025-09-01', '2026-01-20', '2026-04-01']
const ENDS: readonly (IsoDate | null)[] = [null, '2026-02-10', TODAY, '2026-03-20', '2026-12-01']
const CONFIRMATIONS: readonly (readonly IsoDate[] | null)[] = [
  null,
  [],
  ['2026-02-01', '2026-02-25'],
  ['2026-01-05', '2026-01-25', '2026-02-01', '2026-02-20'],
]

describe('theses in every situation', async () => {
  const { asInstructor, instructor } = await aDepartmentWithPeople(api)
  for (const startDate of STARTS)
    for (const intendedEnd of ENDS)
      for (const confirmedOn of CONFIRMATIONS)
        await aThesisAtWork({ instructor, startDate, intendedEnd }, confirmedOn)
  const rows = (await read(asInstructor, { scope: 'mine' })).map((row) => ({
    id: row.thesisID,
    start: day(row.start),
    intendedEnd: day(row.intendedEnd),
    plannedEnd: day(row.plannedEnd),
    expectedEnd: day(row.expectedEnd),
    confirmedUntil: day(row.confirmedUntil),
    progress: row.progress,
    late: row.late,
  }))
  const idsOf = async (query: Record<string, string | number>) =>
    (await read(asInstructor, { scope: 'mine', ...query })).map(({ thesisID }) => thesisID)

  it('stand in the order of the rule, whole and page by page', async () => {
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(STARTS.length * ENDS.length * CONFIRMATIONS.length)
    expect(ids).toEqual(inTimelineOrder(rows, 'late').map(({ id }) => id))
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf({ page, pageSize: 30 })))
    expect(pages.flat()).toEqual(ids)
  })

  it('are narrowed to those that miss their desired end, as the rule counts', async () => {
    const late = rows.filter((row) => row.late !== null).map(({ id }) => id)
    expect(late.length).toBeGreaterThan(0)
    expect(await idsOf({ late: '1' })).toEqual(late)
    expect(await idsOf({ late: '0' })).toHaveLength(rows.length)
  })

  it.each([
    ['2026-02-15', '2026-02-16'],
    ['2026-03-25', '2026-04-10'],
    ['2027-01-01', undefined],
    [undefined, '2025-12-31'],
  ] as const)('are narrowed to those of which something is drawn from %s to %s', async (from, until) => {
    const drawn = rows.filter((row) => {
      const { start, intendedEnd } = row
      if (start === null) return false
      const worked = barsOf(row, TODAY).actual?.end ?? start
      const ends = [worked, intendedEnd ?? worked]
      const last = ends.reduce((a, b) => (compareDates(a, b) > 0 ? a : b))
      return (from ?? start) <= last && start <= (until ?? start)
    })
    const wanted = await idsOf({ ...(from && { from }), ...(until && { until }) })
    expect(wanted).toEqual(drawn.map(({ id }) => id))
  })

  it('page by page are counted in all, also behind the last page', async () => {
    const totalOf = async (page: number) => {
      const query = { scope: 'mine', page, pageSize: 30 }
      return (await asInstructor.call('getTimeline', { query })).headers['x-total-count']
    }
    expect([await totalOf(1), await totalOf(9)]).toEqual([String(rows.length), String(rows.length)])
  })

  it('are read in one statement, whole or a page of them', async () => {
    const statements = async (query: Record<string, string | number>) =>
      (await statementsOf(() => read(asInstructor, { scope: 'mine', ...query }))).length
    // Who holds offices is read once, and kept by the access until an office changes.
    await statements({})
    expect(await statements({})).toBe(1)
    expect(await statements({ page: 1, pageSize: 20 })).toBe(1)
  })
})

describe('the timeline of a department is narrowed', () => {
  it('by the names of the supervisor and by the phase', async () => {
    const { department, instructor } = await aDepartmentWithPeople(api)
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const other = await given.anInstructor({ department, firstName: 'Ελένη', surname: 'Βρεττού' })
    const book = await given.aRulebook({ department, publishedAt: api.clock.now() })
    await aThesisAtWork({ instructor, title: 'Πρώτη', rulebookId: book.id }, [])
    await aThesisAtWork({ instructor: other, title: 'Δεύτερη' }, [])
    const narrowed = (query: object) => titles(asSecretary, { scope: 'department', ...query })
    expect(await narrowed({ instructor: 'βρετ ελε' })).toEqual(['Δεύτερη'])
    expect(await narrowed({ phase: 'inWork' })).toEqual(['Πρώτη'])
    expect(await narrowed({ phase: 'marking' })).toEqual([])
    expect(await narrowed({ instructor: '' })).toHaveLength(2)
  })
})

describe('who was looked at', () => {
  it('is counted of a whole timeline, and not of a page', async () => {
    const { department, instructor } = await aDepartmentWithPeople(api)
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const student = await given.aStudent({ department })
    await given.aThesis({ instructor, student })
    const asAdmin = await api.as(await given.anAdministrator())
    const seen = async () =>
      (await asAdmin.call('listInspections', { query: { person: student.username } })).body.length
    await read(asSecretary, { scope: 'department', page: 1 })
    expect(await seen()).toBe(0)
    await read(asSecretary, { scope: 'department' })
    expect(await seen()).toBe(1)
  })
})

function day(wire: { date: string } | null): IsoDate | null {
  return wire === null ? null : (wire.date.slice(0, 10) as IsoDate)
}
