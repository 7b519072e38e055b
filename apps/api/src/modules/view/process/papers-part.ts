import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { ReadPaper } from '../../examination/paper/paper.model.ts'
import { readPaperSourcesOf } from '../../examination/paper/paper-sources.queries.ts'
import { readable } from '../../examination/paper/readable-papers.model.ts'
import { standingPapersOf, subjectOf } from '../../examination/paper/standing-papers.queries.ts'

/** The papers of a thesis that the reader of its process may read. */
export async function papersPart(db: Reader, actor: SessionActor, thesisId: number): Promise<ReadPaper[]> {
  const sources = found(await readPaperSourcesOf(db, thesisId))
  return readable(actor, subjectOf(sources), await standingPapersOf(db, sources))
}
