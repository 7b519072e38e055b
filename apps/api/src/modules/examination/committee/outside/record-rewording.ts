import { type OutsideWords, wordsInLine } from '@diatrivi/domain/examination/committee/outside-words'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { ThesisEvent } from '../../../thesis/history/history.service.ts'
import type { CommitteeDependencies } from '../committee.model.ts'
import { listThesesOfOutsider } from './outside-person.repository.ts'

/** Keeps what was changed about a person in the history of every thesis in which the person has a seat, or is offered one. */
export async function recordRewording(
  { clock, history }: Pick<CommitteeDependencies, 'clock' | 'history'>,
  tx: Tx,
  person: OutsideWords & { id: number },
  replaced: OutsideWords,
  actorId: number,
): Promise<void> {
  const details = { member: wordsInLine(replaced), after: wordsInLine(person) }
  const at = clock.now()
  const events = (await listThesesOfOutsider(tx, person.id)).map(
    (thesisId): ThesisEvent => ({ thesisId, actorId, what: 'seat_reworded', details, at }),
  )
  await history.recordAll(tx, events)
}
