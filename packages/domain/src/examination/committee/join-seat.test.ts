import { describe, expect, it } from 'vitest'
import { aMarkedThesis, aThesisInProgress } from '../../testing/facts.ts'
import { anotherInstructor, instructor } from '../../testing/people.ts'
import { joinSeat } from './join-seat.ts'
import type { SeatPerson } from './may-sit.ts'
import type { Seat } from './seat.ts'

const EMAIL = 'zoe@example.org'
const SUPERVISOR: Seat & SeatPerson = {
  id: 1,
  position: 1,
  role: 'supervisor',
  state: 'accepted',
  accountId: instructor.accountId,
  outsidePersonId: null,
  email: 'supervisor@example.org',
}
const SEAT: Seat & SeatPerson = {
  ...SUPERVISOR,
  id: 2,
  position: 2,
  role: 'member',
  accountId: null,
  outsidePersonId: 9,
  email: EMAIL,
}
const BY_ACCOUNT = {
  ...SEAT,
  id: 3,
  position: 3,
  accountId: anotherInstructor.accountId,
  outsidePersonId: null,
}
const inProgress = aThesisInProgress()

describe('a seat without an account is taken over', () => {
  it.each([
    ['by the account of its address', EMAIL, inProgress, [SUPERVISOR, SEAT], SEAT, 'yes'],
    ['by the address in other letters', 'Zoe@Example.org', inProgress, [SUPERVISOR, SEAT], SEAT, 'yes'],
    ['not by another address', 'zoi@example.org', inProgress, [SUPERVISOR, SEAT], SEAT, 'not_found'],
    ['not by an address that nobody has confirmed', null, inProgress, [SUPERVISOR, SEAT], SEAT, 'not_found'],
    ['not where it was left', EMAIL, inProgress, [SUPERVISOR], { ...SEAT, state: 'left' }, 'not_found'],
    ['not where the thesis is over', EMAIL, aMarkedThesis(), [SUPERVISOR, SEAT], SEAT, 'not_found'],
    ['not where it has an account', EMAIL, inProgress, [SUPERVISOR], BY_ACCOUNT, 'not_found'],
    [
      'not by a person who sits in the committee by the account',
      EMAIL,
      inProgress,
      [SUPERVISOR, SEAT, BY_ACCOUNT],
      SEAT,
      'seat_taken',
    ],
  ] as const)('%s', (_how, email, thesis, seats, seat, expected) => {
    const decision = joinSeat(anotherInstructor, email, thesis, seats, seat)
    expect(decision.allowed ? 'yes' : decision.reason).toBe(expected)
  })

  it('not by the supervisor', () => {
    const decision = joinSeat(instructor, EMAIL, inProgress, [SEAT], SEAT)
    expect(decision).toEqual({ allowed: false, reason: 'seat_taken' })
  })
})
