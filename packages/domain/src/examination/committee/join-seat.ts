import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { foldedAddress } from '../../shared/person.ts'
import { isInstructorOf, isStudentOf } from '../../thesis/thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import type { SeatPerson } from './may-sit.ts'
import { isLiving, type Seat } from './seat.ts'

/**
 * A member who has an account by now takes over the seat that was given to the same address without one. One who sits
 * in the committee by the account already has nothing to take over: docs/regulation.md#join-seat.
 *
 * @param email of the actor's account; null while it is not confirmed
 */
export function joinSeat(
  actor: Actor,
  email: string | null,
  thesis: ThesisFacts,
  seats: readonly (Seat & SeatPerson)[],
  seat: Seat & SeatPerson,
): Decision<'not_found' | 'seat_taken'> {
  const isOwn =
    seat.outsidePersonId !== null &&
    isLiving(seat) &&
    thesisState(thesis) === 'inProgress' &&
    email !== null &&
    foldedAddress(email) === foldedAddress(seat.email)
  const sitsAlready = seats.some((one) => isLiving(one) && one.accountId === actor.accountId)
  return firstRefusal<'not_found' | 'seat_taken'>(
    isOwn ? allowed : refused('not_found'),
    sitsAlready || isStudentOf(actor, thesis) || isInstructorOf(actor, thesis)
      ? refused('seat_taken')
      : allowed,
  )
}
