import type { Actor } from '../account/role.ts'
import { type IsoDate, isPast } from '../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'
import { isInstructorOf, isOfferedTo } from '../thesis/thesis.policy.ts'
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
  hasUnansweredPositiveAnswer: boolean
}

export function isPriority(value: number): boolean {
  return Number.isInteger(value) && value >= HIGHEST_PRIORITY && value <= LOWEST_PRIORITY
}

function ownThesis(actor: Actor, thesis: ThesisFacts): InterestDecision {
  if (isInstructorOf(actor, thesis)) return allowed
  const shown = thesis.publicByInstructor && (thesis.studentId === null || thesis.publicByStudent)
  return shown ? refused('not_owner') : refused('not_found')
}

const notGiven = (thesis: ThesisFacts): InterestDecision =>
  thesis.studentId === null ? allowed : refused('already_accepted')

const declared = (interest: InterestFacts | null): InterestDecision =>
  interest === null ? refused('not_interested') : allowed

export const canInterest = {
  /**
   * Contract 4.2. Declaring again changes the priority. What the student must do first is said before what is wrong with
   * the thesis. A private thesis does not exist for a student who has not declared interest in it.
   */
  declare: (
    actor: Actor,
    thesis: ThesisFacts,
    existing: InterestFacts | null,
    situation: StudentSituation,
    today: IsoDate,
  ): InterestDecision => {
    const shown = thesis.publicByInstructor && isOfferedTo(actor, thesis)
    if (!shown && existing === null) return refused('not_found')
    return firstRefusal<InterestRefusal>(
      situation.hasThesisInProgress ? refused('has_thesis') : allowed,
      situation.hasUnansweredPositiveAnswer ? refused('answer_pending') : allowed,
      thesis.studentId === null && thesis.publicByInstructor ? allowed : refused('not_open'),
      thesis.interestDeadline !== null && isPast(thesis.interestDeadline, today)
        ? refused('deadline_passed')
        : allowed,
    )
  },

  /** Contract 4.3: `positiveAnswers` are the students of the thesis who have one now. */
  answer: (
    actor: Actor,
    thesis: ThesisFacts,
    interest: InterestFacts | null,
    positiveAnswers: readonly number[],
    today: IsoDate,
  ): InterestDecision =>
    firstRefusal<InterestRefusal>(
      ownThesis(actor, thesis),
      notGiven(thesis),
      declared(interest),
      positiveAnswers.length > 0 ? refused('already_assigned') : allowed,
      thesis.assignmentType === 'onDeadline' &&
        thesis.interestDeadline !== null &&
        !isPast(thesis.interestDeadline, today)
        ? refused('before_deadline')
        : allowed,
    ),

  /** Contract 4.3: until the student accepts. */
  cancelAnswer: (actor: Actor, thesis: ThesisFacts, interest: InterestFacts | null): InterestDecision =>
    firstRefusal<InterestRefusal>(
      ownThesis(actor, thesis),
      notGiven(thesis),
      declared(interest),
      interest?.answeredPositively ? allowed : refused('not_assigned'),
    ),

  /** Contract 4.4. */
  accept: (
    actor: Actor,
    thesis: ThesisFacts,
    interest: InterestFacts | null,
    situation: Pick<StudentSituation, 'hasThesisInProgress'>,
  ): InterestDecision =>
    firstRefusal<InterestRefusal>(
      actor.role === 'student' ? allowed : refused('not_found'),
      declared(interest),
      notGiven(thesis),
      situation.hasThesisInProgress ? refused('has_thesis') : allowed,
      interest?.answeredPositively ? allowed : refused('not_assigned'),
    ),

  /** Contract 4.5: withdrawing a declaration, or declining a positive answer. */
  decline: (thesis: ThesisFacts, interest: InterestFacts | null): InterestDecision =>
    firstRefusal(declared(interest), notGiven(thesis)),
}
