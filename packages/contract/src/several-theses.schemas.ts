import { z } from 'zod'
import { IdValue } from './ids.ts'
import { THESES_AT_ONCE_MAX } from './limits.ts'
import { requiredOr } from './values.ts'

/** The theses of one call; one that is named twice is meant once. */
export const SeveralTheses = z
  .array(IdValue, { error: requiredOr('invalid') })
  .min(1, { error: 'required' })
  .max(THESES_AT_ONCE_MAX, { error: 'too_long' })
  .transform((ids) => [...new Set(ids)])

/** What became of each, in the order of the ids: `refusal` is null where it was done. */
export const ThesisOutcomes = z.array(
  z.strictObject({
    thesisID: z.int(),
    refusal: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  }),
)
export type ThesisOutcomes = z.infer<typeof ThesisOutcomes>
