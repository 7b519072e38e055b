import type { Planned } from '../../examination/examination/calendar-entry.ts'
import type { DateAnswer } from '../../examination/examination/examination.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { Language } from '../../shared/language.ts'
import type { ThesisFacts } from '../../thesis/thesis/thesis.ts'
import type { StepFacts } from '../../thesis/todo-list/step.ts'

/** The person whose calendar it is, and what he or she has chosen. */
export interface FeedReader {
  accountId: number
  language: Language
  /** Whether the steps of the theses are wanted too. */
  hasSteps: boolean
}

/** What belongs to a thesis, and where the thesis is read. */
interface OfThesis {
  thesis: { title: string; changedAt: Date; page: string }
}

export interface FeedExamination extends Planned, OfThesis {
  supervisor: string
}

/** A date of which the committee and the student are asked whether it suits them. */
export interface OfferedDate extends OfThesis {
  id: number
  startsAt: Date
  minutes: number
  changedAt: Date
  /** What the reader has said; null before that. */
  answer: DateAnswer | null
}

/** A seat in a committee that waits for the answer of the reader. */
export interface OpenInvitation extends OfThesis {
  seatId: number
  dueOn: IsoDate
  changedAt: Date
}

/** Corrections that the reader owes the committee. */
export interface OwedCorrections extends OfThesis {
  examinationId: number
  dueOn: IsoDate
  changedAt: Date
}

export interface FeedThesis
  extends Pick<
    ThesisFacts,
    'studentId' | 'publicByInstructor' | 'interestDeadline' | 'startDate' | 'intendedEnd' | 'mark'
  > {
  id: number
  title: string
  page: string
  version: number
  changedAt: Date
  /** In their order; none where they are not wanted. */
  steps: readonly FeedStep[]
}

export interface FeedStep extends StepFacts {
  id: number
  title: string
  page: string
  version: number
  changedAt: Date
}

/** What is known of the dates of a person. The person examines, is examined, supervises or asked for each of them. */
export interface FeedFacts {
  examinations: readonly FeedExamination[]
  offeredDates: readonly OfferedDate[]
  invitations: readonly OpenInvitation[]
  corrections: readonly OwedCorrections[]
  theses: readonly FeedThesis[]
}
