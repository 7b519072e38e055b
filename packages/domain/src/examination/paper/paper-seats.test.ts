import { expect, it } from 'vitest'
import type { SeatRole, SeatState } from '../committee/seat.ts'
import { paperSeats } from './paper-seats.ts'

const seat = (id: number, role: SeatRole, state: SeatState) => ({ id, position: id, role, state })
const SEATS = [
  seat(1, 'supervisor', 'accepted'),
  seat(2, 'member', 'left'),
  seat(3, 'member', 'accepted'),
  seat(4, 'member', 'invited'),
  seat(5, 'substitute', 'accepted'),
]
const idsOf = (kind: 'summons' | 'sheet', marked: number[] | null) =>
  paperSeats(kind, SEATS, marked && new Set(marked)).map(({ id }) => id)

it('a summons is for members who have accepted, and not for the supervisor, who calls them', () => {
  expect(idsOf('summons', null)).toEqual([3])
})

it('a sheet is for all who examine, until the marks are opened', () => {
  expect(idsOf('sheet', null)).toEqual([1, 3])
})

it('from then on it is for those who have marked, also for a member who has left since', () => {
  expect(idsOf('sheet', [1, 2])).toEqual([1, 2])
})
