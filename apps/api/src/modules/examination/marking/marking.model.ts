import type { MarkingFacts } from '@diatrivi/domain/examination/marking/mark.policy'
import type { SeatRow } from '../committee/committee.model.ts'
import type { ExaminationRow } from '../examination/examination.queries.ts'
import type { examinationResult, markCorrection, memberMark } from './tables.ts'

export type ResultRow = typeof examinationResult.$inferSelect
export type MemberMarkRow = typeof memberMark.$inferSelect
export type MarkCorrectionRow = typeof markCorrection.$inferSelect

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
