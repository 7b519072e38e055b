import { violatedConstraint } from '../database/errors.ts'
import type { Refusal } from './refusal.ts'

/** By the name of a constraint, what its violation means to a caller. */
export type ConstraintRefusals = Readonly<Record<string, () => Refusal>>

/**
 * Does the work and maps a violated constraint to a code of the contract. Checking first and writing after
 * would leave a gap in which another process writes; the constraint leaves none.
 */
export async function refusing<Result>(
  refusals: ConstraintRefusals,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const constraint = violatedConstraint(error)
    const refusal = constraint === undefined ? undefined : refusals[constraint]
    throw refusal === undefined ? error : refusal()
  }
}
