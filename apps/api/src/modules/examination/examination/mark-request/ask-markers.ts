import { awaitedMarkers, type MarkingFacts } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'
import { askMarker, type MarkRequestDependencies } from './ask-marker.ts'
import { isFromOutside } from './mark-due.model.ts'

/** Asks the members without an account whose mark is missing, or who are asked once more. The thesis is locked. */
export async function askMarkers(
  deps: MarkRequestDependencies,
  tx: Tx,
  thesis: ThesisInQuestion,
  facts: MarkingFacts,
): Promise<void> {
  for (const seat of awaitedMarkers(facts).filter(isFromOutside))
    await askMarker(deps, tx, thesis, facts, seat)
}
