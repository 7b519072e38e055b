import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { ThesisEvent } from '../../thesis/history/history.service.ts'
import type { PaperInContext } from './paper.model.ts'

/** What happened to a paper, for the history of its thesis; a certificate is about none. */
export function paperEvents(
  { paper, thesis }: PaperInContext,
  what: EventKind,
  { accountId: actorId }: MemberActor,
  at: Date,
): ThesisEvent[] {
  if (thesis === null) return []
  const details = { paper: paperNumber(paper.row.year, paper.row.number) }
  return [{ thesisId: thesis.id, actorId, what, details, at }]
}
