import type { Reader } from '../../../../platform/database/transaction.ts'
import { type PaperSources, readPaperSourcesOf } from '../facts/paper-sources.queries.ts'
import type { PaperWithState } from '../paper.model.ts'
import { papersWithStatesOf } from '../papers-with-states.queries.ts'

export async function readExaminationsDue(db: Reader, thesisId: number): Promise<number[]> {
  const sources = await readPaperSourcesOf(db, thesisId)
  return sources === null ? [] : examinationsDue(sources, withMinutes(await papersWithStatesOf(db, sources)))
}

/** The examinations whose minutes are in force. */
export function withMinutes(papers: readonly PaperWithState[]): Set<number | null> {
  const minutes = papers.filter(({ row, state }) => row.kind === 'minutes' && state === 'valid')
  return new Set(minutes.map(({ row }) => row.examinationId))
}

/** The attempts whose marks are open and which have no minutes in force, the earliest first. */
export function examinationsDue(sources: PaperSources, done: ReadonlySet<number | null>): number[] {
  const opened = sources.examinations.filter(({ result }) => result !== null)
  return opened.flatMap(({ id }) => (done.has(id) ? [] : [id])).toReversed()
}
