import { canPaper, type PaperSubject } from '@diatrivi/domain/paper/paper.policy'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { ReadPaper, StandingPaper } from './paper.model.ts'

/** Those that the reader may read, and what he or she may do with each. */
export function readable(
  actor: SessionActor,
  subject: PaperSubject,
  papers: readonly StandingPaper[],
): ReadPaper[] {
  return papers
    .filter(({ row, state }) => canPaper.read(actor, subject, { kind: row.kind, state }).allowed)
    .map((paper) => withRights(actor, subject, paper))
}

export function withRights(actor: SessionActor, subject: PaperSubject, paper: StandingPaper): ReadPaper {
  const asked = { kind: paper.row.kind, state: paper.state }
  return {
    ...paper,
    mayReturn: canPaper.return(actor, subject, asked, { hasReason: true }).allowed,
    mayVoid: canPaper.void(actor, subject, asked).allowed,
  }
}
