import {
  canPaper,
  type PaperInQuestion,
  type PaperSubject,
} from '@diatrivi/domain/examination/paper/paper.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { PaperWithState, ReadPaper } from './paper.model.ts'

/** The papers that the reader may read, and what he or she may do with each. */
export function readable(
  actor: SessionActor,
  subject: PaperSubject,
  papers: readonly PaperWithState[],
): ReadPaper[] {
  return papers
    .filter((paper) => canPaper.read(actor, subject, askedOf(paper)).allowed)
    .map((paper) => withRights(actor, subject, paper))
}

export function withRights(actor: SessionActor, subject: PaperSubject, paper: PaperWithState): ReadPaper {
  const asked = askedOf(paper)
  return {
    ...paper,
    mayReturn: canPaper.return(actor, subject, asked, { hasReason: true }).allowed,
    mayVoid: canPaper.void(actor, subject, asked).allowed,
  }
}

/** What the rules ask of a paper. */
export function askedOf({ row: { kind, seatId }, state }: PaperWithState): PaperInQuestion {
  return { kind, seatId, state }
}
