import { eq, type Placeholder, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { commissionerIn } from '../../examination/commissioner/commissioner.queries.ts'
import { linkedSeatsIn } from '../../examination/committee/link/signed-link.queries.ts'
import { newestProposalIn } from '../../examination/committee/proposal/proposal.queries.ts'
import { dateOptionsIn } from '../../examination/examination/date/date-option.queries.ts'
import { cancelledAheadOf, textMoment } from '../../examination/examination/examination.queries.ts'
import { examinationStatus } from '../../examination/examination/result/outcome.queries.ts'
import { selectPaperSources } from '../../examination/paper/facts/paper-sources.queries.ts'
import { papersIn } from '../../examination/paper/paper.queries.ts'
import { topicOfThesis } from '../../thesis/interest/topic-places.queries.ts'
import { examinedThesisId } from '../../thesis/thesis/book.queries.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { confirmationsIn } from '../../thesis/todo-list/todo-list.queries.ts'

/** Which thesis, and now: values, or the places of values in a prepared statement. */
interface Asked {
  thesisId: number | Placeholder
  now: Date | Placeholder
}

/** A thesis with everything that its process is derived of. What the reader may see of it is decided afterwards. */
export function selectProcess(db: Reader, { thesisId, now }: Asked) {
  return selectPaperSources(db, {
    confirmations: confirmationsIn(thesis.id).sql,
    topic: topicOfThesis,
    status: examinationStatus(),
    proposal: newestProposalIn(examinedThesisId).sql,
    cancelledAhead: cancelledAheadOf(thesis, now).sql,
    options: dateOptionsIn(examinedThesisId).sql,
    textMoment,
    markLinks: linkedSeatsIn(examinedThesisId, { purpose: 'mark', now }).sql,
    papers: papersIn(examinedThesisId).sql,
    commissioner: commissionerIn(examinedThesisId).sql,
  }).where(eq(thesis.id, thesisId))
}

export type ProcessRow = Awaited<ReturnType<typeof selectProcess>>[number]

/** Prepared by name: building and planning the statement costs more than running it. */
export function processFinder(db: Reader) {
  const statement = selectProcess(db, {
    thesisId: sql.placeholder('thesisId'),
    now: sql.placeholder('now'),
  }).prepare('process')
  return async (thesisId: number, now: Date): Promise<ProcessRow | null> => {
    const [row] = await statement.execute({ thesisId, now })
    return row ?? null
  }
}
