import type { ExaminationRules } from '@diatrivi/domain/examination/examination/examination.policy'
import type { Outcome } from '@diatrivi/domain/examination/marking/marking'
import type { Language } from '@diatrivi/domain/shared/language'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { SeatRow } from '../committee/committee.model.ts'

/** What is kept of an examination that is planned or moved. */
export interface ExaminationPlan {
  startsAt: Date
  minutes: number
  place: string | null
  link: string | null
  isPublic: boolean
  language: Language
}

/** A thesis under its lock, with the rules of its examination and who sits in its committee. */
export interface Examined {
  thesis: ThesisInQuestion
  /** Null in the plain flow. */
  rules: ExaminationRules
  seats: SeatRow[]
}

/** What examinations came to, which a higher module keeps. */
export interface ExaminationResults {
  /** By the id of the examination; one whose marks are not opened is left out. */
  listOutcomes(db: Reader, examinationIds: readonly number[]): Promise<ReadonlyMap<number, Outcome>>
}

/** The marks of an examination, which a higher module keeps. */
export interface ExaminationMarking {
  /** Asks those who were present, which is written, for their marks. The thesis is locked. */
  begin(tx: Tx, thesis: ThesisInQuestion, examinationId: number): Promise<void>
}
