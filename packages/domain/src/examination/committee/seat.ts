import { allowed, type Decision, refused } from '../../shared/decision.ts'

export const SEAT_ROLES = ['supervisor', 'member', 'substitute'] as const
export type SeatRole = (typeof SEAT_ROLES)[number]

export const SEAT_STATES = ['invited', 'accepted', 'declined', 'lapsed', 'left'] as const
export type SeatState = (typeof SEAT_STATES)[number]

/**
 * A place in the committee and whom it is offered to. A seat that is not taken any more is kept, and another follows
 * it.
 */
export interface Seat {
  id: number
  /** From 1, the supervisor's; one living seat for each. */
  position: number
  role: SeatRole
  state: SeatState
}

/** What happens to a seat: the answer, the end of the days to answer, another invitation, leaving. */
export type SeatAction = 'accept' | 'decline' | 'lapse' | 'ask_again' | 'leave'

const TRANSITIONS: Readonly<Record<SeatState, Partial<Record<SeatAction, SeatState>>>> = {
  invited: { accept: 'accepted', decline: 'declined', lapse: 'lapsed' },
  lapsed: { ask_again: 'invited' },
  accepted: { leave: 'left' },
  declined: {},
  left: {},
}

export function afterSeatAction(state: SeatState, act: SeatAction): SeatState | null {
  return TRANSITIONS[state][act] ?? null
}

/** A person has the seat, or may still take it. */
export function isLiving({ state }: Pick<Seat, 'state'>): boolean {
  return state === 'invited' || state === 'accepted'
}

export type SeatRefusal = 'seat_answered' | 'impediment'

/** Declining needs no reason; accepting needs the declaration where the rules ask for it. */
export function canChangeSeat(
  seat: Seat,
  act: SeatAction,
  { noImpediment }: { noImpediment: boolean },
  rules: { noImpediment: boolean },
): Decision<SeatRefusal> {
  if (afterSeatAction(seat.state, act) === null) return refused('seat_answered')
  if (act === 'accept' && rules.noImpediment && !noImpediment) return refused('impediment')
  return allowed
}
