import type { Actor } from '../../people/account/role.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import {
  canThesis,
  isDeadlinePassed,
  isOfferedTo,
  isStudentOf,
  ownedByInstructor,
} from '../thesis/thesis.policy.ts'
import type { ThesisFacts } from '../thesis/thesis.ts'
import { HIGHEST_PRIORITY, type InterestFacts, LOWEST_PRIORITY } from './interest.ts'

export type InterestRefusal =
  | 'not_found'
  | 'not_owner'
  | 'has_thesis'
  | 'answer_pending'
  | 'deadline_passed'
  | 'not_open'
  | 'not_interested'
  | 'not_assigned'
  | 'already_assigned'
  | 'already_accepted'
  | 'before_deadline'

type InterestDecision = Decision<InterestRefusal>

/** What is known of a student beyond one thesis. */
export interface StudentSituation {
  hasThesisInProgress: boolean
  /** On any thesis, this one included. */
  hasUnansweredPositiveAnswer: boolean
}

export function isPriority(value: number): boolean {
  return Number.isInteger(value) && value >= HIGHEST_PRIORITY && value <= LOWEST_PRIORITY
}

/** What `not_open` stands for. The wire has one code for all of them; the screen names the reason. */
export type NotOpen = 'not_offered' | 'assigned' | 'private'

/** Why a thesis takes no declarations of the actor on any day; the most lasting reason where there are several. */
export function whyNotOpen(actor: Actor, thesis: ThesisFacts): NotOpen | null {
  if (!isOfferedTo(actor, thesis)) return 'not_offered'
  if (thesis.studentId !== null) return 'assigned'
  return thesis.publicByInstructor ? null : 'private'
}

const unless = (condition: boolean, reason: InterestRefusal): InterestDecision =>
  condition ? refused(reason) : allowed

function visible(actor: Actor, thesis: ThesisFacts, interest: InterestFacts | null): InterestDecision {
  const seen = canThesis.see(actor, thesis, { hasDeclaredInterest: interest !== null }).allowed
  return unless(!seen, 'not_found')
}

/** An answer that was accepted stands beside its thesis for ever, and waits for nothing. */
function isUnanswered(thesis: ThesisFacts, interest: InterestFacts | null): boolean {
  return thesis.studentId === null && interest?.answeredPositively === true
}

function mustWait(thesis: ThesisFacts, today: IsoDate): boolean {
  return (
    thesis.assignmentType === 'onDeadline' &&
    thesis.interestDeadline !== null &&
    !isDeadlinePassed(thesis, today)
  )
}

/**
 * Every rule checks first whether the actor may see the thesis and act on it, then what the actor must settle
 * elsewhere, then what is wrong with this thesis, with the lasting reasons before the passing ones.
 * `interest` is the declaration of the student in question on this thesis, null where there is none.
 */
export const canInterest = {
  /** Declaring again changes the priority: docs/regulation.md#declare. */
  declare: (
    actor: Actor,
    thesis: ThesisFacts,
    interest: InterestFacts | null,
    situation: StudentSituation,
    today: IsoDate,
  ): InterestDecision =>
    firstRefusal(
      visible(actor, thesis, interest),
      unless(situation.hasThesisInProgress, 'has_thesis'),
      unless(situation.hasUnansweredPositiveAnswer || isUnanswered(thesis, interest), 'answer_pending'),
      unless(whyNotOpen(actor, thesis) !== null, 'not_open'),
      unless(isDeadlinePassed(thesis, today), 'deadline_passed'),
    ),

  /** A student asks of a topic that he or she sees, its instructor of all who declared: docs/regulation.md#eligibility. */
  seeEligibility: (actor: Actor, thesis: ThesisFacts, interest: InterestFacts | null): InterestDecision =>
    actor.role === 'student' ? visible(actor, thesis, interest) : ownedByInstructor(actor, thesis),

  /**
   * An interest among several that are put into another order. One that keeps its priority is not refused after a
   * deadline; one that moves is declared again.
   */
  reorder: (
    actor: Actor,
    thesis: ThesisFacts,
    interest: InterestFacts | null,
    situation: StudentSituation,
    { isMoved, today }: { isMoved: boolean; today: IsoDate },
  ): InterestDecision =>
    firstRefusal(
      visible(actor, thesis, interest),
      unless(interest === null, 'not_interested'),
      isMoved ? canInterest.declare(actor, thesis, interest, situation, today) : allowed,
    ),

  /**
   * The positive answer: docs/regulation.md#answer. `positiveAnswers`: the students who have one on this thesis now. A thesis that is
   * assigned at its deadline but has no deadline can be answered at once.
   */
  answer: (
    actor: Actor,
    thesis: ThesisFacts,
    interest: InterestFacts | null,
    positiveAnswers: readonly number[],
    today: IsoDate,
  ): InterestDecision =>
    firstRefusal<InterestRefusal>(
      ownedByInstructor(actor, thesis),
      unless(thesis.studentId !== null, 'already_accepted'),
      unless(interest === null, 'not_interested'),
      unless(positiveAnswers.length > 0, 'already_assigned'),
      unless(mustWait(thesis, today), 'before_deadline'),
    ),

  /** A positive answer can be cancelled until the student accepts: docs/regulation.md#cancel-answer. */
  cancelAnswer: (actor: Actor, thesis: ThesisFacts, interest: InterestFacts | null): InterestDecision =>
    firstRefusal<InterestRefusal>(
      ownedByInstructor(actor, thesis),
      unless(thesis.studentId !== null, 'already_accepted'),
      unless(interest === null, 'not_interested'),
      unless(interest?.answeredPositively !== true, 'not_assigned'),
    ),

  /**
   * The later of two acceptances at the same moment is refused, because the student has a thesis by then:
   * docs/regulation.md#accept.
   */
  accept: (
    actor: Actor,
    thesis: ThesisFacts,
    interest: InterestFacts | null,
    situation: Pick<StudentSituation, 'hasThesisInProgress'>,
  ): InterestDecision =>
    firstRefusal(
      visible(actor, thesis, interest),
      unless(thesis.studentId !== null, 'already_accepted'),
      unless(situation.hasThesisInProgress, 'has_thesis'),
      unless(interest === null, 'not_interested'),
      unless(interest?.answeredPositively !== true, 'not_assigned'),
    ),

  /** Withdrawing an interest, or declining a positive answer. Only a release ends an accepted thesis: docs/regulation.md#withdraw. */
  decline: (actor: Actor, thesis: ThesisFacts, interest: InterestFacts | null): InterestDecision =>
    firstRefusal(
      visible(actor, thesis, interest),
      unless(isStudentOf(actor, thesis), 'already_accepted'),
      unless(interest === null, 'not_interested'),
    ),
}
