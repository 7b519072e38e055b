import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import type { ExaminationState } from '@diatrivi/domain/examination/examination/examination'
import type { Outcome } from '@diatrivi/domain/examination/marking/marking'
import { PROCESS_PHASES } from '@diatrivi/domain/view/department-list/office-filter'
import { OVERLAYS } from '@diatrivi/domain/view/process/phase'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given, clock } = api

type Department = Awaited<ReturnType<typeof given.aDepartment>>
interface Attempt {
  state: ExaminationState
  outcome?: Outcome
  isAccepted?: boolean
  isOfAnother?: boolean
}
type Step = 'untouched' | 'finished' | 'confirmed'

const HELD = { state: 'held' } as const
/** The examinations that a student may have had, the earliest first. */
const EXAMINATIONS: readonly (readonly Attempt[])[] = [
  [],
  [{ state: 'cancelled' }],
  [{ state: 'planned' }],
  [{ state: 'announced' }],
  [HELD],
  [{ ...HELD, outcome: 'passed' }],
  [{ ...HELD, outcome: 'corrections' }],
  [{ ...HELD, outcome: 'corrections', isAccepted: true }],
  [{ ...HELD, outcome: 'failed' }],
  [{ ...HELD, outcome: 'failed' }, { state: 'planned' }],
  [{ ...HELD, outcome: 'failed' }, HELD],
  [
    { ...HELD, outcome: 'failed' },
    { ...HELD, outcome: 'passed' },
  ],
  [
    { ...HELD, outcome: 'failed' },
    { ...HELD, outcome: 'failed' },
  ],
  [{ ...HELD, outcome: 'failed', isOfAnother: true }],
]
const STEPS: readonly (readonly Step[] | null)[] = [
  null,
  [],
  ['confirmed', 'finished'],
  ['confirmed', 'confirmed'],
]
/** The seats that were accepted, of a committee of three. */
const SEATS = [[], ['supervisor', 'member', 'substitute'], ['supervisor', 'member', 'member']] as const

/** A department, and theses in every case of the process: their ids. */
async function everyCase(department: Department) {
  const instructor = await given.anInstructor({ department })
  const members = [
    instructor,
    await given.anInstructor({ department }),
    await given.anInstructor({ department }),
  ]
  const another = await given.aStudent({ department })
  const book = (size: 0 | 3, inForceFrom: '2025-09-01' | '2025-10-01') =>
    given.aRulebook({
      department,
      inForceFrom,
      rules: rulesWithDefaults({ committee: { size }, examination: { attempts: 2 } }),
      publishedAt: clock.now(),
    })
  const ofThree = await book(3, '2025-09-01')
  const withoutCommittee = await book(0, '2025-10-01')

  async function aCase(
    rulebookId: number | null,
    steps: (typeof STEPS)[number],
    attempts: readonly Attempt[],
    seats: (typeof SEATS)[number],
    mark: number | null = null,
  ) {
    const student = await given.aStudent({ department })
    const thesis = await given.aThesis({ instructor, student, rulebookId, mark })
    if (steps !== null) {
      const list = await given.aTodoList({ thesis })
      for (const [index, state] of steps.entries()) await given.aStep(list, { position: index + 1, state })
    }
    for (const [index, role] of seats.entries()) {
      const person = members[index]
      if (person) await given.aSeat({ thesis, person, position: index + 1, role, state: 'accepted' })
    }
    for (const [index, { state, outcome, isAccepted, isOfAnother }] of attempts.entries()) {
      const examination = await given.anExamination({
        thesis,
        student: isOfAnother ? another : student,
        attempt: index + 1,
        state,
        heldAt: state === 'held' ? clock.now() : null,
      })
      if (outcome) {
        const correctionsAcceptedAt = isAccepted ? clock.now() : null
        await given.anExaminationResult({ examination, outcome, correctionsAcceptedAt })
      }
    }
    return thesis.id
  }

  // Steps and seats do not ask about each other: each is tried with every examination.
  const ids: number[] = []
  for (const attempts of EXAMINATIONS) {
    for (const steps of STEPS) ids.push(await aCase(ofThree.id, steps, attempts, SEATS[2]))
    for (const seats of [SEATS[0], SEATS[1]]) ids.push(await aCase(ofThree.id, null, attempts, seats))
    ids.push(
      await aCase(withoutCommittee.id, ['confirmed'], attempts, []),
      await aCase(ofThree.id, null, attempts, SEATS[2], 8),
      await aCase(null, null, attempts, []),
    )
  }
  await given.aThesis({ instructor, publicByInstructor: true })
  return ids
}

