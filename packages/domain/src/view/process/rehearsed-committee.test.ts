import { expect, it } from 'vitest'
import { USUAL_RULES } from '../../department/rulebook/rules.ts'
import type { Seat } from '../../examination/committee/seat.ts'
import { membersLacking } from './rehearsed-committee.ts'

const of = (size: 0 | 2 | 3 | 5) => ({ ...USUAL_RULES.committee, size })
const seat = (position: number, state: Seat['state'] = 'accepted'): Seat => ({
  id: position,
  position,
  role: position === 1 ? 'supervisor' : 'member',
  state,
})

it.each([
  ['of two, where three are asked for', [seat(1), seat(2)], of(2), of(3), 1],
  ['of three, where two are enough', [seat(1), seat(2), seat(3)], of(3), of(2), null],
  ['that waits for an answer today too', [seat(1), seat(2, 'invited')], of(2), of(2), null],
  ['that waits, and would wait for more', [seat(1), seat(2, 'invited')], of(2), of(3), 2],
  ['that there is not yet', [], of(0), of(3), 2],
  ['that would not be asked for', [seat(1)], of(3), of(0), null],
])('a committee %s', (_which, seats, before, after, missing) => {
  expect(membersLacking(seats, before, after)).toBe(missing)
})
