import type { Actor } from '@diatrivi/domain/account/role'
import type { ThesisFacts } from '@diatrivi/domain/thesis/thesis'
import type { Closeness } from '@diatrivi/domain/thesis/thesis.policy'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { findCloseness, findFacts, lockFacts } from './thesis-facts.queries.ts'

/*
 * The order of locks, for every transaction that changes a thesis, its declarations of interest, its list or its steps:
 *
 *   1. rows of accounts, by ascending id (a student who declares interest or accepts: what the student has elsewhere
 *      is part of the decision);
 *   2. rows of theses, by ascending id;
 *   3. the rows of to-do lists.
 *
 * Whoever changes something of a thesis locks the thesis first, even to add a declaration or a step. So no two
 * transactions wait for each other, and what was read under the locks is still true when it is written upon.
 *
 * A notice or an event refers to an account, and is written when theses and lists are locked already. So an account is
 * locked against that (`for update`) only by who then waits for no thesis; whoever does, to delete a student for
 * instance, locks it as `for no key update` and shuts references out at the very end, when the theses are locked too.
 */

/** What the rules ask of a thesis, with the little that a refusal, a letter or a change needs besides. */
export interface ThesisInQuestion extends ThesisFacts {
  id: number
  title: string
  version: number
}

export function findThesisFacts(db: Reader, thesisId: number): Promise<ThesisInQuestion | null> {
  return findFacts(db, thesisId)
}

/** The thesis as nobody else can change it before the transaction ends; null when there is none. */
export async function lockThesis(tx: Tx, thesisId: number): Promise<ThesisInQuestion | null> {
  const [facts] = await lockFacts(tx, [thesisId])
  return facts ?? null
}

/** Several at once, in the order of locks. Those that are gone are left out. */
export async function lockTheses(tx: Tx, thesisIds: readonly number[]): Promise<ThesisInQuestion[]> {
  return thesisIds.length === 0 ? [] : lockFacts(tx, thesisIds)
}

/** How close a reader is to a thesis beyond what the thesis itself tells; only students can be. */
export async function closenessTo(db: Reader, actor: Actor, thesisId: number): Promise<Closeness> {
  if (actor.role !== 'student') return { hasDeclaredInterest: false, hadThesis: false }
  return findCloseness(db, thesisId, actor.accountId)
}