describe('GET /v1/secretary/theses', () => {
  it('narrows to the phase and the overlay that the rules find, in every case', async () => {
    const department = await given.aDepartment()
    const ids = await everyCase(department)
    const office = await api.as(await given.aSecretary({ department }))
    const read = async (query: Record<string, string>) =>
      (await office.call('listDepartmentTheses', { query })).body.map(({ thesisID }) => thesisID).toSorted()

    const all = (await office.call('listDepartmentTheses', { query: {} })).body
    expect(all.length).toBe(ids.length + 1)
    const phases = Map.groupBy(all, ({ processPhase }) => processPhase)
    for (const phase of PROCESS_PHASES) {
      const expected = (phases.get(phase) ?? []).map(({ thesisID }) => thesisID).toSorted()
      expect(expected.length, phase).toBeGreaterThan(0)
      expect(await read({ phase }), phase).toEqual(expected)
    }

    const phaseOf = new Map(all.map(({ thesisID, processPhase }) => [thesisID, processPhase]))
    const overlaid = new Map(OVERLAYS.map((overlay) => [overlay, [] as number[]]))
    for (const thesisId of ids) {
      const { overlays, phase } = (await office.call('getProcess', { params: { thesisId } })).body
      // In the plain flow there is neither, and no examination.
      if (phaseOf.get(thesisId) === undefined) continue
      expect(phaseOf.get(thesisId)).toBe(phase)
      for (const overlay of overlays) overlaid.get(overlay)?.push(thesisId)
    }
    for (const [overlay, expected] of overlaid) {
      expect(expected.length, overlay).toBeGreaterThan(0)
      expect(await read({ overlay }), overlay).toEqual(expected.toSorted())
    }
  })

  it('narrows to people, programme, year and paper, each for itself and together', async () => {
    const department = await given.aDepartment()
    const office = await api.as(await given.aSecretary({ department }))
    const programme = await given.aProgramme({ department })
    const maria = await given.anInstructor({ department, firstName: 'Μαρία', surname: 'Ανδρεάδου' })
    const nikos = await given.anInstructor({ department, firstName: 'Νίκος', surname: 'Βλάχος' })
    const zoe = await given.anOutsidePerson({ department, firstName: 'Ζωή', surname: 'Καρρά' })
    const student = () => given.aStudent({ department })
    const first = await given.aThesis({
      title: 'Πρώτη',
      instructor: maria,
      student: await student(),
      programmeId: programme.id,
      startDate: '2025-09-01',
    })
    const second = await given.aThesis({
      title: 'Δεύτερη',
      instructor: nikos,
      student: await student(),
      startDate: '2025-08-31',
    })
    await given.aSeat({ thesis: first, person: maria, position: 1, role: 'supervisor', state: 'accepted' })
    await given.aSeat({ thesis: first, person: nikos, position: 2 })
    await given.aSeat({ thesis: first, outsidePersonId: zoe.id, position: 3, state: 'accepted' })
    await given.aSeat({ thesis: second, person: maria, position: 2, state: 'declined' })
    const paper = { departmentId: department.id, facts: { kind: 'minutes' } as never }
    await given.aPaper({ ...paper, thesisId: first.id, voidedAt: clock.now() })
    await given.aPaper({ ...paper, thesisId: second.id })
    const read = async (query: Record<string, string>) =>
      (await office.call('listDepartmentTheses', { query })).body.map(({ thesisTitle }) => thesisTitle)

    expect(await read({ instructor: 'ανδρεαδ' })).toEqual(['Πρώτη'])
    expect(await read({ instructor: 'Νίκος Ανδρεάδου' })).toEqual([])
    expect(await read({ member: 'βλαχος νικ' })).toEqual(['Πρώτη'])
    expect(await read({ member: 'Καρρα' })).toEqual(['Πρώτη'])
    // A supervisor is asked for by the other filter, and a person who declined does not sit.
    expect(await read({ member: 'Ανδρεάδου' })).toEqual([])
    expect(await read({ member: 'Ζωή Βλάχος' })).toEqual([])
    expect(await read({ programme: String(programme.id) })).toEqual(['Πρώτη'])
    expect(await read({ year: '2025' })).toEqual(['Πρώτη'])
    expect(await read({ year: '2024' })).toEqual(['Δεύτερη'])
    expect(await read({ hasPaper: 'minutes' })).toEqual(['Δεύτερη'])
    expect(await read({ hasPaper: 'application' })).toEqual([])
    expect(await read({ year: '2025', hasPaper: 'minutes' })).toEqual([])
    expect(await read({ instructor: '', member: '' })).toHaveLength(2)
  })

  it('asks for theses whose marks are known, and which have no minutes in force', async () => {
    const department = await given.aDepartment()
    const office = await api.as(await given.aSecretary({ department }))
    const instructor = await given.anInstructor({ department })
    const book = await given.aRulebook({ department, publishedAt: clock.now() })
    const facts = { kind: 'minutes' } as never
    const examined = async (title: string, { outcome = true, student = true } = {}) => {
      const present = await given.aStudent({ department })
      const examinee = student ? present : await given.aStudent({ department })
      const thesis = await given.aThesis({ instructor, student: present, rulebookId: book.id, title })
      const examination = await given.anExamination({
        thesis,
        student: examinee,
        state: 'held',
        heldAt: clock.now(),
      })
      if (outcome) await given.anExaminationResult({ examination, outcome: 'passed' })
      const paper = { departmentId: department.id, facts, thesisId: thesis.id, examinationId: examination.id }
      return paper
    }
    await examined('Χωρίς πρακτικό')
    await given.aPaper({ ...(await examined('Με άκυρο πρακτικό')), voidedAt: clock.now() })
    await given.aPaper(await examined('Με πρακτικό'))
    await examined('Βαθμολογείται', { outcome: false })
    await examined('Άλλου φοιτητή', { student: false })
    const { body } = await office.call('listDepartmentTheses', { query: { minutes: 'due', sort: 'title' } })
    expect(body.map(({ thesisTitle }) => thesisTitle)).toEqual(['Με άκυρο πρακτικό', 'Χωρίς πρακτικό'])
  })

  it('refuses a phase, an overlay, a programme, a year and a paper that there is not, and names each', async () => {
    const office = await api.as(await given.aSecretary())
    const query = {
      phase: 'offered',
      overlay: 'x',
      programme: 'x',
      year: '1999',
      hasPaper: 'x',
      minutes: 'x',
    }
    const { status, error } = await office.call('listDepartmentTheses', { query })
    expect([status, Object.keys(error.fields ?? {}).toSorted()]).toEqual([400, Object.keys(query).toSorted()])
  })

  it('is the only list that takes them', async () => {
    const instructor = await api.as(await given.anInstructor())
    const { error } = await instructor.call('listThesesInProgress', { query: { phase: 'inWork' } })
    expect(error.fields).toEqual({ phase: expect.anything() })
  })
})
