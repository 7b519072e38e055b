import type { Actor } from '../../people/account/role.ts'
import { allConfirmed, type StepConfirmations } from '../../shared/confirmations.ts'
import { type IsoDate, isPast } from '../../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { type ThesisFacts, thesisState } from './thesis.ts'

export type ThesisRefusal =
  | 'not_found'
  | 'not_owner'
  | 'has_student'
  | 'has_list'
  | 'thesis_ended'
  | 'not_in_progress'
  | 'not_ready'
  | 'not_over'

type ThesisDecision = Decision<ThesisRefusal>

/** Refusals of giving the topic to another student too. */
export type SharingRefusal = ThesisRefusal | 'topic_full'

/** How the actor is connected to the thesis, beyond the facts of the thesis itself. */
export interface Closeness {
  hasDeclaredInterest: boolean
  /** The student had the thesis until the instructor released it. */
  hadThesis?: boolean
  /** An instructor who sits in the committee of the thesis, or is asked to. */
  sitsInCommittee?: boolean
}

/** How many students may have a topic, and how many have it or were asked to take it. */
export interface TopicPlaces {
  /** One in the plain flow. */
  students: number
  taken: number
}

const STRANGER: Closeness = { hasDeclaredInterest: false }

export const isInstructorOf = (actor: Actor, thesis: Pick<ThesisFacts, 'instructorId'>): boolean =>
  actor.role === 'instructor' && actor.accountId === thesis.instructorId

export const isStudentOf = (actor: Actor, thesis: Pick<ThesisFacts, 'studentId'>): boolean =>
  actor.role === 'student' && actor.accountId === thesis.studentId

const isOverseer = (actor: Actor, thesis: ThesisFacts): boolean =>
  isInstructorOf(actor, thesis) || actor.role === 'administrator'

/** The people whose thesis it is, and administrators: they see all of it. */
export function isInsider(actor: Actor, thesis: ThesisFacts): boolean {
  return isOverseer(actor, thesis) || isStudentOf(actor, thesis)
}

/** A secretary knows the theses of the own department; a draft is its instructor's alone: docs/regulation.md#secretary. */
export function isSecretaryOf(actor: Actor, thesis: ThesisFacts): boolean {
  return actor.role === 'secretary' && isKnownInDepartmentOf(actor, thesis)
}

/**
 * An instructor who heads the department, stands in for its head or coordinates a programme reads what its secretary
 * reads of a thesis, and writes nothing of it: docs/regulation.md#office-readers.
 */
export function isOfficeHolderOf(actor: Actor, thesis: ThesisFacts): boolean {
  return actor.holdsOffice === true && isKnownInDepartmentOf(actor, thesis)
}

function isKnownInDepartmentOf({ departmentId }: Actor, thesis: ThesisFacts): boolean {
  const isDraft = thesisState(thesis) === 'ungiven' && !thesis.publicByInstructor
  return departmentId === thesis.departmentId && !isDraft
}

/** The people who see of a thesis what strangers do not, so that it is written down that they looked at it. */
export function readsProcess(actor: Actor, thesis: ThesisFacts): boolean {
  return isInsider(actor, thesis) || isSecretaryOf(actor, thesis) || isOfficeHolderOf(actor, thesis)
}

/** Interest can still be declared on the day of the deadline. */
export function isDeadlinePassed(thesis: Pick<ThesisFacts, 'interestDeadline'>, today: IsoDate): boolean {
  return thesis.interestDeadline !== null && isPast(thesis.interestDeadline, today)
}

/** Public, not given, and the interest deadline empty or not passed: docs/regulation.md#open-thesis. */
export function isOpen(thesis: ThesisFacts, today: IsoDate): boolean {
  return thesis.publicByInstructor && thesis.studentId === null && !isDeadlinePassed(thesis, today)
}

/** Whether an action has made the thesis open; `before` is null where it made the thesis. */
export function becomesOpen(before: ThesisFacts | null, after: ThesisFacts, today: IsoDate): boolean {
  return isOpen(after, today) && (before === null || !isOpen(before, today))
}

/** A thesis is offered to the students of its instructor's institution. */
export function isOfferedTo(actor: Actor, thesis: Pick<ThesisFacts, 'institutionId'>): boolean {
  return actor.role === 'student' && actor.institutionId === thesis.institutionId
}

/** A thesis made public never shows its mark to strangers: docs/regulation.md#thesis-parts. */
export function maySeeMark(actor: Actor, thesis: ThesisFacts): boolean {
  return readsProcess(actor, thesis)
}

/** The steps belong to what a topic says; once it is given they are the work of its student: docs/regulation.md#thesis-parts. */
export function maySeeSteps(actor: Actor, thesis: ThesisFacts): boolean {
  return thesisState(thesis) === 'ungiven' || isInsider(actor, thesis)
}

/** All interests are shown to the instructor and administrators; a student sees the own one alone. */
export function maySeeInterested(actor: Actor, thesis: ThesisFacts): boolean {
  return isOverseer(actor, thesis)
}

