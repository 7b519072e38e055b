import type { Actor } from '../account/role.ts'
import { type IsoDate, isPast } from '../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'
import { allConfirmed, type StepConfirmations } from '../todo-list/step.ts'
import { type ThesisFacts, thesisState } from './thesis.ts'

export type ThesisRefusal =
  | 'not_found'
  | 'not_owner'
  | 'has_student'
  | 'has_list'
  | 'thesis_ended'
  | 'not_in_progress'
  | 'not_ready'

type ThesisDecision = Decision<ThesisRefusal>

/** How close the actor is to the thesis beyond what the thesis itself tells. */
export interface Closeness {
  hasDeclaredInterest: boolean
  /** Had the thesis once, until the instructor released it (contract 4.13). */
  hadThesis?: boolean
}

const STRANGER: Closeness = { hasDeclaredInterest: false }

export const isInstructorOf = (actor: Actor, thesis: Pick<ThesisFacts, 'instructorId'>): boolean =>
  actor.role === 'instructor' && actor.accountId === thesis.instructorId

export const isStudentOf = (actor: Actor, thesis: Pick<ThesisFacts, 'studentId'>): boolean =>
  actor.role === 'student' && actor.accountId === thesis.studentId

const isOverseer = (actor: Actor, thesis: ThesisFacts): boolean =>
  isInstructorOf(actor, thesis) || actor.role === 'administrator'

/** Those whose thesis it is, and administrators: they see all of it. */
export function isInsider(actor: Actor, thesis: ThesisFacts): boolean {
  return isOverseer(actor, thesis) || isStudentOf(actor, thesis)
}

/** The last day to declare interest is still one to declare on. */
export function isDeadlinePassed(thesis: Pick<ThesisFacts, 'interestDeadline'>, today: IsoDate): boolean {
  return thesis.interestDeadline !== null && isPast(thesis.interestDeadline, today)
}

/** Contract 3: public, not given, and the interest deadline empty or not passed. */
export function isOpen(thesis: ThesisFacts, today: IsoDate): boolean {
  return thesis.publicByInstructor && thesis.studentId === null && !isDeadlinePassed(thesis, today)
}

/** Contract 3: topics are offered to the students of the instructor's institution, the own department's first. */
export function isOfferedTo(actor: Actor, thesis: Pick<ThesisFacts, 'institutionId'>): boolean {
  return actor.role === 'student' && actor.institutionId === thesis.institutionId
}

/** Contract 7: a thesis made public never shows its mark to strangers. */
export function maySeeMark(actor: Actor, thesis: ThesisFacts): boolean {
  return isInsider(actor, thesis)
}

/** Contract 3: who else wants the thesis is its instructor's business; of students each sees the own wish alone. */
export function maySeeInterested(actor: Actor, thesis: ThesisFacts): boolean {
  return isOverseer(actor, thesis)
}

/** Contract 3: seeing a thesis. */
function see(actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision {
  if (isInsider(actor, thesis) || closeness.hasDeclaredInterest) return allowed
  const shown = thesis.publicByInstructor && (thesis.studentId === null || thesis.publicByStudent)
  return shown ? allowed : refused('not_found')
}

/** What is not the actor's own is refused as such where it may be seen, and does not exist where it may not. */
export function refusedToOthers(
  actor: Actor,
  thesis: ThesisFacts,
  closeness: Closeness,
): Decision<'not_owner' | 'not_found'> {
  return see(actor, thesis, closeness).allowed ? refused('not_owner') : refused('not_found')
}

/** Contract 3: only its instructor writes. Those who may have declared interest, students, are refused by role before. */
export function ownedByInstructor(actor: Actor, thesis: ThesisFacts): Decision<'not_owner' | 'not_found'> {
  return isInstructorOf(actor, thesis) ? allowed : refusedToOthers(actor, thesis, STRANGER)
}

function ownedByStudent(actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision {
  return isStudentOf(actor, thesis) ? allowed : refusedToOthers(actor, thesis, closeness)
}

/** Contract 4.8: a marked thesis is read-only. */
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
  /** Contract 4.10. */
  delete: (actor: Actor, thesis: ThesisFacts): ThesisDecision =>
    firstRefusal(
      ownedByInstructor(actor, thesis),
      thesis.studentId === null ? allowed : refused('has_student'),
    ),
  /** Contract 4.9: attaching a list, by making or by copying one. */
  manageList: (actor: Actor, thesis: ThesisFacts, hasList: boolean): ThesisDecision =>
    firstRefusal(write(actor, thesis), hasList ? refused('has_list') : allowed),
  /** Contract 4.8: in progress, with every step confirmed. `steps` is null where there is no list. */
  mark: (actor: Actor, thesis: ThesisFacts, steps: readonly StepConfirmations[] | null): ThesisDecision => {
    const isReady = thesisState(thesis) === 'inProgress' && steps !== null && allConfirmed(steps)
    return firstRefusal(ownedByInstructor(actor, thesis), isReady ? allowed : refused('not_ready'))
  },
  /** Contract 4.13. */
  release: (actor: Actor, thesis: ThesisFacts): ThesisDecision =>
    firstRefusal(
      ownedByInstructor(actor, thesis),
      thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
    ),
  /** Contract 4.14; 4.13 for the student of a released assignment. Which of the events: see `eventsFor`. */
  readHistory: (actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision =>
    isInsider(actor, thesis) || closeness.hadThesis ? allowed : refusedToOthers(actor, thesis, closeness),
  /** Specification 4: the student's choice, while the thesis runs and (contract 7) after its mark. */
  setStudentVisibility: ownedByStudent,
  /** Contract 5: abstract and final text are the student's, until the mark. */
  submitFinalText: (actor: Actor, thesis: ThesisFacts, closeness: Closeness): ThesisDecision =>
    firstRefusal(ownedByStudent(actor, thesis, closeness), notEnded(thesis)),
  /** Contract 4.13: the final text of a released assignment stays with those it was meant for, not with who comes next. */
  readFormerText: (actor: Actor, thesis: ThesisFacts, formerStudentId: number): ThesisDecision => {
    const isAuthor = actor.role === 'student' && actor.accountId === formerStudentId
    return isAuthor || isOverseer(actor, thesis) ? allowed : refused('not_found')
  },
}
