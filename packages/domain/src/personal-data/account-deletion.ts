import type { Role } from '../account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'

/** What hangs on an account. */
export interface Leaving {
  role: Role
  /** Own topics and theses without a mark, or the one that a student has. */
  unfinished: number
  /** Marked theses, and assignments that ended before a mark: records of the department. */
  records: number
}

export type DeletionRefusal = 'own_account' | 'has_unfinished_theses'

/** Deleted with all that is its own, or closed: records stay, and its name on them for some years. */
export type DeletionOutcome = 'deleted' | 'closed'

/** What becomes of an account that its owner deletes: docs/regulation.md#delete-own-account */
export const deletionOutcome = ({ records }: Pick<Leaving, 'records'>): DeletionOutcome =>
  records === 0 ? 'deleted' : 'closed'

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
