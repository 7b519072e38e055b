import type { MarkingFacts } from '@diatrivi/domain/marking/mark.policy'
import type { SeatRow } from '../committee/committee.model.ts'
import type { ExaminationRow } from '../examination/examination.queries.ts'
import type { examinationResult, memberMark } from './tables.ts'

export type ResultRow = typeof examinationResult.$inferSelect
export type MemberMarkRow = typeof memberMark.$inferSelect

/** An examination with everything that its marks hang on. Nothing of it goes out before the rules are asked. */
export interface Marking {
  examination: ExaminationRow
  seats: SeatRow[]
  marks: MemberMarkRow[]
  /** Null before the opening. */
  result: ResultRow | null
  facts: MarkingFacts
}
