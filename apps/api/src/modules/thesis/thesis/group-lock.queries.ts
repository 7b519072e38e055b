import type { Tx } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import { listLinkedInProgress } from './group.queries.ts'
import type { ThesisInQuestion } from './thesis.model.ts'
import { lockTheses } from './thesis-lock.queries.ts'

/**
 * A thesis, locked, and where it is asked for those in progress that are linked with it, in the order of locks; the one
 * that was named comes first. It is not found where the named one is gone.
 */
export async function lockGroup(tx: Tx, thesisId: number, linked: boolean): Promise<ThesisInQuestion[]> {
  const others = linked ? await listLinkedInProgress(tx, thesisId) : []
  const locked = await lockTheses(tx, [thesisId, ...others])
  const named = locked.find(({ id }) => id === thesisId)
  if (named === undefined) throw new Refusal('not_found')
  if (!linked) return [named]
  const present = await listLinkedInProgress(tx, thesisId)
  // A thesis was linked while this transaction waited, and is not locked. One that has left since goes on alone.
  if (present.some((id) => !others.includes(id))) throw new Refusal('version_conflict')
  return [named, ...locked.filter(({ id }) => present.includes(id))]
}
