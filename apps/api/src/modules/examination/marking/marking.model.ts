import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import { countedParts } from '@diatrivi/domain/examination/marking/correction'
import type { MarkingFacts } from '@diatrivi/domain/examination/marking/mark.policy'
import type { SeatRow } from '../committee/committee.model.ts'
import type { ExaminationRow, PresenceRow } from '../examination/examination.queries.ts'
import type { examinationResult, markCorrection, memberMark } from './tables.ts'

export type ResultRow = typeof examinationResult.$inferSelect
export type MemberMarkRow = typeof memberMark.$inferSelect
export type MarkCorrectionRow = typeof markCorrection.$inferSelect

/** An examination with what was written when it was held and marked. */
export interface MarkedExamination extends ExaminationRow {
  /** Who of the committee took part; empty before it is held. */
  presence: PresenceRow[]
  /** Null before the marks are opened. */
  result: ResultRow | null
  /** As they were given, sealed or not. */
  marks: MemberMarkRow[]
  /** Decisions about them since the opening, the oldest first. */
  markCorrections: MarkCorrectionRow[]
}

/** An examination with everything that its marks hang on. Nothing of it goes out before the rules are asked. */
export interface Marking {
  examination: ExaminationRow
  seats: SeatRow[]
  /** As they count: with what decisions have put in the place of what was sealed. */
  marks: MemberMarkRow[]
  /** Decisions about them since the opening, the oldest first. */
  markCorrections: MarkCorrectionRow[]
  /** Null before the opening. */
  result: ResultRow | null
  facts: MarkingFacts
}

/** @param beside all seats of its thesis and the rules that it is marked by */
export function markingOf(
  examination: MarkedExamination,
  { seats, rules, now }: { seats: SeatRow[]; rules: MarkingRules; now: Date },
): Marking {
  const { presence, result, markCorrections } = examination
  const presences = new Map(presence.map((one) => [one.seatId, one.presence]))
  const marks = countedMarks(examination)
  const markOf = (seatId: number) => marks.find((mark) => mark.seatId === seatId)
  const facts = {
    state: examination.state,
    hasBegun: examination.startsAt <= now,
    isOpened: result !== null,
    rules,
    seats: seats.map((seat) => ({
      ...seat,
      presence: presences.get(seat.id) ?? null,
      firstSealedAt: markOf(seat.id)?.firstSealedAt ?? markOf(seat.id)?.sealedAt ?? null,
      isSealed: (markOf(seat.id)?.sealedAt ?? null) !== null,
      isConfirmed: (markOf(seat.id)?.confirmedAt ?? null) !== null,
    })),
  }
  return { examination, seats, marks, markCorrections, result, facts }
}

/** The marks as they count: with what decisions have put in the place of what was sealed. */
export function countedMarks({
  marks,
  markCorrections,
}: Pick<MarkedExamination, 'marks' | 'markCorrections'>): MemberMarkRow[] {
  return marks.map((mark) => ({ ...mark, parts: countedParts(mark.seatId, mark.parts, markCorrections) }))
}
