import type { Role } from '../../people/account/role.ts'

/* Figures about many people, and what of them is shown to whom: docs/regulation.md#statistics. */

/** A group of fewer people is hidden from instructors, so that no person is recognised in a figure. */
export const SMALLEST_GROUP = 5

/** The quartiles of a number of observations: a quarter, half and three quarters of them are at most so much. */
export interface Quartiles {
  first: number
  median: number
  third: number
}

/** How observations are spread; of none there are no quartiles. */
export interface Spread {
  count: number
  quartiles: Quartiles | null
}

/** How many of a group: those finished on time, of those that had a day to keep. */
export interface Share {
  of: number
  part: number
}

/** As it is shown: null is a number of people that is hidden because it, or another that follows from it, is small. */
export interface ShownSpread {
  count: number | null
  quartiles: Quartiles | null
}

export interface ShownShare {
  of: number | null
  part: number | null
}

/** Administrators read the records themselves, so no figure hides anything from them. */
export function hidesSmallGroups(role: Role): boolean {
  return role !== 'administrator'
}

/** A group without people has none to recognise, so a nought is shown. */
export function isHidden(role: Role, people: number): boolean {
  return hidesSmallGroups(role) && people > 0 && people < SMALLEST_GROUP
}

/** @param isOfHidden the number would give a smaller one away */
export function shownCount(role: Role, people: number, isOfHidden = false): number | null {
  return isHidden(role, people) || (isOfHidden && people > 0) ? null : people
}

/** @param isOfHidden the people belong to a number that is hidden, so theirs would give it away */
export function shownSpread(role: Role, spread: Spread, isOfHidden = false): ShownSpread {
  const hides = isHidden(role, spread.count) || (isOfHidden && spread.count > 0)
  return hides ? { count: null, quartiles: null } : spread
}

/** By the size of the group: how few of it kept their day says nothing of one of them. */
export function shownShare(role: Role, { of, part }: Share, isOfHidden = false): ShownShare {
  return isHidden(role, of) || (isOfHidden && of > 0) ? { of: null, part: null } : { of, part }
}

/** The share in percent; null for an empty and for a hidden group. */
export function percentOf({ of, part }: ShownShare): number | null {
  return of === null || part === null || of === 0 ? null : (part * 100) / of
}
