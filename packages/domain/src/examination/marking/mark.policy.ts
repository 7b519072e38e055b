import type { MarkingRules } from '../../department/rulebook/marking-rules.ts'
import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { isInstructorOf, isSecretaryOf } from '../../thesis/thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import {
  type CommitteeRules,
  canCommittee,
  hasCommittee,
  type PersonsSeat,
} from '../committee/committee.policy.ts'
import type { ExaminationState, Presence } from '../examination/examination.ts'
import { type Outcome, partsOf, type Seat } from './marking.ts'

/** The person who gives a mark: one with an account, or the member who has the link of a seat. */
export type Marker = Actor | { seatId: number }

/** A seat at an examination, and how far its mark has come. */
export interface MarkingSeat extends PersonsSeat {
  /** Null before the examination is held. */
  presence: Presence | null
  isSealed: boolean
  /** Null while it is not sealed. */
  firstSealedAt: Date | null
  /** Given once more after the members were notified that they differ. */
  isConfirmed: boolean
}

export interface MarkingFacts {
  state: ExaminationState
  /** Its moment has come. */
  hasBegun: boolean
  isOpened: boolean
  rules: MarkingRules
  /** All that the thesis has or had. */
  seats: readonly MarkingSeat[]
}

export type MarkRefusal =
  | 'not_found'
  | 'not_owner'
  | 'not_a_member'
  | 'not_in_progress'
  | 'not_held'
  | 'marks_opened'
  | 'nothing_to_confirm'
  | 'no_corrections'
  | 'marks_sealed'
  | 'examination_planned'

type MarkDecision = Decision<MarkRefusal>

export function markingSeat({ role }: Pick<MarkingSeat, 'role'>): Seat {
  return role === 'supervisor' ? 'supervisor' : 'member'
}

/**
 * The members who mark: once it is held, those who were present, wherever they sit since; before, those who have
 * accepted. A seat that no part of the rules asks has nothing to mark.
 */
export function markersOf({
  state,
  rules,
  seats,
}: Pick<MarkingFacts, 'state' | 'rules' | 'seats'>): MarkingSeat[] {
  return seats.filter((seat) => {
    const takesPart =
      state === 'held'
        ? seat.presence === 'present' || seat.presence === 'remote'
        : seat.state === 'accepted' && seat.role !== 'substitute'
    return takesPart && partsOf(markingSeat(seat), rules).length > 0
  })
}

export function ownMarkingSeat(marker: Marker, facts: MarkingFacts): MarkingSeat | null {
  const isOwn = ({ id, accountId }: MarkingSeat) =>
    'seatId' in marker ? id === marker.seatId : accountId === marker.accountId
  return markersOf(facts).find(isOwn) ?? null
}

/** The members whose seal is missing, once the examination is held. */
export function stillToSeal(facts: MarkingFacts): MarkingSeat[] {
  return markersOf(facts).filter(({ isSealed }) => !isSealed)
}

/** All have sealed and nothing was opened: they differ by more than the rules let pass, and are asked once more. */
export function isReconsidered(facts: MarkingFacts): boolean {
  return facts.state === 'held' && !facts.isOpened && stillToSeal(facts).length === 0
}

/**
 * When the seal came that showed that the marks differ too much; null while they are not reconsidered. To a person who
 * does not mark here, everything stays as it was just before it until the opening: docs/regulation.md#sealed-marks.
 */
export function hiddenSince(facts: MarkingFacts, own: MarkingSeat | null): Date | null {
  return own === null && isReconsidered(facts) ? (lastToSeal(facts)?.firstSealedAt ?? null) : null
}

/** How far the marks have come, as a person with or without an own seat reads it. */
export function shownProgress(facts: MarkingFacts, own: MarkingSeat | null) {
  const areAsked = isReconsidered(facts)
  const unsealed = own === null && areAsked ? [lastToSeal(facts)] : stillToSeal(facts)
  const markers = markersOf(facts).map((seat) => ({
    ...seat,
    isSealed: !unsealed.some((one) => one?.id === seat.id),
  }))
  return { markers, isReconsidered: own !== null && areAsked }
}

/** The member who was the last to seal for the first time. */
function lastToSeal(facts: MarkingFacts): MarkingSeat | undefined {
  return markersOf(facts)
    .toSorted((one, other) => Number(one.firstSealedAt) - Number(other.firstSealedAt))
    .at(-1)
}

/** The members who have still to act: to seal a mark, or to answer for it once more. */
export function awaitedMarkers(facts: MarkingFacts): MarkingSeat[] {
  if (facts.state !== 'held' || facts.isOpened) return []
  return isReconsidered(facts)
    ? markersOf(facts).filter(({ isConfirmed }) => !isConfirmed)
    : stillToSeal(facts)
}

