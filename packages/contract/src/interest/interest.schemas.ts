import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '@diatrivi/domain/interest/interest'
import { z } from 'zod'
import { Username } from '../account/account.schemas.ts'
import { IdParam, IdValue } from '../ids.ts'
import { INTERESTS_MAX } from '../limits.ts'
import { ThesisView } from '../thesis/thesis.schemas.ts'
import { FlagParam, integer, requiredOr, ZeroOrOne } from '../values.ts'

export const AnswerParams = z.object({ thesisId: IdParam, username: Username, flag: FlagParam })

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
