import type { Actor } from '../../people/account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'

export type RulebookRefusal = 'not_found' | 'rulebook_in_force'

/** What a policy needs to know of a book. */
export interface RulebookFacts {
  departmentId: number
  isPublished: boolean
}

type RulebookDecision = Decision<RulebookRefusal>

/** Administrators run every department, secretaries the own one. */
function runs({ role, departmentId: own }: Actor, departmentId: number): boolean {
  return role === 'administrator' || (role === 'secretary' && own === departmentId)
}

/** A person who does not run a department learns nothing of what it only drafts. */
function write(actor: Actor, departmentId: number): RulebookDecision {
  return runs(actor, departmentId) ? allowed : refused('not_found')
}

/** A book that theses begin with is changed by another book only. */
function change(actor: Actor, book: RulebookFacts): RulebookDecision {
  return firstRefusal(
    write(actor, book.departmentId),
    book.isPublished ? refused('rulebook_in_force') : allowed,
  )
}

/** docs/regulation.md#rule-books */
export const canRulebook = {
  /** The books and programmes of a department; which books are in the list is asked of `read`. */
  list: (actor: Actor, departmentId: number): RulebookDecision =>
    runs(actor, departmentId) || actor.departmentId === departmentId ? allowed : refused('not_found'),

  /** A published book is read by everybody of its department, a draft by those who may write it. */
  read: (actor: Actor, book: RulebookFacts): RulebookDecision =>
    book.isPublished ? canRulebook.list(actor, book.departmentId) : write(actor, book.departmentId),

  /** Programmes, new drafts, and what a book would change. */
  write,
  edit: change,
  publish: change,
  delete: change,
}
