import type { ErrorCode, RefusalFacts } from '@diatrivi/contract/errors'
import type { WholePaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import { Refusal } from '../../../../platform/refusal/refusal.ts'
import { type Issued, issuePaper } from '../issue-paper.ts'
import { readExaminationsDue } from './minutes-due.queries.ts'

type Dependencies = Parameters<typeof issuePaper>[0]

const NO_WISH = { seatId: null, examinationId: null, username: null, from: null, until: null }

/** What became of one thesis of several. */
export interface PaperOutcome {
  thesisId: number
  issued: Issued | null
  refusal: { code: ErrorCode; facts: RefusalFacts | undefined } | null
}

/** Issues papers, the minutes of every examination that is due; one after the other, each in a transaction of its own: between two of them others are answered. */
export async function issuePapers(
  deps: Dependencies,
  actor: MemberActor,
  { kind, thesisIds }: { kind: WholePaperKind; thesisIds: readonly number[] },
): Promise<PaperOutcome[]> {
  const outcomes: PaperOutcome[] = []
  for (const thesisId of thesisIds) {
    const due = kind === 'minutes' ? await readExaminationsDue(deps.db, thesisId) : []
    // Where none is due the newest is asked for, and says why not.
    for (const examinationId of due.length === 0 ? [null] : due) {
      outcomes.push(await outcomeOf(deps, actor, kind, { thesisId, examinationId }))
    }
  }
  return outcomes
}

async function outcomeOf(
  deps: Dependencies,
  actor: MemberActor,
  kind: WholePaperKind,
  { thesisId, examinationId }: { thesisId: number; examinationId: number | null },
): Promise<PaperOutcome> {
  try {
    const wish = { ...NO_WISH, kind, thesisId, examinationId }
    return { thesisId, issued: await issuePaper(deps, actor, wish), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { thesisId, issued: null, refusal: { code: error.code, facts: error.facts } }
  }
}
