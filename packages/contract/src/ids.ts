import { z } from 'zod'
import { ID_MAX } from './limits.ts'
import { requiredOr } from './values.ts'

const DIGITS = /^[1-9][0-9]{0,9}$/

/** An id in a path or a query: decimal digits only, so neither `1e3` nor ` 7` nor `007` passes. */
export const IdParam = z
  .string()
  .regex(DIGITS, { error: 'invalid_id' })
  .transform(Number)
  .refine((id) => id <= ID_MAX, { error: 'invalid_id' })

/** The department that an address names. */
export const DepartmentParams = z.object({ depID: IdParam })

/** An id in a JSON body: a number, or its digits as older clients send them. */
export const IdValue = z
  .union([z.number(), z.string().regex(DIGITS, { error: 'invalid_id' }).transform(Number)], {
    error: requiredOr('invalid_id'),
  })
  .refine((id) => Number.isInteger(id) && id >= 1 && id <= ID_MAX, { error: 'invalid_id' })

export const Id = z.int().positive()
