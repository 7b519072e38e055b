import type { Reader, Tx } from '../../platform/database/transaction.ts'
import type { Interest } from './interest.model.ts'
import { deleteInterests, listInterestsIn } from './interest.repository.ts'

/* What other modules may ask of declarations. Whoever writes has locked the thesis before. */

/** The declarations on each thesis that has any, by its id: of all students, or of the one that is named. */
export async function interestsOfTheses(
  db: Reader,
  thesisIds: readonly number[],
  studentId?: number,
): Promise<Map<number, Interest[]>> {
  if (thesisIds.length === 0) return new Map()
  return Map.groupBy(await listInterestsIn(db, thesisIds, studentId), (interest) => interest.thesisId)
}

/** A release ends the student's interest; the student may declare again. */
export function dropInterest(tx: Tx, thesisId: number, studentId: number): Promise<void> {
  return deleteInterests(tx, studentId, [thesisId])
}
