import { isInOffice, officeFaults } from '@diatrivi/domain/department/staff/office'
import { absenceOn } from '@diatrivi/domain/department/staff/staff'
import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { describe, expect, it } from 'vitest'
import { DEMO_USERNAMES } from './cast.ts'
import { demoPlan, stateOf, TODAY } from './testing/plan-facts.ts'

const plan = demoPlan()
const bound = plan.theses.filter(({ rulebook }) => rulebook !== null)
const [book] = plan.rulebooks
const seatsOf = (thesis: number) => plan.seats.filter((seat) => seat.thesis === thesis)
const examinationsOf = (thesis: number) => plan.examinations.filter((one) => one.thesis === thesis)
const dayOf = (moment: string) => athensDate(new Date(moment))

describe('the theses under a rule book', () => {
  it('were accepted when it was in force', () => {
    expect(bound.length).toBeGreaterThan(9)
    for (const { key } of bound) {
      const accepted = plan.events.find(
        ({ thesis, what }) => thesis === key && what === 'assignment_accepted',
      )
      expect(accepted && book && dayOf(accepted.happenedAt) > book.inForceFrom).toBe(true)
    }
  })

  it('have the supervisor in the first seat, and nobody twice', () => {
    for (const { key, instructor } of bound) {
      const people = seatsOf(key).map(({ person }) => person)
      expect(people[0]).toBe(instructor)
      expect(new Set(people).size).toBe(people.length)
    }
  })

  it('have a member without an account where marks are given now, whose mark is the last', () => {
    const [seat, ...others] = plan.seats.filter(({ outsidePerson }) => outsidePerson !== null)
    expect(others).toEqual([])
    const [examination] = examinationsOf(seat?.thesis ?? 0)
    expect(examination).toMatchObject({ state: 'held', result: null })
    const sealed = examination?.marks.filter(({ sealedAt }) => sealedAt !== null) ?? []
    expect(sealed).toHaveLength(2)
    expect(sealed.map((mark) => mark.seat)).not.toContain(seat?.key)
  })

  it('show a committee that is missing, asked and complete', () => {
    const rules = book?.rules.committee ?? { size: 3 as const }
    const facts = (thesis: number) => seatsOf(thesis).map((seat) => ({ ...seat, id: seat.key }))
    const missing = new Set(bound.map(({ key }) => committeeState(facts(key), rules).missing))
    expect(missing).toEqual(new Set([0, 1, 2]))
  })

  it('show examinations ahead, today, held and failed', () => {
    expect(new Set(plan.examinations.map(({ state }) => state))).toEqual(
      new Set(['planned', 'announced', 'held']),
    )
    expect(plan.examinations.filter(({ startsAt }) => dayOf(startsAt) === TODAY)).toHaveLength(1)
    const outcomes = plan.examinations.map(({ result }) => result?.outcome ?? null)
    expect(new Set(outcomes)).toEqual(new Set([null, 'passed', 'failed', 'corrections']))
  })

  it('have an invitation to answer and a mark to give for the demo account of a member', () => {
    const own = plan.seats.filter(({ person }) => person === DEMO_USERNAMES.member)
    expect(own.filter(({ state }) => state === 'invited')).toHaveLength(1)
    const owed = plan.examinations.filter(
      ({ state, result, presence, marks }) =>
        state === 'held' &&
        result === null &&
        own.some(
          ({ key }) => presence.some(({ seat }) => seat === key) && marks.every(({ seat }) => seat !== key),
        ),
    )
    expect(owed).toHaveLength(1)
  })

  it('show dates that are asked about, attempts that are used up, and one for a master', () => {
    expect(plan.dates).toHaveLength(3)
    expect(plan.dates.every(({ answers }) => answers.length === 3)).toBe(true)
    const failed = plan.examinations.filter(({ result }) => result?.outcome === 'failed')
    const twice = Map.groupBy(failed, ({ thesis }) => thesis)
    expect([...twice.values()].filter((attempts) => attempts.length === 2)).toHaveLength(1)
    const master = plan.programmes.find(({ kind }) => kind === 'master')
    const theses = bound.filter(({ programme }) => programme === master?.key)
    expect(theses).toHaveLength(1)
    const records = plan.records.filter(({ programme }) => programme === master?.key)
    expect(records.map(({ student }) => student)).toEqual(theses.map(({ student }) => student))
    for (const { semester, ects } of records) expect([semester <= 4, ects <= 60]).toEqual([true, true])
  })

  it('end with the mark that their committee gave', () => {
    const ended = bound.filter((one) => stateOf(one) === 'ended')
    expect(ended.length).toBeGreaterThan(0)
    for (const { key, mark } of ended) {
      const [examination] = examinationsOf(key)
      expect(examination?.result).toMatchObject({ outcome: 'passed', final: (mark ?? 0) * 100 })
    }
  })

  it('keep a mark of each who was there, and open them when the last is sealed', () => {
    for (const { state, presence, marks, result } of plan.examinations) {
      if (state !== 'held') continue
      const sealed = marks.filter(({ sealedAt }) => sealedAt !== null)
      expect(result !== null).toBe(sealed.length === presence.length)
    }
  })
})

describe('the staff of the department', () => {
  const people = new Map(plan.accounts.map((one) => [one.username, one]))
  const inOffice = plan.offices.filter((term) => isInOffice(term, TODAY))

  it('has a head, a deputy and a coordinator today, and one head at a time', () => {
    expect(inOffice.map(({ kind }) => kind)).toEqual(['head', 'deputy', 'coordinator'])
    const terms = plan.offices.map(({ programme, ...term }) => ({ ...term, programmeId: programme }))
    expect(officeFaults(terms)).toEqual([])
    for (const { person, department } of plan.offices)
      expect(people.get(person)).toMatchObject({ role: 'instructor', department })
  })

  it('is there on the days of its examinations', () => {
    expect(plan.absences).toHaveLength(2)
    for (const { startsAt, thesis } of plan.examinations) {
      const members = seatsOf(thesis).map(({ person }) => person)
      const away = plan.absences.filter(({ person }) => members.includes(person))
      expect(absenceOn(away, dayOf(startsAt))).toBeNull()
    }
  })
})
