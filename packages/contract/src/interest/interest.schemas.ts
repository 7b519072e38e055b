import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '@diatrivi/domain/interest/interest'
import { z } from 'zod'
import { Username } from '../account/account.schemas.ts'
import { IdParam } from '../ids.ts'
import { ThesisView } from '../thesis/thesis.schemas.ts'
import { FlagParam, integer, ZeroOrOne } from '../values.ts'

export const AnswerParams = z.object({ thesisId: IdParam, username: Username, flag: FlagParam })

export const DeclareInterestBody = z.object({
  prefOrder: integer(HIGHEST_PRIORITY, LOWEST_PRIORITY, 'priority_range'),
})

export const PreferredThesis = z.strictObject({
  thesisID: ThesisView,
  isAssigned: ZeroOrOne,
  prefOrder: z.int(),
})

/** Either the thesis in progress (or the last one marked), or the wishes by priority. */
export const CurrentThesisAnswer = z.strictObject({
  thesis: ThesisView.nullable(),
  preferedThesis: z.array(PreferredThesis),
})
