import { expect, it } from 'vitest'
import { committeeStatus } from './committee-status.ts'
import type { Seat, SeatState } from './seat.ts'

const seat = (position: number, state: SeatState, role: Seat['role'] = 'member'): Seat => ({
  id: position,
  position,
  role: position === 1 ? 'supervisor' : role,
  state,
})

it.each([
  ['without seats', [], 'incomplete'],
  ['with the supervisor alone', [seat(1, 'accepted')], 'incomplete'],
  ['where one is asked and one place is open', [seat(1, 'accepted'), seat(2, 'invited')], 'incomplete'],
  [
    'where a member has left, though a substitute is asked',
    [seat(1, 'accepted'), seat(2, 'accepted'), seat(3, 'left'), seat(4, 'invited', 'substitute')],
    'incomplete',
  ],
  ['where all are asked', [seat(1, 'accepted'), seat(2, 'accepted'), seat(3, 'invited')], 'awaiting'],
  ['where all have accepted', [seat(1, 'accepted'), seat(2, 'accepted'), seat(3, 'accepted')], 'complete'],
] as const)('a committee of three %s is %s', (_case, seats, status) => {
  expect(committeeStatus(seats, { size: 3 })).toBe(status)
})
