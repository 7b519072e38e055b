import type { Actor } from '@diatrivi/domain/account/role'
import { isInsider, maySeeInterested, maySeeMark } from '@diatrivi/domain/thesis/thesis.policy'
import type { Reader } from '../../platform/database/transaction.ts'
import { found } from '../../platform/refusal/refusal.ts'
import type { Interest } from '../interest/interest.model.ts'
import { interestsOfTheses } from '../interest/interest.queries.ts'
import type { Thesis } from '../thesis/thesis.model.ts'
import { findCurrentThesis, listThesesById } from '../thesis/thesis.queries.ts'
import { listsOfTheses } from '../todo-list/todo-list.queries.ts'
import type { SeenThesis } from './thesis-view.model.ts'

/** Theses as one reader sees them, in a fixed number of queries however many there are. */
export async function seenBy(db: Reader, actor: Actor, theses: readonly Thesis[]): Promise<SeenThesis[]> {
  const lists = await listsOfTheses(db, idsOf(theses.filter((thesis) => isInsider(actor, thesis))))
  const interests = await interestsSeenBy(db, actor, theses)
  return theses.map((thesis) => ({
    thesis,
    showsMark: maySeeMark(actor, thesis),
    interests: interests.get(thesis.id) ?? [],
    list: lists.get(thesis.id) ?? null,
  }))
}

export async function thesisSeenBy(db: Reader, actor: Actor, thesis: Thesis): Promise<SeenThesis> {
  const [seen] = await seenBy(db, actor, [thesis])
  return found(seen)
}

/** The theses of these ids, by their ids; the caller has checked that the reader may see them. */
export async function thesesSeenBy(
  db: Reader,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, SeenThesis>> {
  const seen = await seenBy(db, actor, await listThesesById(db, ids))
  return new Map(seen.map((one) => [one.thesis.id, one]))
}

/** The thesis a student works on, else the one that was marked last. */
export async function findCurrentThesisOf(db: Reader, student: Actor): Promise<SeenThesis | null> {
  const thesis = await findCurrentThesis(db, student.accountId)
  return thesis === undefined ? null : thesisSeenBy(db, student, thesis)
}

function interestsSeenBy(
  db: Reader,
  actor: Actor,
  theses: readonly Thesis[],
): Promise<Map<number, Interest[]>> {
  if (actor.role === 'student') return interestsOfTheses(db, idsOf(theses), actor.accountId)
  return interestsOfTheses(db, idsOf(theses.filter((thesis) => maySeeInterested(actor, thesis))))
}

const idsOf = (theses: readonly Thesis[]): number[] => theses.map((thesis) => thesis.id)