/** Who sees a thesis: docs/regulation.md#see-thesis. */
function see(actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision {
  if (actor.role === 'secretary') return isSecretaryOf(actor, thesis) ? allowed : refused('not_found')
  const isClose = closeness.hasDeclaredInterest || closeness.sitsInCommittee === true
  if (isInsider(actor, thesis) || isOfficeHolderOf(actor, thesis) || isClose) return allowed
  const shown = thesis.publicByInstructor && (thesis.studentId === null || thesis.publicByStudent)
  return shown ? allowed : refused('not_found')
}

/** A foreign thesis is refused as such where the actor may see it, and otherwise does not exist. */
export function refusedToOthers(
  actor: Actor,
  thesis: ThesisFacts,
  closeness: Closeness,
): Decision<'not_owner' | 'not_found'> {
  return see(actor, thesis, closeness).allowed ? refused('not_owner') : refused('not_found')
}

/** Only its instructor writes. Students, who may have declared interest, are refused by role before: docs/regulation.md#write-thesis. */
export function ownedByInstructor(actor: Actor, thesis: ThesisFacts): Decision<'not_owner' | 'not_found'> {
  return isInstructorOf(actor, thesis) ? allowed : refusedToOthers(actor, thesis, STRANGER)
}

function ownedByStudent(actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision {
  return isStudentOf(actor, thesis) ? allowed : refusedToOthers(actor, thesis, closeness)
}

/** A marked thesis is read-only. */
function notEnded(thesis: ThesisFacts): ThesisDecision {
  return thesisState(thesis) === 'ended' ? refused('thesis_ended') : allowed
}

function write(actor: Actor, thesis: ThesisFacts): ThesisDecision {
  return firstRefusal(ownedByInstructor(actor, thesis), notEnded(thesis))
}

export const canThesis = {
  see,
  edit: write,
  setImage: write,
  /** A thesis that has a student is not deleted: docs/regulation.md#delete-thesis. */
  delete: (actor: Actor, thesis: ThesisFacts): ThesisDecision =>
    firstRefusal(
      ownedByInstructor(actor, thesis),
      thesis.studentId === null ? allowed : refused('has_student'),
    ),
  /** Attaching a list, by making or by copying one: docs/regulation.md#attach-list. */
  manageList: (actor: Actor, thesis: ThesisFacts, hasList: boolean): ThesisDecision =>
    firstRefusal(write(actor, thesis), hasList ? refused('has_list') : allowed),
  /** In progress, with every step confirmed: docs/regulation.md#mark. `steps` is null where there is no list. */
  mark: (actor: Actor, thesis: ThesisFacts, steps: readonly StepConfirmations[] | null): ThesisDecision => {
    const isReady = thesisState(thesis) === 'inProgress' && steps !== null && allConfirmed(steps)
    return firstRefusal(ownedByInstructor(actor, thesis), isReady ? allowed : refused('not_ready'))
  },
  /** The instructor ends the assignment of a student who gave up: docs/regulation.md#release. */
  release: (actor: Actor, thesis: ThesisFacts): ThesisDecision =>
    firstRefusal(
      ownedByInstructor(actor, thesis),
      thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
    ),
  /**
   * A topic that was marked, or that a student gave up and no other has, is offered again as a new thesis:
   * docs/regulation.md#offer-again.
   */
  offerAgain: (actor: Actor, thesis: ThesisFacts, wasReleased: boolean): ThesisDecision => {
    const state = thesisState(thesis)
    const isOver = state === 'ended' || (state === 'ungiven' && wasReleased)
    return firstRefusal(ownedByInstructor(actor, thesis), isOver ? allowed : refused('not_over'))
  },
  /** The topic of a thesis in progress is taken by another student too, who gets a thesis of his or her own: docs/regulation.md#share-topic. */
  share: (actor: Actor, thesis: ThesisFacts, topic: TopicPlaces): Decision<SharingRefusal> =>
    firstRefusal<SharingRefusal>(
      ownedByInstructor(actor, thesis),
      thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
      topic.taken < topic.students ? allowed : refused('topic_full'),
    ),
  /** The insiders and the student of a released assignment; `eventsFor` says which events each reads. */
  readHistory: (actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision =>
    isInsider(actor, thesis) || closeness.hadThesis ? allowed : refusedToOthers(actor, thesis, closeness),
  /** The student's choice, while the thesis is in progress and after its mark: docs/regulation.md#publish. */
  setStudentVisibility: ownedByStudent,
  /** Abstract and final text are the student's, until the mark: docs/regulation.md#final-text. */
  submitFinalText: (actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision =>
    firstRefusal(ownedByStudent(actor, thesis, closeness), notEnded(thesis)),
  /** The final text of a released assignment is not shown to the next student: docs/regulation.md#release. */
  readFormerText: (actor: Actor, thesis: ThesisFacts, formerStudentId: number): ThesisDecision => {
    const isAuthor = actor.role === 'student' && actor.accountId === formerStudentId
    return isAuthor || isOverseer(actor, thesis) ? allowed : refused('not_found')
  },
}
