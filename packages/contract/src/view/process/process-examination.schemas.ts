import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../../errors.ts'
import {
  CancelledExamination,
  ExaminationView,
  PollView,
} from '../../examination/examination/examination.schemas.ts'
import { WireDate } from '../../wire-dates.ts'

/** `MM-DD`, both days in it. */
const ExamWindowView = z.strictObject({ label: z.string(), from: z.string(), until: z.string() })

/** Whether the caller may act now, or the code of the refusal, so that a button explains itself. */
const May = z.union([z.literal(true), z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]])])

/**
 * The examination of a thesis whose rules ask for a committee and that a student works on, or has worked on until the
 * mark.
 */
export const ProcessExamination = z.strictObject({
  rules: z.strictObject({
    minutes: z.int(),
    isPublic: z.boolean(),
    hasPresentation: z.boolean(),
    /** How many members have to be there. */
    quorum: z.int(),
    noticeDays: z.int(),
    textDays: z.int(),
    windows: z.array(ExamWindowView),
  }),
  /** How many members have accepted, of all. */
  seats: z.strictObject({ size: z.int(), accepted: z.int() }),
  acceptedOn: WireDate,
  /** The first day that can be chosen today. */
  firstDay: WireDate,
  /** With the one that is planned. */
  attemptsLeft: z.int(),
  /** The newest that was not cancelled. */
  current: ExaminationView.nullable(),
  /** The examinations that were called off and whose hour is still ahead, the earliest first. */
  cancelled: z.array(CancelledExamination),
  dates: PollView.nullable(),
  may: z.strictObject({
    offerDates: May,
    answerDates: May,
    plan: May,
    move: May,
    announce: May,
    hold: May,
    /** Asked for a thesis that is not presented. */
    openMarking: May,
    cancel: May,
    /** Whether the caller goes past a clash by a reason. */
    override: z.boolean(),
  }),
})
export type ProcessExamination = z.infer<typeof ProcessExamination>
