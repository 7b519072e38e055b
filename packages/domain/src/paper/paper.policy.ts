import type { Actor } from '../account/role.ts'
import { canCommittee, type PersonsSeat } from '../committee/committee.policy.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'
import { isInstructorOf, isSecretaryOf, isStudentOf } from '../thesis/thesis.policy.ts'
import type { ThesisFacts } from '../thesis/thesis.ts'
import type { PaperState } from './paper.ts'
import type { PaperKind } from './paper-facts.ts'

export type PaperRefusal = 'not_found' | 'not_owner' | 'paper_void' | 'paper_outdated'

type PaperDecision = Decision<PaperRefusal>

/** Whom or what a paper is about. */
export type PaperSubject =
  | { thesis: ThesisFacts; seats: readonly PersonsSeat[] }
  | { instructor: { accountId: number; departmentId: number | null } }

export interface PaperInQuestion {
  kind: PaperKind
  state: PaperState
}

/** Of the own thesis; all else is the instructor's or the office's to issue. */
const STUDENTS_KINDS: readonly PaperKind[] = ['application', 'declaration', 'completion']

/** The instructor of the thesis, or of the certificate, and the office of the department. */
function runs(actor: Actor, subject: PaperSubject): boolean {
  if ('thesis' in subject)
    return isInstructorOf(actor, subject.thesis) || isSecretaryOf(actor, subject.thesis)
  const { accountId, departmentId } = subject.instructor
  if (actor.role === 'secretary') return departmentId !== null && actor.departmentId === departmentId
  return actor.role === 'instructor' && actor.accountId === accountId
}

function see(actor: Actor, subject: PaperSubject): PaperDecision {
  if ('thesis' in subject) return canCommittee.see(actor, subject.thesis, subject.seats)
  const isReader = actor.role === 'administrator' || isOfficeOf(actor, subject.instructor.departmentId)
  return isReader || runs(actor, subject) ? allowed : refused('not_found')
}

/** Who holds an office of the department reads certificates of its instructors too. */
function isOfficeOf(actor: Actor, departmentId: number | null): boolean {
  return actor.holdsOffice === true && departmentId !== null && actor.departmentId === departmentId
}

/** Everything of those who run it, and of a student the papers that are the student's own. */
function issue(actor: Actor, kind: PaperKind, subject: PaperSubject): PaperDecision {
  if (runs(actor, subject)) return allowed
  const isOwn = 'thesis' in subject && isStudentOf(actor, subject.thesis) && STUDENTS_KINDS.includes(kind)
  return firstRefusal(see(actor, subject), isOwn ? allowed : refused('not_owner'))
}

function notVoid({ state }: PaperInQuestion): PaperDecision {
  return state === 'void' ? refused('paper_void') : allowed
}

/** docs/regulation.md#issued-papers */
export const canPaper = {
  /** The papers of a thesis, for all who see its process; `read` says which of them. */
  list: see,

  /** What is void may be about a student who is gone: docs/regulation.md#void-paper. */
  read: (actor: Actor, subject: PaperSubject, { state }: PaperInQuestion): PaperDecision => {
    const isForAll = state !== 'void' || actor.role === 'administrator' || runs(actor, subject)
    return firstRefusal(see(actor, subject), isForAll ? allowed : refused('not_found'))
  },

  issue,
  preview: issue,

  /** Whoever may issue it brings the signed copy; one that is outdated is taken with a reason: docs/regulation.md#return-paper. */
  return: (
    actor: Actor,
    subject: PaperSubject,
    paper: PaperInQuestion,
    { hasReason }: { hasReason: boolean },
  ): PaperDecision =>
    firstRefusal(
      canPaper.read(actor, subject, paper),
      issue(actor, paper.kind, subject),
      notVoid(paper),
      paper.state === 'valid' || hasReason ? allowed : refused('paper_outdated'),
    ),

  void: (actor: Actor, subject: PaperSubject, paper: PaperInQuestion): PaperDecision =>
    firstRefusal(
      canPaper.read(actor, subject, paper),
      runs(actor, subject) ? allowed : refused('not_owner'),
      notVoid(paper),
    ),

  /** The number of the institution's document system, typed in by the office. */
  setProtocol: (actor: Actor, departmentId: number, paper: PaperInQuestion): PaperDecision =>
    actor.role === 'secretary' && actor.departmentId === departmentId ? notVoid(paper) : refused('not_found'),
}
