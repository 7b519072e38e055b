import type { Role } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import type { EventKind } from '../../thesis/thesis/event.ts'

/** What hangs on an account. */
export interface Leaving {
  role: Role
  /** Own topics and theses without a mark, or the one that a student has. */
  unfinished: number
  /** Marked theses, and assignments that ended before a mark: records of the department. */
  records: number
  /** What others rely on beside them: papers, corrected marks, rule books, entries of histories. */
  acts: number
}

export type DeletionRefusal = 'own_account' | 'has_unfinished_theses'

/** Deleted with all that is its own, or closed: records and acts stay, and its name on them for some years. */
export type DeletionOutcome = 'deleted' | 'closed'

/** What becomes of an account that its owner or an administrator deletes: docs/regulation.md#delete-own-account */
export const deletionOutcome = ({ records, acts }: Pick<Leaving, 'records' | 'acts'>): DeletionOutcome =>
  records === 0 && acts === 0 ? 'deleted' : 'closed'

/** Entries of a history on which others do not rely: interests that came to nothing are the affair of the student. */
export const OWN_AFFAIRS = [
  'interest_declared',
  'interest_withdrawn',
  'interest_closed',
  'answer_declined',
] as const satisfies readonly EventKind[]

export const canPersonalData = {
  /** An administrator is deleted by another one, so that the last one stays. */
  deleteOwnAccount: ({ role, unfinished }: Leaving): Decision<DeletionRefusal> =>
    firstRefusal<DeletionRefusal>(
      role === 'administrator' ? refused('own_account') : allowed,
      unfinished === 0 ? allowed : refused('has_unfinished_theses'),
    ),
}

/** What a closed account is called once its name is gone, in the language of the records. */
export const NAMELESS = { firstName: 'Διαγραμμένος', surname: 'χρήστης' } as const
