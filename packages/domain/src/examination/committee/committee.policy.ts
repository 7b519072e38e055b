import type { Rules } from '../../department/rulebook/rules.ts'
import type { Actor } from '../../people/account/role.ts'
import { compareDates, type IsoDate } from '../../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { isSamePerson } from '../../shared/person.ts'
import {
  isSecretaryOf,
  isStudentOf,
  ownedByInstructor,
  readsProcess,
} from '../../thesis/thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import { committeeState } from './committee.ts'
import { joinSeat } from './join-seat.ts'
import type { SeatPerson } from './may-sit.ts'
import { rewordOutside } from './outside-words.ts'
import type { ProposalState } from './proposal.ts'
import { canChangeSeat, isLiving, type Seat, type SeatRefusal } from './seat.ts'
import type { LinkRefusal } from './signed-link.ts'

/** A seat and whose it is. */
export interface PersonsSeat extends Seat, SeatPerson {
  /** When its person was last asked for an answer. */
  remindedOn: IsoDate
  /** A person from outside has a link that was not revoked; with a used one the seat can be read. */
  hasLink: boolean
}

export type CommitteeRefusal =
  | 'not_found'
  | 'not_owner'
  | 'no_committee'
  | 'not_in_progress'
  | 'seat_taken'
  | 'reminded_today'
  | 'proposed_by_instructor'
  | 'proposal_answered'
  | SeatRefusal
  | LinkRefusal

type CommitteeDecision = Decision<CommitteeRefusal>

/** The rules of a thesis about its committee; null in the plain flow, in which the instructor decides alone. */
export type CommitteeRules = Rules['committee'] | null

/** A committee of the supervisor alone is none. */
export function hasCommittee(rules: CommitteeRules): rules is Rules['committee'] {
  return rules !== null && rules.size > 1
}

/** Who has a seat, or is asked to take one. */
export function isMember(actor: Actor, seats: readonly PersonsSeat[]): boolean {
  return seats.some((seat) => seat.accountId === actor.accountId && isLiving(seat))
}

/** While a student works on the thesis, its instructor decides about the committee that the rules ask for. */
function manage(actor: Actor, thesis: ThesisFacts, rules: CommitteeRules): CommitteeDecision {
  return firstRefusal<CommitteeRefusal>(
    ownedByInstructor(actor, thesis),
    hasCommittee(rules) ? allowed : refused('no_committee'),
    thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
  )
}

/** The student of the thesis, where the rules leave the members to him or her. For other students it has no committee. */
function manageOwn(actor: Actor, thesis: ThesisFacts, rules: CommitteeRules): CommitteeDecision {
  return firstRefusal<CommitteeRefusal>(
    isStudentOf(actor, thesis) ? allowed : refused('not_found'),
    hasCommittee(rules) ? allowed : refused('no_committee'),
    rules?.proposedBy === 'student' ? allowed : refused('proposed_by_instructor'),
    thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
  )
}

function ownSeat(actor: Actor, seat: PersonsSeat): CommitteeDecision {
  return seat.accountId === actor.accountId ? allowed : refused('not_found')
}

