import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import {
  canMark,
  type MarkingSeat,
  markersOf,
  ownMarkingSeat,
} from '@diatrivi/domain/examination/marking/mark.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import { type Marking, markingOf, type ResultRow } from '../../examination/marking/marking.model.ts'
import type { ProcessRow } from './process.queries.ts'

/** The marks of a thesis as one reader may see them: how far they have come, and what was opened. */
export interface SeenMarks {
  current: {
    marking: Marking
    own: MarkingSeat | null
    showsNames: boolean
    linked: Set<number> | null
  } | null
  opened: { marking: Marking; result: ResultRow; mayAcceptCorrections: boolean; mayCorrect: boolean } | null
}

export function seenMarks(
  row: ProcessRow,
  { actor, rules, now }: { actor: SessionActor; rules: Rules['marking']; now: Date },
): SeenMarks {
  const { thesis, seats, examinations } = row
  const seen: SeenMarks = { current: null, opened: null }
  for (const examination of examinations) {
    const marking = markingOf(examination, { seats, rules, now })
    const { facts, result } = marking
    if (!canMark.seeResult(actor, thesis, facts).allowed) return seen
    if (result !== null) {
      const state = { outcome: result.outcome, isAccepted: result.correctionsAcceptedAt !== null }
      const mayAcceptCorrections = canMark.acceptCorrections(actor, thesis, facts.seats, state).allowed
      const isNewest = examination === examinations[0]
      const mayCorrect = canMark.correct(actor, thesis, facts, { isNewest }).allowed
      seen.opened = { marking, result, mayAcceptCorrections, mayCorrect }
      // The one before it failed, and is history.
      return seen
    }
    if (facts.state === 'held' || facts.hasBegun) {
      const own = ownMarkingSeat(actor, facts)
      const outside = markersOf(facts).filter(({ outsidePersonId }) => outsidePersonId !== null)
      const maySend = outside.some(({ id }) => canMark.sendLink(actor, thesis, facts, id).allowed)
      const linked = maySend ? new Set(row.markLinks.map(({ seatId }) => seatId)) : null
      seen.current = { marking, own, showsNames: actor.role !== 'student', linked }
    }
  }
  return seen
}
