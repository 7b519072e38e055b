import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { PaperInContext } from './paper.model.ts'
import { findPaper } from './paper.queries.ts'
import { paperInContext } from './papers-with-states.queries.ts'

/** Locks the thesis of a paper before its state is read, so that no other action changes what was decided upon. */
export async function lockPaper(tx: Tx, paperId: number): Promise<PaperInContext> {
  const row = found(await findPaper(tx, paperId))
  if (row.thesisId !== null) await lockThesis(tx, row.thesisId)
  return findPaperInContext(tx, paperId)
}

/** As it is read without a lock. */
export async function findPaperInContext(reader: Reader, paperId: number): Promise<PaperInContext> {
  return found(await paperInContext(reader, found(await findPaper(reader, paperId))))
}
