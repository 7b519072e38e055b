import { describe, expect, it } from 'vitest'
import { USUAL_RULES } from '../../department/rulebook/rules.ts'
import { committeeState, substituteFor } from './committee.ts'
import { type Candidate, maySit, type Sitting } from './may-sit.ts'
import {
  afterSeatAction,
  canChangeSeat,
  SEAT_STATES,
  type Seat,
  type SeatAction,
  type SeatRole,
  type SeatState,
} from './seat.ts'

const seat = (position: number, state: SeatState, role: SeatRole = 'member'): Seat => ({
  id: 10 + position,
  position,
  role,
  state,
})
const SUPERVISOR = seat(1, 'accepted', 'supervisor')

describe('a seat', () => {
  const ALLOWED: Record<SeatState, Partial<Record<SeatAction, SeatState>>> = {
    invited: { accept: 'accepted', decline: 'declined', lapse: 'lapsed' },
    accepted: { leave: 'left' },
    declined: {},
    lapsed: { ask_again: 'invited' },
    left: {},
  }
  const ACTIONS = ['accept', 'decline', 'lapse', 'ask_again', 'leave'] as const
  const CASES = SEAT_STATES.flatMap((state) => ACTIONS.map((act) => [state, act] as const))

  it.each(CASES)('that is %s goes by %s where the process says so', (state, act) => {
    expect(afterSeatAction(state, act)).toBe(ALLOWED[state][act] ?? null)
  })

  const answer = { noImpediment: true }
  it.each([
    ['accepts', 'invited', 'accept', answer, null],
    [
      'accepts without the declaration',
      'invited',
      'accept',
      { ...answer, noImpediment: false },
      'impediment',
    ],
    ['declines without a reason', 'invited', 'decline', { noImpediment: false }, null],
    ['accepts twice', 'accepted', 'accept', answer, 'seat_answered'],
    ['accepts after having declined', 'declined', 'accept', answer, 'seat_answered'],
    ['leaves', 'accepted', 'leave', answer, null],
  ] as const)('whose person %s', (_what, state, act, said, reason) => {
    const decision = canChangeSeat(seat(2, state), act, said, USUAL_RULES.committee)
    expect(decision).toEqual(reason === null ? { allowed: true } : { allowed: false, reason })
  })

  it('is accepted without the declaration where the rules ask for none', () => {
    const said = { noImpediment: false }
    expect(canChangeSeat(seat(2, 'invited'), 'accept', said, { noImpediment: false }).allowed).toBe(true)
  })
})

describe('a committee of three', () => {
  it.each([
    ['of the supervisor alone', [SUPERVISOR], { isComplete: false, missing: 2, vacant: [2, 3] }],
    [
      'with two who are asked',
      [SUPERVISOR, seat(2, 'invited'), seat(3, 'invited')],
      { isComplete: false, missing: 2, vacant: [] },
    ],
    [
      'with one who declined',
      [SUPERVISOR, seat(2, 'accepted'), seat(3, 'declined')],
      { isComplete: false, missing: 1, vacant: [3] },
    ],
    [
      'with a place that was filled again',
      [SUPERVISOR, seat(2, 'left'), seat(2, 'accepted'), seat(3, 'accepted')],
      { isComplete: true, missing: 0, vacant: [] },
    ],
    [
      'whose substitute has not moved up',
      [SUPERVISOR, seat(2, 'accepted'), seat(3, 'left'), seat(4, 'accepted', 'substitute')],
      { isComplete: false, missing: 1, vacant: [3] },
    ],
  ])('%s', (_what, seats, expected) => {
    expect(committeeState(seats, { size: 3 })).toEqual(expected)
  })

  it('is healed by the first substitute who has accepted', () => {
    const first = seat(5, 'accepted', 'substitute')
    const seats = [seat(6, 'accepted', 'substitute'), seat(4, 'invited', 'substitute'), first]
    expect(substituteFor(seat(2, 'left'), seats)).toBe(first)
  })

  it.each([
    ['a supervisor', seat(1, 'left', 'supervisor'), [seat(4, 'accepted', 'substitute')]],
    ['a member where no substitute has accepted', seat(2, 'left'), [seat(4, 'declined', 'substitute')]],
  ])('%s is followed by nobody', (_who, left, seats) => {
    expect(substituteFor(left, seats)).toBeNull()
  })
})

describe('somebody who could sit in a committee of three', () => {
  const RULES = { ...USUAL_RULES.committee, size: 3 as const, minFaculty: 2, maxOutside: 1 }
  const DAYS = { day: '2026-11-23', limit: '2027-06-30' } as const
  const FACULTY: Candidate = {
    accountId: 7,
    outsidePersonId: null,
    email: '7@example.org',
    category: 'faculty',
    contractEnd: null,
    absences: [],
    isBusy: false,
  }
  const LABORATORY: Candidate = {
    ...FACULTY,
    accountId: 8,
    email: '8@example.org',
    category: 'laboratory_teaching',
  }
  const OUTSIDE: Candidate = {
    ...FACULTY,
    accountId: null,
    outsidePersonId: 7,
    email: 'zoe@example.org',
    category: null,
  }
  const inside = { outsidePersonId: null }
  const supervisor: Sitting = { ...inside, accountId: 1, email: '1@example.org', category: 'faculty' }
  const laboratory: Sitting = {
    ...inside,
    accountId: 3,
    email: '3@example.org',
    category: 'laboratory_teaching',
  }
  const outsider: Sitting = {
    accountId: null,
    outsidePersonId: 8,
    email: 'eleni@example.org',
    category: null,
  }

  it.each([
    ['of the faculty', FACULTY, [supervisor], null],
    ['in it already', { ...FACULTY, accountId: 1 }, [supervisor], 'already_in_it'],
    ['of a category that may not', { ...FACULTY, category: 'adjunct' as const }, [supervisor], 'category'],
    ['of the laboratories, the first', LABORATORY, [supervisor], null],
    ['of the laboratories, the second', LABORATORY, [supervisor, laboratory], 'faculty_missing'],
    ['from outside', OUTSIDE, [supervisor], null],
    [
      'from outside, the second',
      OUTSIDE,
      [
        supervisor,
        { ...inside, accountId: 2, email: '2@example.org', category: 'faculty' as const },
        outsider,
      ],
      'outsiders_used_up',
    ],
    [
      'from outside, twice',
      { ...OUTSIDE, outsidePersonId: 8, email: 'Eleni@example.org' },
      [supervisor, outsider],
      'already_in_it',
    ],
    [
      'with an account, who sits in it without one',
      { ...FACULTY, email: 'eleni@example.org' },
      [supervisor, outsider],
      'already_in_it',
    ],
  ])('%s', (_who, candidate, others, hindrance) => {
    const rules = { ...RULES, categories: ['faculty', 'laboratory_teaching'] as const }
    expect(maySit(candidate, others, rules, DAYS).hindrance).toBe(hindrance)
  })

  it.each([
    ['whose contract ends before the limit', { contractEnd: '2027-06-29' as const }, ['contract_ends']],
    ['whose contract ends on its day', { contractEnd: '2027-06-30' as const }, []],
    ['who is away', { absences: [{ from: '2026-11-01', until: '2026-11-23' } as const] }, ['absent']],
    ['who examines at that hour', { isBusy: true }, ['examines_then']],
    ['who is back', { absences: [{ from: '2026-11-01', until: '2026-11-22' } as const] }, []],
  ])('%s', (_who, changed, warnings) => {
    expect(maySit({ ...FACULTY, ...changed }, [supervisor], RULES, DAYS).warnings).toEqual(warnings)
  })
})