export const canCommittee = {
  /**
   * The people who see all of the thesis, its secretary, people with an office of its department, and who sits in the
   * committee or is asked to: docs/regulation.md#committee.
   */
  see: (actor: Actor, thesis: ThesisFacts, seats: readonly PersonsSeat[]): Decision<'not_found'> =>
    readsProcess(actor, thesis) || isMember(actor, seats) ? allowed : refused('not_found'),

  seeCandidates: manage,

  /** Members for the places that are neither taken nor offered: docs/regulation.md#propose-members. */
  propose: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: CommitteeRules,
    seats: readonly PersonsSeat[],
    proposed: { members: number; substitutes: number },
  ): CommitteeDecision => firstRefusal(manage(actor, thesis, rules), checkCapacity(proposed, seats, rules)),

  seeOwnCandidates: manageOwn,

  /** The same by the student, of whose members the supervisor decides: docs/regulation.md#proposal-of-student. */
  proposeOwn: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: CommitteeRules,
    seats: readonly PersonsSeat[],
    proposed: { members: number; substitutes: number },
  ): CommitteeDecision =>
    firstRefusal(manageOwn(actor, thesis, rules), checkCapacity(proposed, seats, rules)),

  /** Confirms or declines what the student proposes, once. */
  answerProposal: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: CommitteeRules,
    proposal: { state: ProposalState },
  ): CommitteeDecision =>
    firstRefusal<CommitteeRefusal>(
      manage(actor, thesis, rules),
      proposal.state === 'waiting' ? allowed : refused('proposal_answered'),
    ),

  /** Another person for a seat that was declined, left or not answered; the supervisor's is handed over instead. */
  replace: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: CommitteeRules,
    seats: readonly PersonsSeat[],
    seat: PersonsSeat,
  ): CommitteeDecision => {
    const isMembers = seat.role === 'member'
    const proposed = { members: isMembers ? 1 : 0, substitutes: isMembers ? 0 : 1 }
    return firstRefusal(
      canCommittee.propose(actor, thesis, rules, seats, proposed),
      seat.role === 'supervisor' || isFilled(seats, seat) ? refused('seat_taken') : allowed,
    )
  },

  /** The person answers; the instructor does not answer for others: docs/regulation.md#answer-seat. */
  answer: (
    actor: Actor,
    seat: PersonsSeat,
    said: { accepts: boolean; noImpediment: boolean },
    rules: { noImpediment: boolean },
  ): CommitteeDecision =>
    firstRefusal<CommitteeRefusal>(
      ownSeat(actor, seat),
      canChangeSeat(seat, said.accepts ? 'accept' : 'decline', said, rules),
    ),

  /** The instructor or the secretary ends a link that went astray; the seat still waits for its person. */
  revokeLink: (actor: Actor, thesis: ThesisFacts, seat: PersonsSeat): CommitteeDecision =>
    firstRefusal<CommitteeRefusal>(
      isSecretaryOf(actor, thesis) ? allowed : ownedByInstructor(actor, thesis),
      seat.hasLink ? allowed : refused('link_expired'),
    ),

  /**
   * Asks once more, once a day; one whose days are over gets new ones, and a person without a link gets another at
   * once: docs/regulation.md#remind-member.
   */
  remind: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: CommitteeRules,
    seats: readonly PersonsSeat[],
    seat: PersonsSeat,
    today: IsoDate,
  ): CommitteeDecision =>
    firstRefusal<CommitteeRefusal>(
      manage(actor, thesis, rules),
      seat.state === 'invited' || seat.state === 'lapsed' ? allowed : refused('seat_answered'),
      compareDates(seat.remindedOn, today) < 0 || lacksLink(seat) ? allowed : refused('reminded_today'),
      seat.state === 'lapsed' && (isFilled(seats, seat) || sitsElsewhere(seats, seat))
        ? refused('seat_taken')
        : allowed,
    ),

  join: joinSeat,

  rewordOutside,

  /**
   * A member leaves, or the secretary writes down that one has; the supervisor hands the thesis over instead:
   * docs/regulation.md#leave-seat.
   */
  leave: (actor: Actor, thesis: ThesisFacts, seat: PersonsSeat): CommitteeDecision =>
    firstRefusal<CommitteeRefusal>(
      isSecretaryOf(actor, thesis) ? allowed : ownSeat(actor, seat),
      seat.role === 'supervisor' ? refused('not_owner') : allowed,
      canChangeSeat(seat, 'leave', { noImpediment: false }, { noImpediment: false }),
    ),
}

/** The mail with a new link is the only way to a person without an account. */
function lacksLink({ outsidePersonId, state, hasLink }: PersonsSeat): boolean {
  return outsidePersonId !== null && state === 'invited' && !hasLink
}

/** The person of a seat was asked for another position since, or has it. */
function sitsElsewhere(seats: readonly PersonsSeat[], seat: PersonsSeat): boolean {
  return seats.some((one) => isLiving(one) && one.id !== seat.id && isSamePerson(one, seat))
}

/** A person has the position of the seat, or is asked to take it. */
function isFilled(seats: readonly PersonsSeat[], { position }: PersonsSeat): boolean {
  return seats.some((seat) => seat.position === position && isLiving(seat))
}

function checkCapacity(
  { members, substitutes }: { members: number; substitutes: number },
  seats: readonly PersonsSeat[],
  rules: CommitteeRules,
): CommitteeDecision {
  if (!hasCommittee(rules)) return refused('seat_taken')
  const waiting = seats.filter((seat) => seat.role === 'substitute' && isLiving(seat)).length
  const isEnough =
    members <= committeeState(seats, rules).vacant.length && substitutes <= rules.substitutes - waiting
  return isEnough ? allowed : refused('seat_taken')
}
