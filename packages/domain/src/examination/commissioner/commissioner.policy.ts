import type { Rules } from '../../department/rulebook/rules.ts'
import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import {
  isInstructorOf,
  isSecretaryOf,
  isStudentOf,
  ownedByInstructor,
  readsProcess,
} from '../../thesis/thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import { canLink, type SignedLink } from '../committee/signed-link.ts'

/** The rules of a thesis about its topic; null in the plain flow, in which no thesis has a commissioner. */
export type TopicRules = Rules['topic'] | null

/** A commissioner as the rules ask for it. */
export interface CommissionerInQuestion {
  /** Whether anything was said in the conversation with it. */
  hasComments: boolean
  /** The newest link to its mentor; null before the first. */
  link: Pick<SignedLink, 'expiresAt' | 'revokedAt'> | null
}

export type CommissionerRefusal =
  | 'not_found'
  | 'not_owner'
  | 'no_company'
  | 'thesis_ended'
  | 'not_in_progress'
  | 'company_comments'
  | 'link_expired'

type CommissionerDecision = Decision<CommissionerRefusal>

function inProgress(thesis: ThesisFacts): CommissionerDecision {
  const state = thesisState(thesis)
  if (state === 'ended') return refused('thesis_ended')
  return state === 'inProgress' ? allowed : refused('not_in_progress')
}

/** While a student works on the thesis, and where the rules allow it, its supervisor decides about the commissioner. */
function set(actor: Actor, thesis: ThesisFacts, rules: TopicRules): CommissionerDecision {
  return firstRefusal<CommissionerRefusal>(
    ownedByInstructor(actor, thesis),
    rules?.company === 'allowed' ? allowed : refused('no_company'),
    inProgress(thesis),
  )
}

/** The supervisor and the student: no other person with an account reads the conversation. */
function readComments(actor: Actor, thesis: ThesisFacts): Decision<'not_found'> {
  return isInstructorOf(actor, thesis) || isStudentOf(actor, thesis) ? allowed : refused('not_found')
}

/** Whether a link can be read or written by now. */
export function linkHolds({ link }: CommissionerInQuestion, now: Date): boolean {
  return link !== null && canLink.read(link, now).allowed
}

/** Who names a commissioner, sends its mentor a link and speaks with it: docs/regulation.md#commissioner. */
export const canCommissioner = {
  /** Which firm it is, the agreement and the reason of an embargo. */
  see: (actor: Actor, thesis: ThesisFacts): Decision<'not_found'> =>
    readsProcess(actor, thesis) ? allowed : refused('not_found'),

  /** Names one, or writes it anew. */
  set,

  /** What was named by mistake; where something was said it stays, and only the link is ended. */
  remove: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: TopicRules,
    { hasComments }: CommissionerInQuestion,
  ): CommissionerDecision =>
    firstRefusal<CommissionerRefusal>(
      set(actor, thesis, rules),
      hasComments ? refused('company_comments') : allowed,
    ),

  /** A new link, which ends the one before. */
  sendLink: set,

  /** The supervisor or the secretary ends a link that went astray. */
  revokeLink: (
    actor: Actor,
    thesis: ThesisFacts,
    commissioner: CommissionerInQuestion,
    now: Date,
  ): CommissionerDecision =>
    firstRefusal<CommissionerRefusal>(
      isSecretaryOf(actor, thesis) ? allowed : ownedByInstructor(actor, thesis),
      linkHolds(commissioner, now) ? allowed : refused('link_expired'),
    ),

  readComments,

  writeComment: (actor: Actor, thesis: ThesisFacts): CommissionerDecision =>
    firstRefusal<CommissionerRefusal>(readComments(actor, thesis), inProgress(thesis)),

  /** The mentor reads and writes by a link that holds, as long as the thesis is in progress with the same student. */
  byLink: (
    thesis: ThesisFacts,
    studentId: number,
    link: Pick<SignedLink, 'expiresAt' | 'revokedAt'>,
    now: Date,
  ): CommissionerDecision =>
    firstRefusal<CommissionerRefusal>(
      canLink.read(link, now),
      thesisState(thesis) === 'inProgress' && thesis.studentId === studentId
        ? allowed
        : refused('link_expired'),
    ),
}
