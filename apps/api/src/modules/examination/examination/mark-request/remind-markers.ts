import { MARK_MAIL_DAYS } from '@diatrivi/domain/examination/committee/signed-link'
import { awaitedMarkers, type MarkingFacts } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { DAY } from '../../../../platform/durations.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import { findNewestLink } from '../../committee/link/signed-link.queries.ts'
import { askMarker, type MarkRequestDependencies } from './ask-marker.ts'
import { isFromOutside } from './mark-due.model.ts'

/**
 * Asks the same members once more some days after the mail before. A link that was revoked is renewed by a person alone.
 * The thesis is locked.
 */
export async function remindMarkers(
  deps: MarkRequestDependencies,
  tx: Tx,
  thesis: ThesisInQuestion,
  facts: MarkingFacts,
): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - MARK_MAIL_DAYS * DAY)
  for (const seat of awaitedMarkers(facts).filter(isFromOutside)) {
    const newest = await findNewestLink(tx, { seatId: seat.id, purpose: 'mark' })
    const isDue = newest === null || (newest.revokedAt === null && newest.createdAt <= before)
    if (isDue) await askMarker(deps, tx, thesis, facts, seat)
  }
}
