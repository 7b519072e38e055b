import type { Hundredths, MarkingRules } from '../../department/rulebook/marking-rules.ts'
import { canonicalJson } from '../../shared/canonical-json.ts'
import { type MemberMark, type Outcome, openMarks, ownMark, wholeMark } from './marking.ts'

type Parts = MemberMark['parts']

/** A mark that was changed after the opening, by a decision. */
export interface MarkCorrection {
  seatId: number
  before: Parts
  after: Parts
}

export interface SeatsMark extends MemberMark {
  seatId: number
}

/** What a correction changed: the own mark of its member, and what the examination came to. */
export interface CorrectedMarks {
  own: { before: Hundredths; after: Hundredths }
  final: { before: Hundredths; after: Hundredths }
}

/** What counts of a seat: what it sealed, or what the newest decision has put in its place. Oldest first. */
export function countedParts(
  seatId: number,
  sealed: Parts,
  corrections: readonly Pick<MarkCorrection, 'seatId' | 'after'>[],
): Parts {
  return corrections.findLast((one) => one.seatId === seatId)?.after ?? sealed
}

export function areSameMarks(one: Parts, other: Parts): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

/**
 * What each correction changed, in their order, so that nothing of it is kept that could differ from the marks.
 *
 * @param marks those that count now
 * @param corrections oldest first
 */
export function retraced(
  marks: readonly SeatsMark[],
  corrections: readonly MarkCorrection[],
  rules: MarkingRules,
): CorrectedMarks[] {
  const changes: CorrectedMarks[] = []
  let later = marks
  for (const { seatId, before, after } of corrections.toReversed()) {
    const earlier = later.map((mark) => (mark.seatId === seatId ? { ...mark, parts: before } : mark))
    const { seat } = found(earlier, seatId)
    changes.unshift({
      own: {
        before: ownMark({ seat, parts: before }, rules),
        after: ownMark({ seat, parts: after }, rules),
      },
      final: { before: openMarks(earlier, rules).final, after: openMarks(later, rules).final },
    })
    later = earlier
  }
  return changes
}

function found(marks: readonly SeatsMark[], seatId: number): SeatsMark {
  const mark = marks.find((one) => one.seatId === seatId)
  if (mark === undefined) throw new Error(`no mark of the seat ${seatId}`)
  return mark
}

/** What a thesis has of its examination: null where it failed, or its corrections are awaited. */
export function thesisMarkOf({
  outcome,
  final,
  areCorrectionsAccepted,
}: {
  outcome: Outcome
  final: Hundredths
  areCorrectionsAccepted: boolean
}): number | null {
  const hasPassed = outcome === 'passed' || (outcome === 'corrections' && areCorrectionsAccepted)
  return hasPassed ? wholeMark(final) : null
}