/** Whether everybody has been asked once more, after which the marks are opened however far they lie apart. */
export function areAllConfirmed(facts: MarkingFacts): boolean {
  return markersOf(facts).every(({ isConfirmed }) => isConfirmed)
}

/** A member marks from the moment on for which the examination is planned. */
function mark(actor: Marker, thesis: ThesisFacts, facts: MarkingFacts): MarkDecision {
  return firstRefusal<MarkRefusal>(
    canMark.seeSheet(actor, thesis, facts),
    facts.isOpened ? refused('marks_opened') : allowed,
    thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
    facts.state !== 'cancelled' && (facts.state === 'held' || facts.hasBegun) ? allowed : refused('not_held'),
  )
}

const held = ({ state }: MarkingFacts): MarkDecision => (state === 'held' ? allowed : refused('not_held'))

export const canMark = {
  /**
   * The own sheet. The examination does not exist for a caller who does not see the thesis:
   * docs/regulation.md#sealed-marks.
   */
  seeSheet: (actor: Marker, thesis: ThesisFacts, facts: MarkingFacts): MarkDecision => {
    if (ownMarkingSeat(actor, facts) !== null) return allowed
    if ('seatId' in actor) return refused('not_found')
    return canCommittee.see(actor, thesis, facts.seats).allowed
      ? refused('not_a_member')
      : refused('not_found')
  },

  save: mark,

  /** Once it is held; the own mark may be sealed anew until all have sealed. */
  seal: (actor: Marker, thesis: ThesisFacts, facts: MarkingFacts): MarkDecision =>
    firstRefusal(mark(actor, thesis, facts), held(facts)),

  /** Says that the own mark stays as it is, after the members were notified that they differ. */
  confirm: (actor: Marker, thesis: ThesisFacts, facts: MarkingFacts): MarkDecision =>
    firstRefusal<MarkRefusal>(
      canMark.seal(actor, thesis, facts),
      isReconsidered(facts) ? allowed : refused('nothing_to_confirm'),
    ),

  /**
   * Instructor and office send a member without an account another link, as long as marks are given:
   * docs/regulation.md#mark-by-link.
   */
  sendLink: (actor: Actor, thesis: ThesisFacts, facts: MarkingFacts, seatId: number): MarkDecision => {
    const marker = ownMarkingSeat({ seatId }, facts)
    const others = canCommittee.see(actor, thesis, facts.seats).allowed ? 'not_owner' : 'not_found'
    return firstRefusal<MarkRefusal>(
      isInstructorOf(actor, thesis) || isSecretaryOf(actor, thesis) ? allowed : refused(others),
      marker !== null && marker.outsidePersonId !== null ? allowed : refused('not_found'),
      thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
      facts.isOpened ? refused('marks_opened') : held(facts),
    )
  },

  /** The supervisor says that what the committee asked for is done: docs/regulation.md#corrections. */
  acceptCorrections: (
    actor: Actor,
    thesis: ThesisFacts,
    seats: readonly PersonsSeat[],
    result: { outcome: Outcome; isAccepted: boolean } | null,
  ): MarkDecision => {
    const others = canCommittee.see(actor, thesis, seats).allowed ? 'not_owner' : 'not_found'
    const areOpen = result?.outcome === 'corrections' && !result.isAccepted
    return firstRefusal<MarkRefusal>(
      isInstructorOf(actor, thesis) ? allowed : refused(others),
      areOpen ? allowed : refused('no_corrections'),
      thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
    )
  },

  /**
   * The secretary writes down what a decision has made of a mark, once the marks are opened: docs/regulation.md#mark-correction.
   * The marks of an examination that another has followed stay as they are.
   */
  correct: (
    actor: Actor,
    thesis: ThesisFacts,
    facts: MarkingFacts,
    { isNewest }: { isNewest: boolean },
  ): MarkDecision => {
    const others = canCommittee.see(actor, thesis, facts.seats).allowed ? 'not_owner' : 'not_found'
    return firstRefusal<MarkRefusal>(
      isSecretaryOf(actor, thesis) ? allowed : refused(others),
      facts.isOpened ? allowed : refused('marks_sealed'),
      isNewest ? allowed : refused('examination_planned'),
    )
  },

  /** What was opened is read by all who see where the thesis stands. */
  seeResult: (actor: Actor, thesis: ThesisFacts, { seats }: Pick<MarkingFacts, 'seats'>) =>
    canCommittee.see(actor, thesis, seats),

  /** Where a committee examines, no instructor marks alone: docs/regulation.md#sealed-marks. */
  markAlone: (rules: CommitteeRules): Decision<'marked_by_committee'> =>
    hasCommittee(rules) ? refused('marked_by_committee') : allowed,
}
