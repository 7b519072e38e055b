import type { Failure } from '@diatrivi/domain/thesis/thesis/failure'
import { z } from 'zod'

/** Marks are in hundredths. */
export const FailureView: z.ZodType<Failure> = z.union([
  z.strictObject({ cause: z.literal('mean'), pass: z.int() }),
  z.strictObject({ cause: z.literal('passers'), passers: z.int(), count: z.int(), at: z.int() }),
])
