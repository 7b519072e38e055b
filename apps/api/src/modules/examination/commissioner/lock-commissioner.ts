import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { LockedCommissioner } from './commissioner.model.ts'
import { findCommissioner } from './commissioner.queries.ts'

/** A thesis under its lock with its commissioner, so that what was read is still true when it is written upon. */
export async function lockCommissioner(tx: Tx, thesisId: number): Promise<LockedCommissioner> {
  const thesis = found(await lockThesis(tx, thesisId))
  const book = await findBookOfThesis(tx, thesisId)
  return { thesis, rules: book?.rules.topic ?? null, current: await findCommissioner(tx, thesis) }
}
