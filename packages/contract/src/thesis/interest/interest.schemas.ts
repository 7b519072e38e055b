import { CONDITIONS } from '@diatrivi/domain/department/student-record/eligibility'
import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '@diatrivi/domain/thesis/interest/interest'
import { THESIS_TITLE_MAX } from '@diatrivi/domain/thesis/thesis/thesis'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { INTERESTS_MAX, MESSAGE_TO_OTHERS_MAX } from '../../limits.ts'
import { Username } from '../../people/account/account.schemas.ts'
import {
  FlagParam,
  integer,
  nameLineOrNone,
  optionalText,
  requiredOr,
  Saved,
  ZeroOrOne,
} from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'
import { ThesisView } from '../thesis/thesis.schemas.ts'

export const AnswerParams = z.object({ thesisId: IdParam, username: Username, flag: FlagParam })

/**
 * Unknown to older clients: `messageToOthers`, which stands in the notice that the other interested students get when the
 * one accepts. A cancelled answer takes it back.
 */
export const AnswerBody = z.object({ messageToOthers: optionalText(MESSAGE_TO_OTHERS_MAX).optional() })

/** The title in English, where the topic has none and the rules ask for one; otherwise it stays as it is. */
export const AcceptBody = z.object({ titleEn: nameLineOrNone(THESIS_TITLE_MAX).optional() })

export const DeclareInterestBody = z.object({
  prefOrder: integer(HIGHEST_PRIORITY, LOWEST_PRIORITY, 'priority_range'),
})

/** Theses by priority, the highest first. An interest that is not named keeps its place. */
export const ReorderInterestsBody = z.object({
  theses: z
    .array(IdValue, { error: requiredOr('invalid') })
    .min(1, { error: 'required' })
    .max(INTERESTS_MAX, { error: 'too_long' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
})

/** A limit of the rule book that one thesis more would break, where that is only pointed out or not asked for yet. */
const Load = z.strictObject({ max: z.int() })

/** Done; `load` is the limit that the rule book only points out, left out where none is broken. */
export const InterestAnswered = Saved.extend({ load: Load.exactOptional() })
export type InterestAnswered = z.infer<typeof InterestAnswered>

/**
 * The students who are judged: on an instructor's own topic those who declared interest and lack something, otherwise
 * the one who asks. What is found in the record is said to the student alone.
 */
export const EligibilityAnswer = z.strictObject({
  /** Null: no rule book asks for anything. */
  mode: z.enum(['warn', 'refuse']).nullable(),
  /** Whether the student who asks is to give the title in English with the acceptance. */
  asksTitleEn: z.boolean(),
  /** To an instructor whose theses are as many as the rule book wants already; left out otherwise. */
  load: Load.extend({ mode: z.enum(['warn', 'refuse']) }).exactOptional(),
  students: z.array(
    z.strictObject({
      username: z.string(),
      recordMissing: z.boolean(),
      failed: z.array(
        z.strictObject({
          condition: z.enum(CONDITIONS),
          wanted: z.int(),
          /** Null where the record does not say it, and to an instructor. */
          found: z.int().nullable(),
        }),
      ),
      /** The day of a record that is too old to be relied upon. */
      staleSince: WireDate.nullable(),
    }),
  ),
})
export type EligibilityAnswer = z.infer<typeof EligibilityAnswer>

export const PreferredThesis = z.strictObject({
  thesisID: ThesisView,
  isAssigned: ZeroOrOne,
  prefOrder: z.int(),
})

/** Either the thesis in progress (or the last one marked), or the interests by priority. */
export const CurrentThesisAnswer = z.strictObject({
  thesis: ThesisView.nullable(),
  preferedThesis: z.array(PreferredThesis),
})
