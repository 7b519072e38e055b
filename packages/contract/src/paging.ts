import { z } from 'zod'
import { PAGE_SIZE_MAX } from './limits.ts'

const pageNumber = (maximum: number) =>
  z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/, { error: 'invalid' })
    .transform(Number)
    .refine((value) => value <= maximum, { error: 'too_big' })

/**
 * Optional on every list; without either the whole list is sent. The query of a list extends it: a parameter that the
 * list does not take is refused by its name, for a misspelt filter would show everything.
 */
export const PageQuery = z.strictObject({
  page: pageNumber(999_999_999).optional(),
  pageSize: pageNumber(PAGE_SIZE_MAX).optional(),
})
export type PageQuery = z.output<typeof PageQuery>

/** How many a page holds when only `page` is asked for. */
export const DEFAULT_PAGE_SIZE = 20

export const TOTAL_COUNT_HEADER = 'X-Total-Count'
