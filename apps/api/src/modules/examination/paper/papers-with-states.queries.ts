import { comparedFacts } from '@diatrivi/domain/examination/paper/compared-facts'
import { paperState } from '@diatrivi/domain/examination/paper/paper'
import type { Reader } from '../../../platform/database/transaction.ts'
import { factsNow } from './facts/facts-now.model.ts'
import { type PaperSources, readPaperSourcesOf, subjectOf } from './facts/paper-sources.queries.ts'
import { findSupervisor } from './facts/supervision-sources.queries.ts'
import { listForms } from './form/paper-form.queries.ts'
import type { KeptPaper, PaperInContext, PaperRow, PaperWithState } from './paper.model.ts'
import { listPapersOf, listReturnsOf } from './paper.queries.ts'

/** With their states and the copies that came home. */
export async function papersWithStates(
  db: Reader,
  rows: readonly PaperRow[],
  sources: ReadonlyMap<number, PaperSources>,
): Promise<PaperWithState[]> {
  const returns = Map.groupBy(
    await listReturnsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ paperId }) => paperId,
  )
  const departments = new Set(rows.map(({ departmentId }) => departmentId))
  const forms = rows.length === 0 ? [] : await listForms(db, [...departments])
  const haveForms = new Set(forms.map(({ departmentId, kind }) => `${departmentId} ${kind}`))
  return rows.map((row) => ({
    row,
    state: stateOf(row, row.thesisId === null ? null : (sources.get(row.thesisId) ?? null)),
    returns: returns.get(row.id) ?? [],
    hasForm: haveForms.has(`${row.departmentId} ${row.kind}`),
  }))
}

export function withStates(papers: readonly KeptPaper[], sources: PaperSources): PaperWithState[] {
  return papers.map((paper) => ({ ...paper, state: stateOf(paper.row, sources) }))
}

function stateOf(row: PaperRow, sources: PaperSources | null) {
  const [isVoid, isReplaced] = [row.voidedAt !== null, row.replacedAt !== null]
  const isOutdated = !isVoid && !isReplaced && isOutdatedBy(row, sources)
  return paperState({ isVoid, isReplaced, isOutdated })
}

/** A certificate of supervision speaks of the day on which it was issued. */
function isOutdatedBy({ kind, facts, ...about }: PaperRow, sources: PaperSources | null) {
  if (kind === 'supervision') return false
  const now = sources === null ? null : factsNow(kind, sources, about)
  return now === null || comparedFacts(now) !== comparedFacts(facts)
}

export async function papersWithStatesOf(db: Reader, sources: PaperSources): Promise<PaperWithState[]> {
  const { id } = sources.thesis
  return withStates(await listPapersOf(db, id), sources)
}

/** One paper with what the rules ask of whom it is about; null where both its thesis and its person are gone. */
export async function paperInContext(db: Reader, row: PaperRow): Promise<PaperInContext | null> {
  const sources = row.thesisId === null ? null : await readPaperSourcesOf(db, row.thesisId)
  const [paper] = await papersWithStates(
    db,
    [row],
    new Map(sources === null ? [] : [[sources.thesis.id, sources]]),
  )
  if (paper === undefined) return null
  if (sources !== null) return { paper, subject: subjectOf(sources), thesis: sources.thesis }
  if (row.accountId === null) return null
  const instructor = await findSupervisor(db, { accountId: row.accountId })
  return instructor === null ? null : { paper, subject: { instructor }, thesis: null }
}
