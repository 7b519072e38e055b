import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import {
  isInstructorOf,
  isOfficeHolderOf,
  isSecretaryOf,
  isStudentOf,
} from '../../thesis/thesis/thesis.policy.ts'
import type { ThesisFacts } from '../../thesis/thesis/thesis.ts'
import { canCommittee, type PersonsSeat } from '../committee/committee.policy.ts'
import { isAboutSeat } from './issuable.ts'
import type { PaperState } from './paper.ts'
import type { PaperKind } from './paper-facts.ts'

export type PaperRefusal = 'not_found' | 'not_owner' | 'paper_void' | 'paper_outdated'

type PaperDecision = Decision<PaperRefusal>

/** The thesis or the person that a paper is about. */
export type PaperSubject =
  | { thesis: ThesisFacts; seats: readonly PersonsSeat[] }
  | { instructor: { accountId: number; departmentId: number | null } }

export interface AskedPaper {
  kind: PaperKind
  /** The seat that it is about; null of kinds that are about none. */
  seatId: number | null
}

export interface PaperInQuestion extends AskedPaper {
  state: PaperState
}

/** The papers that a student may issue of the own thesis; all else is the instructor's or the office's to issue. */
const STUDENTS_KINDS: readonly PaperKind[] = ['application', 'declaration', 'completion']

/** The instructor of the thesis, or of the certificate, and the office of the department. */
function runs(actor: Actor, subject: PaperSubject): boolean {
  if ('thesis' in subject)
    return isInstructorOf(actor, subject.thesis) || isSecretaryOf(actor, subject.thesis)
  const { accountId, departmentId } = subject.instructor
  if (actor.role === 'secretary') return departmentId !== null && actor.departmentId === departmentId
  return actor.role === 'instructor' && actor.accountId === accountId
}

/** They run it, or keep the installation: no paper is kept from them. */
function oversees(actor: Actor, subject: PaperSubject): boolean {
  return actor.role === 'administrator' || runs(actor, subject)
}

function see(actor: Actor, subject: PaperSubject): PaperDecision {
  if ('thesis' in subject) return canCommittee.see(actor, subject.thesis, subject.seats)
  const isReader = oversees(actor, subject) || isOfficeOf(actor, subject.instructor.departmentId)
  return isReader ? allowed : refused('not_found')
}

/** A person with an office of the department reads certificates of its instructors too. */
function isOfficeOf(actor: Actor, departmentId: number | null): boolean {
  return actor.holdsOffice === true && departmentId !== null && actor.departmentId === departmentId
}

function isOwnSeat(actor: Actor, subject: PaperSubject, seatId: number | null): boolean {
  return (
    'thesis' in subject &&
    subject.seats.some(({ id, accountId }) => id === seatId && accountId === actor.accountId)
  )
}

/** The own papers of a student are those of the student's kinds, the own paper of a member is the sheet. */
function isOwn(actor: Actor, { kind, seatId }: AskedPaper, subject: PaperSubject): boolean {
  if (kind === 'sheet') return isOwnSeat(actor, subject, seatId)
  return 'thesis' in subject && isStudentOf(actor, subject.thesis) && STUDENTS_KINDS.includes(kind)
}

/** Everything of those who run it, and what is the own. */
function issue(actor: Actor, asked: AskedPaper, subject: PaperSubject): PaperDecision {
  if (runs(actor, subject)) return allowed
  return firstRefusal(see(actor, subject), isOwn(actor, asked, subject) ? allowed : refused('not_owner'))
}

/**
 * What was issued for one member is not for all who see the thesis: a summons for whom it calls, a sheet for the committee,
 * which marks, and neither for the student.
 */
function isAddressed(actor: Actor, subject: PaperSubject, { kind, seatId }: AskedPaper): boolean {
  if (!isAboutSeat(kind) || oversees(actor, subject)) return true
  if (!('thesis' in subject)) return false
  if (isOfficeHolderOf(actor, subject.thesis)) return true
  return kind === 'summons' ? isOwnSeat(actor, subject, seatId) : sits(actor, subject.seats)
}

function sits(actor: Actor, seats: readonly PersonsSeat[]): boolean {
  return seats.some(({ accountId, state }) => accountId === actor.accountId && state === 'accepted')
}

function notVoid({ state }: PaperInQuestion): PaperDecision {
  return state === 'void' ? refused('paper_void') : allowed
}

/** docs/regulation.md#issued-papers */
export const canPaper = {
  /** The papers of a thesis, for all who see its process; `read` says which of them. */
  list: see,

  /** What is void may be about a student who is gone: docs/regulation.md#void-paper. */
  read: (actor: Actor, subject: PaperSubject, paper: PaperInQuestion): PaperDecision => {
    const isForAll = paper.state !== 'void' || oversees(actor, subject)
    return firstRefusal(
      see(actor, subject),
      isForAll && isAddressed(actor, subject, paper) ? allowed : refused('not_found'),
    )
  },

  issue,
  preview: issue,

  /**
   * A person who may issue it brings the signed copy; one that is outdated is taken with a reason:
   * docs/regulation.md#return-paper.
   */
  return: (
    actor: Actor,
    subject: PaperSubject,
    paper: PaperInQuestion,
    { hasReason }: { hasReason: boolean },
  ): PaperDecision =>
    firstRefusal(
      canPaper.read(actor, subject, paper),
      issue(actor, paper, subject),
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
